import { freshUsageDays } from '@rochdale/domain/communications/notices/high-usage-notice';
import { addDays } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { isServing } from '@rochdale/domain/energy/meters/serving-span';
import type { UsageDay } from '@rochdale/domain/energy/usage/summary';
import { and, asc, inArray } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { usageDays } from '../../../../tables/usage.ts';
import { servingMetersOf } from '../../../energy/usage/public.ts';

/** What an account used of late, all meters of its service together, oldest day first. */
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

/** What some accounts used on these days: the meters of what each is for, while they served it. */
export async function usageOf(
  db: Executor,
  accountNumbers: readonly string[],
  days: readonly string[],
): Promise<ReadonlyMap<string, AccountUsage>> {
  const [types, serving] = await Promise.all([
    db
      .select({ accountNumber: accounts.accountNumber, accountType: accounts.accountType })
      .from(accounts)
      .where(inArray(accounts.accountNumber, [...accountNumbers]))
      .orderBy(asc(accounts.accountNumber)),
    servingMetersOf(db, accountNumbers),
  ]);
  const numbers = [...serving.values()].flatMap((meters) => meters.map(({ meterNumber }) => meterNumber));
  const read = await db
    .select({ meterNumber: usageDays.meterNumber, day: usageDays.day, usage: usageDays.usage })
    .from(usageDays)
    .where(and(inArray(usageDays.meterNumber, numbers), inArray(usageDays.day, [...days])))
    .orderBy(asc(usageDays.day));
  const byMeter = new Map<string, (typeof read)[number][]>();
  for (const row of read) byMeter.set(row.meterNumber, [...(byMeter.get(row.meterNumber) ?? []), row]);
  const found = types.map(({ accountNumber, accountType }) => {
    const meters = ownMeters(serving.get(accountNumber) ?? [], accountType);
    const sums = new Map<string, number>();
    for (const meter of meters)
      for (const { day, usage } of byMeter.get(meter.meterNumber) ?? [])
        if (isServing(meter, day)) sums.set(day, (sums.get(day) ?? 0) + usage);
    const inOrder = [...sums].sort(([one], [other]) => one.localeCompare(other));
    const used = inOrder.map(([date, usage]): UsageDay => ({ date, usageValue: usage / 1000, demand: null }));
    return [accountNumber, { accountType, days: used }] as const;
  });
  return new Map(found.filter(([, { days: used }]) => used.length > 0));
}
