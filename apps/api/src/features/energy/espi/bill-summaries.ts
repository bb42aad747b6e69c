import { addDays } from '@rochdale/domain/dates';
import type { FeedSummary } from '@rochdale/domain/energy/green-button/entries';
import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import type { Executor } from '../../../platform/database/database.ts';
import { usageBills } from '../usage/public.ts';
import type { OpenAccount, OpenPoint } from './open-account.ts';

/** As many bills as are told: five years of them. */
const mostBills = 60;

/** The units in which each may be billed, whose thousandths the feed counts. */
const units: Record<Commodity, RegExp> = { electric: /^kwh$/i, water: /^gal(lons?)?$/i, gas: /^therms?$/i };

/** A billing period, with when its bill was last written here. */
interface Summary extends FeedSummary {
  readonly changedAt: Date;
}

/** The billing periods of an account that began in the days asked for, oldest first. */
export async function summariesOf(
  db: Executor,
  { account, span, opened }: OpenAccount,
  { commodity }: OpenPoint,
): Promise<Summary[]> {
  const bills = await usageBills(db, account.accountNumber, mostBills);
  return bills
    .flatMap(({ billDate, statementStartDate, daysBilled, quantity, unit, cost, changedAt }) => {
      if (daysBilled === null) return [];
      const firstDay = statementStartDate ?? addDays(billDate, -daysBilled);
      if (firstDay < span.fromDate || firstDay > span.toDate) return [];
      const value = units[commodity].test(unit) ? Math.round(quantity * 1000) : null;
      return [
        {
          ...{ firstDay, nextDay: addDays(firstDay, daysBilled), commodity, value },
          ...{ cents: opened.bills ? cost : null, changedAt },
        },
      ];
    })
    .reverse();
}
