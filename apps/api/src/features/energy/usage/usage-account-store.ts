import type { LocalDay } from '@rochdale/domain/dates';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { Cents } from '@rochdale/domain/money';
import { and, between, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bills } from '../../../tables/history.ts';
import { pricedDays } from '../../../tables/priced-days.ts';
import { usageSettings } from '../../../tables/usage.ts';
import { ofHolder } from '../../account/holdings/public.ts';

/** What may be seen of an account's usage, and what it costs. */
export interface UsageSettings {
  readonly viewUsageHistory: boolean;
  readonly showUsageSuspendedMsg: boolean;
  /** In dollars; undefined where the rate is not known. */
  readonly rate: { readonly fixedChargePerDay: number; readonly energyCharge: number } | undefined;
  /** The schedule that it names, and its options; undefined where it names none. */
  readonly schedule: { readonly code: string; readonly options: readonly string[] } | undefined;
}

const settingsOf = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db.select().from(usageSettings).where(eq(usageSettings.accountNumber, accountNumber)),
);

/** An account of which nothing special was imported shows its usage. */
export async function findUsageSettings(db: Executor, accountNumber: string): Promise<UsageSettings> {
  const [found] = await settingsOf(db, { accountNumber });
  const energyCharge = found?.energyCharge ?? null;
  return {
    viewUsageHistory: found?.viewUsageHistory ?? true,
    showUsageSuspendedMsg: found?.showUsageSuspendedMsg ?? false,
    rate:
      energyCharge === null
        ? undefined
        : { fixedChargePerDay: Number(found?.fixedChargePerDay ?? 0), energyCharge: Number(energyCharge) },
    schedule: found?.rateSchedule
      ? { code: found.rateSchedule, options: (found.rateOptions ?? '').split(/\s+/).filter(Boolean) }
      : undefined,
  };
}

/** A day of a prepaid account as it was billed. */
export interface PrepaidDay {
  readonly date: LocalDay;
  readonly total: Cents;
  readonly energyCharge: Cents | null;
  readonly usage: number | null;
}

/** The billed days of a prepaid account in a span, newest first. */
export async function prepaidDays(db: Executor, accountNumber: string, span: DaySpan): Promise<PrepaidDay[]> {
  const found = await db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.accountNumber, accountNumber),
        ofHolder('bills'),
        between(bills.billDate, span.fromDate, span.toDate),
        isNotNull(bills.prepaidDailyTotal),
      ),
    )
    .orderBy(desc(bills.billDate));
  return found.map((bill) => ({
    date: bill.billDate,
    total: bill.prepaidDailyTotal ?? 0,
    energyCharge: bill.prepaidUsageDollars,
    usage: bill.usageQuantity === null ? null : Number(bill.usageQuantity),
  }));
}

/** What days of an account cost by its schedule, as far as they were priced by it. */
export async function costsOfDays(
  db: Executor,
  accountNumber: string,
  schedule: string,
  span: DaySpan,
): Promise<ReadonlyMap<LocalDay, number>> {
  const found = await db
    .select({ day: pricedDays.day, cost: pricedDays.cost })
    .from(pricedDays)
    .where(
      and(
        eq(pricedDays.accountNumber, accountNumber),
        eq(pricedDays.schedule, schedule),
        between(pricedDays.day, span.fromDate, span.toDate),
      ),
    );
  return new Map(found.flatMap(({ day, cost }) => (cost === null ? [] : [[day, cost] as const])));
}

/** A bill that says what was used. */
export interface UsageBill {
  readonly billDate: LocalDay;
  readonly statementStartDate: LocalDay | null;
  readonly quantity: number;
  readonly unit: string;
  readonly daysBilled: number | null;
  /** What it asked, and what the service cost: under a plan these differ. */
  readonly billedAmount: Cents;
  readonly cost: Cents;
  /** When it was last written here. */
  readonly changedAt: Date;
}

/** Bills that say what was used, newest first; a prepaid account's days are none. */
export async function usageBills(db: Executor, accountNumber: string, limit: number): Promise<UsageBill[]> {
  const found = await db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.accountNumber, accountNumber),
        ofHolder('bills'),
        isNotNull(bills.usageQuantity),
        isNull(bills.prepaidDailyTotal),
      ),
    )
    .orderBy(desc(bills.billDate))
    .limit(limit);
  return found.map((bill) => ({
    billDate: bill.billDate,
    statementStartDate: bill.statementStartDate,
    quantity: Number(bill.usageQuantity),
    unit: bill.usageUnit ?? '',
    daysBilled: bill.daysBilled,
    billedAmount: bill.billedAmount,
    cost: bill.actualCharges ?? bill.billedAmount,
    changedAt: bill.changedAt,
  }));
}
