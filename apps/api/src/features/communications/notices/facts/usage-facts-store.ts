import { freshUsageDays } from '@rochdale/domain/communications/notices/high-usage-notice';
import { addDays } from '@rochdale/domain/dates';
import type { UsageDay } from '@rochdale/domain/energy/usage/summary';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts, meters } from '../../../../tables/accounts.ts';
import { usageDays } from '../../../../tables/usage.ts';
import { firstDayOfHolder } from '../../../account/holdings/public.ts';

/** What an account used of late, all its meters together, oldest day first. */
export interface AccountUsage {
  readonly accountType: string;
  readonly days: readonly UsageDay[];
}

const weeksBack = 8;

/** The days that the rule of high usage asks for: the last ones, and where no line was drawn the same weekdays before. */
export function usageDaysAsked(today: string, withWeeks: boolean): string[] {
  const weeks = withWeeks ? weeksBack : 0;
  return Array.from({ length: freshUsageDays }, (_, index) => addDays(today, -1 - index)).flatMap((day) =>
    Array.from({ length: weeks + 1 }, (_, week) => addDays(day, -7 * week)),
  );
}

/** What some accounts used on these days. A meter that later served another account is this one's until then. */
export async function usageOf(
  db: Executor,
  accountNumbers: readonly string[],
  days: readonly string[],
): Promise<ReadonlyMap<string, AccountUsage>> {
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      accountType: accounts.accountType,
      day: usageDays.day,
      thousandths: sql<string>`sum(${usageDays.usage})`,
    })
    .from(accounts)
    .innerJoin(meters, eq(meters.accountNumber, accounts.accountNumber))
    .innerJoin(usageDays, eq(usageDays.meterNumber, meters.meterNumber))
    .where(
      and(
        inArray(accounts.accountNumber, [...accountNumbers]),
        inArray(usageDays.day, [...days]),
        sql`${usageDays.day} >= coalesce(greatest(${meters.installedOn}, ${sql.raw(firstDayOfHolder('meters'))}), '-infinity')`,
        sql`not exists (select 1 from meters later where later.meter_number = meters.meter_number
          and later.account_number <> meters.account_number and later.installed_on <= usage_days.day
          and later.installed_on > coalesce(meters.installed_on, '-infinity'))`,
      ),
    )
    .groupBy(accounts.accountNumber, usageDays.day)
    .orderBy(accounts.accountNumber, usageDays.day);
  const byAccount = new Map<string, AccountUsage & { days: UsageDay[] }>();
  for (const { accountNumber, accountType, day, thousandths } of found) {
    const known = byAccount.get(accountNumber) ?? { accountType, days: [] };
    known.days.push({ date: day, usageValue: Number(thousandths) / 1000, demand: null });
    byAccount.set(accountNumber, known);
  }
  return byAccount;
}
