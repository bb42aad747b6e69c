import { instantAt, type LocalTime } from '../../dates.ts';

/** When the return of power was told, and for when: null, that it is not known. Times are on the co-op's clock. */
export interface ToldEstimate {
  readonly toldAt: LocalTime;
  readonly estimate: LocalTime | null;
}

/** What is known of how an outage goes. */
export interface OutageCourse {
  readonly startedAt: LocalTime;
  readonly crewAssignedAt: LocalTime | null;
  /** As they were told, oldest first; none of before they were kept. */
  readonly estimates: readonly ToldEstimate[];
  /** The one that holds now. */
  readonly estimate: LocalTime | null;
  readonly restoredAt: LocalTime | null;
}

/** Hours for which the page still tells how an outage went that has ended. */
export const endedShownHours = 24;

/** A step of an outage. `told`: an estimate that does not hold any more. */
export type TimelineStep =
  | { readonly kind: 'off' | 'crew' | 'restored'; readonly state: 'done'; readonly at: LocalTime }
  | { readonly kind: 'told'; readonly state: 'done'; readonly at: LocalTime; readonly estimate: LocalTime }
  | { readonly kind: 'estimate' | 'passed'; readonly state: 'now'; readonly estimate: LocalTime }
  | { readonly kind: 'unknown'; readonly state: 'now' }
  | { readonly kind: 'back'; readonly state: 'later' };

/** Most estimates of before that are shown. */
export const maxToldEstimates = 5;

/** How an outage goes, in its order (service-69): an estimate that has passed says so, and the end is to come or has come. */
export function outageTimeline(course: OutageCourse, now: LocalTime): TimelineStep[] {
  const { startedAt, crewAssignedAt, estimate, restoredAt } = course;
  const isOver = restoredAt !== null;
  const told = toldBefore(course).map(
    (one): TimelineStep => ({ kind: 'told', state: 'done', at: one.toldAt, estimate: one.estimate }),
  );
  const crew: TimelineStep[] = crewAssignedAt === null ? [] : [{ kind: 'crew', state: 'done', at: crewAssignedAt }];
  const between = [...crew, ...told].toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const off: TimelineStep = { kind: 'off', state: 'done', at: startedAt };
  if (isOver) return [off, ...between, { kind: 'restored', state: 'done', at: restoredAt }];
  const current: TimelineStep =
    estimate === null
      ? { kind: 'unknown', state: 'now' }
      : { kind: estimate <= now ? 'passed' : 'estimate', state: 'now', estimate };
  return [off, ...between, current, { kind: 'back', state: 'later' }];
}

const timeOf = (step: TimelineStep): LocalTime => ('at' in step ? step.at : '');

/** The estimates that hold no more, the newest of them; the last one told still holds while the outage does. */
function toldBefore({
  estimates,
  estimate: holding,
  restoredAt,
}: OutageCourse): (ToldEstimate & { readonly estimate: LocalTime })[] {
  const isHolding = restoredAt === null && estimates.at(-1)?.estimate === holding;
  const before = isHolding ? estimates.slice(0, -1) : estimates;
  return before
    .flatMap(({ toldAt, estimate }) => (estimate === null ? [] : [{ toldAt, estimate }]))
    .slice(-maxToldEstimates);
}

/** Days, hours and minutes. */
export interface Span {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Hours are counted up to here; what is longer has days. */
const longestInHours = 48;

/**
 * How long it is from one time of the co-op's clock to another: what has passed, not what the clock was set by. None where the
 * other is not later.
 */
export function timeBetween(from: LocalTime, to: LocalTime, timeZone: string): Span {
  const minutes = Math.max(0, (instantOf(to, timeZone) - instantOf(from, timeZone)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = hours < longestInHours ? 0 : Math.floor(hours / 24);
  return { days, hours: hours - days * 24, minutes: minutes % 60 };
}

const instantOf = (time: LocalTime, timeZone: string): number =>
  instantAt(time.slice(0, 10), time.slice(11, 16), timeZone).getTime();
