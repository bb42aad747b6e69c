import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** A due day of a plan that nothing is known of: it may have been taken. Money in cents. */
export interface OpenPlanDay {
  readonly dueDay: LocalDay;
  readonly accountNumbers: readonly string[];
  /** What the member named for the day; undefined where it takes what is owed. */
  readonly amount?: Cents | undefined;
  readonly ceiling?: Cents | undefined;
}

/** A charge that the payment company took, and the portal does not know. Money in cents. */
export interface UnknownCharge {
  readonly day: LocalDay;
  readonly accountNumbers: readonly string[];
  readonly amount: Cents;
}

/** A due day is made up for, and tried again, within so many days. */
export const chargedWithinDays = 14;

/**
 * The open days of plans that a charge may have been, the likeliest first: of one of its accounts, on its day or tried
 * since, and of no more than the member allowed. An amount that the member named comes before a balance, a later due day
 * before an earlier one. Whoever is in doubt takes none of them a second time.
 */
export function chargedDays<D extends OpenPlanDay>(charge: UnknownCharge, days: readonly D[]): readonly D[] {
  return days
    .filter((day) => couldBe(charge, day))
    .sort(
      (one, other) =>
        rankOf(charge, one) - rankOf(charge, other) ||
        (one.dueDay < other.dueDay ? 1 : one.dueDay > other.dueDay ? -1 : 0),
    );
}

function couldBe(charge: UnknownCharge, { dueDay, accountNumbers, amount, ceiling }: OpenPlanDay): boolean {
  const most = Math.min(amount ?? Number.POSITIVE_INFINITY, ceiling ?? Number.POSITIVE_INFINITY);
  return (
    accountNumbers.some((number) => charge.accountNumbers.includes(number)) &&
    charge.day >= dueDay &&
    charge.day <= addDays(dueDay, chargedWithinDays) &&
    charge.amount <= most
  );
}

const rankOf = (charge: UnknownCharge, { amount }: OpenPlanDay): number =>
  amount === charge.amount ? 0 : amount === undefined ? 1 : 2;
