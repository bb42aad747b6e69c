import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { BillToCompare } from '@rochdale/domain/rates/differences/compare-bill';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { billLines, bills } from '../../../tables/history.ts';
import { usageSettings } from '../../../tables/usage.ts';

/** A bill as it was sent to an account that names a schedule. */
export interface SentBill extends BillToCompare {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly billDate: LocalDay;
  readonly billNumber: string;
  readonly rateSchedule: string;
}

/** Which bills are meant, by their day and by the schedule that their account names now. */
export interface SentFilter {
  readonly from?: LocalDay | undefined;
  readonly to?: LocalDay | undefined;
  readonly schedule?: string | undefined;
}

/** Where a list of bills ended. */
export type SentPlace = Pick<SentBill, 'billDate' | 'accountNumber' | 'billNumber'>;

const named = and(eq(usageSettings.accountNumber, bills.accountNumber), isNotNull(usageSettings.rateSchedule));

/** A bill that says use and days; a prepaid day is none. */
const passes = ({ from, to, schedule }: SentFilter): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(bills.billDate, from),
    to === undefined ? undefined : lte(bills.billDate, to),
    schedule === undefined ? undefined : eq(usageSettings.rateSchedule, schedule),
    isNotNull(bills.usageQuantity),
    isNotNull(bills.daysBilled),
    isNull(bills.prepaidDailyTotal),
  );

/** Bills that a filter lets through, after a place in the list, the newest first, with their lines. */
export async function sentBills(
  db: Executor,
  filter: SentFilter,
  place: SentPlace | undefined,
  limit: number,
): Promise<SentBill[]> {
  const key = sql`(${bills.billDate}, ${bills.accountNumber}, ${bills.billNumber})`;
  const found = await db
    .select({
      bill: bills,
      memberNumber: accounts.memberNumber,
      rateSchedule: usageSettings.rateSchedule,
      rateOptions: usageSettings.rateOptions,
    })
    .from(bills)
    .innerJoin(usageSettings, named)
    .innerJoin(accounts, eq(accounts.accountNumber, bills.accountNumber))
    .where(
      and(
        passes(filter),
        place && sql`${key} < (${place.billDate}::date, ${place.accountNumber}::text, ${place.billNumber}::text)`,
      ),
    )
    .orderBy(desc(bills.billDate), desc(bills.accountNumber), desc(bills.billNumber))
    .limit(limit);
  const linesOf = await findLines(
    db,
    found.map(({ bill }) => bill),
  );
  return found.map(({ bill, memberNumber, rateSchedule, rateOptions }) => ({
    accountNumber: bill.accountNumber,
    memberNumber,
    billDate: bill.billDate,
    billNumber: bill.billNumber,
    from: addDays(bill.billDate, -(bill.daysBilled ?? 0)),
    to: addDays(bill.billDate, -1),
    quantity: Number(bill.usageQuantity),
    cost: bill.actualCharges ?? bill.billedAmount,
    lines: linesOf.get(keyOf(bill)) ?? [],
    rateSchedule: rateSchedule ?? '',
    rateOptions: rateOptions ?? '',
  }));
}

const keyOf = (bill: SentPlace): string => JSON.stringify([bill.accountNumber, bill.billDate, bill.billNumber]);

async function findLines(db: Executor, of: readonly SentPlace[]): Promise<Map<string, SentBill['lines']>> {
  const lines = new Map<string, { description: string; amount: number }[]>();
  const days = of.map(({ billDate }) => billDate).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return lines;
  const rows = await db
    .select()
    .from(billLines)
    .where(
      and(
        inArray(billLines.accountNumber, [...new Set(of.map(({ accountNumber }) => accountNumber))]),
        gte(billLines.billDate, first),
        lte(billLines.billDate, last),
      ),
    )
    .orderBy(asc(billLines.lineNumber));
  for (const { description, lineAmount: amount, ...line } of rows) {
    const known = lines.get(keyOf(line));
    if (known) known.push({ description, amount });
    else lines.set(keyOf(line), [{ description, amount }]);
  }
  return lines;
}

/** How many bills a filter lets through, counted no further than a bound. */
export async function countSentBills(db: Executor, filter: SentFilter, bound: number): Promise<number> {
  const found = db
    .select({ billDate: bills.billDate })
    .from(bills)
    .innerJoin(usageSettings, named)
    .where(passes(filter))
    .limit(bound)
    .as('found');
  const [counted] = await db.select({ count: count() }).from(found);
  return counted?.count ?? 0;
}

/** The schedules that accounts name, by their code; so many at most. */
export async function namedSchedules(db: Executor, most: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ schedule: usageSettings.rateSchedule })
    .from(usageSettings)
    .where(isNotNull(usageSettings.rateSchedule))
    .orderBy(asc(usageSettings.rateSchedule))
    .limit(most);
  return found.flatMap(({ schedule }) => schedule ?? []);
}
