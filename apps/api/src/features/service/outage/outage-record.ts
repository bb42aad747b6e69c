import { isLocalTime, type LocalTime, onClockAfter } from '@rochdale/domain/dates';
import type { CrewState } from '@rochdale/domain/office/outages/crew-state';

/** How the places of an outage may be told; each a list. */
const placeKinds = ['locations', 'accounts', 'substations', 'feeders', 'mapLocations'] as const;
export type PlaceKind = (typeof placeKinds)[number];
export type Places = Readonly<Record<PlaceKind, readonly string[]>>;

/** An outage as an operator tells it. Times are on the co-op's clock. */
export interface OutageRecord {
  readonly outageNumber: string;
  readonly cause: string | null;
  readonly description: string;
  /** The same in Spanish, where somebody has said it. */
  readonly causeEs: string | null;
  readonly descriptionEs: string | null;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  /** When a crew was sent, where somebody has said it. */
  readonly crewAssignedAt: LocalTime | null;
  readonly isCancelled: boolean;
  /** Who is sent and how far they are, where the office says it; left out, it stays as it is. */
  readonly crew?: string | null;
  readonly crewState?: CrewState;
  /** The number that the form made which begins it. */
  readonly begunAs?: string | null;
  /** None at all: the places stay as they are. */
  readonly places: Places;
}

/** What is wrong with a record, by its column. */
export interface RecordProblem {
  readonly column: string;
  readonly reason: string;
}

/** Whether any place is told. */
export const hasPlaces = (places: Places): boolean => placeKinds.some((kind) => places[kind].length > 0);

/** An outage whose times come after its begin also where the clock went back in between. */
export function onTurnedClock(record: OutageRecord, timeZone: string): OutageRecord {
  const { startedAt, estimatedTimeOfRestoration, restoredAt, crewAssignedAt } = record;
  const after = (time: LocalTime | null) => (time === null ? null : onClockAfter(startedAt, time, timeZone));
  return {
    ...record,
    estimatedTimeOfRestoration: after(estimatedTimeOfRestoration),
    restoredAt: after(restoredAt),
    crewAssignedAt: after(crewAssignedAt),
  };
}

/** What is wrong with an outage by itself: its texts and the order of its times. */
export function recordProblems(record: OutageRecord, now: LocalTime): RecordProblem[] {
  const { outageNumber, description, startedAt, estimatedTimeOfRestoration, restoredAt, crewAssignedAt } = record;
  const problems: RecordProblem[] = [];
  const report = (column: string, reason: string): void => {
    problems.push({ column, reason });
  };
  if (!/^[\w.-]{1,40}$/.test(outageNumber)) report('outageNumber', 'must be 1 to 40 letters, digits, dots or hyphens');
  if (description === '') report('description', 'is empty');
  for (const column of ['description', 'descriptionEs'] as const)
    if ((record[column]?.length ?? 0) > 500) report(column, 'is longer than 500 characters');
  for (const column of ['cause', 'causeEs'] as const)
    if ((record[column]?.length ?? 0) > 100) report(column, 'is longer than 100 characters');
  const times = { startedAt, estimatedTimeOfRestoration, restoredAt, crewAssignedAt };
  for (const [column, time] of Object.entries(times))
    if (time !== null && !isLocalTime(time)) report(column, 'is not a time like 2026-11-20T18:30');
  if (problems.length > 0) return problems;
  if (estimatedTimeOfRestoration !== null && estimatedTimeOfRestoration < startedAt)
    report('estimatedTimeOfRestoration', 'lies before the outage began');
  if (restoredAt !== null && restoredAt < startedAt) report('restoredAt', 'lies before the outage began');
  if (crewAssignedAt !== null && crewAssignedAt < startedAt) report('crewAssignedAt', 'lies before the outage began');
  if (crewAssignedAt !== null && crewAssignedAt > now) report('crewAssignedAt', 'lies in the future');
  if (restoredAt !== null && restoredAt > now) report('restoredAt', 'lies in the future');
  return problems;
}
