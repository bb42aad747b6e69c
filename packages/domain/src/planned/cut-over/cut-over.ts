import { addDays, type LocalDay } from '../../dates.ts';
import { catchUpDays } from '../due-payments/payment-plan.ts';

/**
 * Who makes the payment of a day that was set up at the old portal (moving-in-36): the old portal before the cut-over,
 * ours on that day and after it; nobody here while no cut-over is set.
 */
export function makerOf(day: LocalDay, cutOver: LocalDay | undefined): 'old' | 'ours' | 'unknown' {
  if (cutOver === undefined) return 'unknown';
  return day < cutOver ? 'old' : 'ours';
}

/** Why a cut-over can't be set, or moved, to a day: past days were made by somebody already (moving-in-37). */
export function cutOverProblem(
  wanted: LocalDay,
  { standing, today }: { readonly standing: LocalDay | undefined; readonly today: LocalDay },
): string | undefined {
  if (standing !== undefined && standing <= today)
    return `The cut-over was on ${standing}: from that day on payments are made here.`;
  return wanted < today ? `${wanted} is over: who made its payments can't be told any more.` : undefined;
}

/** What is wrong with bringing a payment for a day; undefined: it is ours. */
export function scheduledDayProblem(
  day: LocalDay,
  { cutOver, today }: { readonly cutOver: LocalDay | undefined; readonly today: LocalDay },
): string | undefined {
  if (cutOver === undefined) return 'can’t be taken before a cut-over is set: coop cut-over <day>';
  if (makerOf(day, cutOver) === 'old') return `is before the cut-over on ${cutOver}: the old portal makes it`;
  return addDays(day, catchUpDays) < today ? 'is too long ago to be made up for: call the member' : undefined;
}
