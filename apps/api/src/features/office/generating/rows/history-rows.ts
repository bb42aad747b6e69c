import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import type { AccountFacts } from '../account-facts.ts';
import type { CsvValue } from '../csv-writer.ts';
import type { Random } from '../random.ts';
import { billLineRows, type Service, sumOfOthers } from './bill-line-rows.ts';
import type { BillPricer, PricedService } from './bill-pricer.ts';

type Row = Record<string, CsvValue>;

/** kWh of a month in a home with heat and cooling, January first. */
const seasonalUse = [1120, 1045, 865, 705, 600, 640, 885, 920, 745, 670, 790, 1010] as const;
/** How each bill's month was beside the usual one, oldest first: no year is like the last. */
const varied = [1.07, 0.97, 1.04, 1.02, 0.95, 1.03, 0.98, 1.05, 0.96, 1.01, 1.04, 0.97, 1] as const;
/** What a plan is reckoned from, in cents; each bill's cost is what its schedule makes of it. */
const plannedFor = { perKwh: 12.4, perMonth: 2650 } as const;
const meanUse = seasonalUse.reduce((sum, use) => sum + use, 0) / seasonalUse.length;
const monthsBack = 13;
const daysBilled = 30;
/** How far a home may lie from the usual one, so that a small newest bill does not make it empty all year. */
const scales = { least: 0.35, most: 2.6 } as const;

/** An account, and what its bills are priced by. */
export interface BilledAccount {
  readonly accountNumber: string;
  readonly facts: AccountFacts;
  readonly services?: readonly Service[] | undefined;
  /** How many of its bills are on file, newest first; all thirteen where nothing is said. */
  readonly billedMonths?: number | undefined;
  readonly pricer: BillPricer;
}

interface Bill {
  readonly billDate: LocalDay;
  readonly service: PricedService;
  readonly billed: Cents;
  /** What of it is owed today. */
  readonly open: Cents;
}

/**
 * Thirteen months of bills, or fewer, with their lines and the payments for them, oldest first, of which the account's balance is
 * left. The use of bills that are open is such that they come to what is owed.
 */
export function historyRows(
  account: BilledAccount,
  asOf: LocalDay,
  random: Random,
): { bills: Row[]; lines: Row[]; payments: Row[] } {
  const { accountNumber, facts, services } = account;
  const written: { bills: Row[]; lines: Row[]; payments: Row[] } = { bills: [], lines: [], payments: [] };
  const isPlanned = facts.billingType !== 'Standard';
  const made = billsOf(account, asOf, random).slice(-(account.billedMonths ?? monthsBack));
  let balance = 0;
  for (const [index, { billDate, service, billed, open }] of made.entries()) {
    const back = made.length - 1 - index;
    const cost = service.total + sumOfOthers(services);
    const openDueDate = open <= 0 ? undefined : [facts.dueDate, facts.pastDueDate][back];
    balance += billed;
    const bill = {
      accountNumber,
      billDate,
      billNumber: `B${billDate.replaceAll('-', '')}`,
      billType: 'Regular',
      statementStartDate: addDays(billDate, -daysBilled),
      dueDate: openDueDate ?? addDays(billDate, 21),
      billedAmount: billed,
      endingBalance: balance,
      usageQuantity: service.quantity,
      usageUnit: service.unit,
      daysBilled,
      ...(isPlanned && { actualCharges: cost }),
    };
    written.bills.push(bill);
    written.lines.push(...billLineRows(bill, service, services));
    const paid = billed - open;
    if (paid === 0) continue;
    balance -= paid;
    written.payments.push({
      accountNumber,
      paymentDate: addDays(billDate, random.int(9, back === 0 ? 13 : 20)),
      paymentId: `P${billDate.replaceAll('-', '')}`,
      paymentAmount: paid,
      paymentMethod: random.pick(['Card', 'E-check', 'Check', 'Draft']),
    });
  }
  return written;
}

/** The bills with what is open of each, oldest first. */
function billsOf(account: BilledAccount, asOf: LocalDay, random: Random): Bill[] {
  const { facts, services, pricer } = account;
  const isPlanned = facts.billingType !== 'Standard';
  const isWater = facts.accountType === 'Water';
  const drawn = random.int(60, 140) / 100;
  const plan = facts.pastDueAmount || Math.max(facts.accountBalance, 5000);
  const days = Array.from({ length: monthsBack }, (_, index) => addDays(asOf, -17 - (monthsBack - 1 - index) * 30));
  const others = sumOfOthers(services);
  const owed = owedOf(facts);
  const costing = (back: number, sum: Cents) =>
    isPlanned || sum <= 0 ? undefined : pricer.costing(days.at(-1 - back) ?? asOf, daysBilled, sum - others);
  const newest = costing(0, owed.newest);
  const before = costing(1, owed.before);
  const scale = isPlanned ? Math.max(0.2, (plan - plannedFor.perMonth) / (meanUse * plannedFor.perKwh)) : undefined;
  const like = scale ?? scaleOf(days, newest, before) ?? drawn;
  let carried = 0;
  return days
    .map((billDate, index): Bill => {
      const back = monthsBack - 1 - index;
      const usual = isWater ? random.int(2400, 6200) : Math.round(seasonalOf(billDate) * like * (varied[index] ?? 1));
      const given = back === 0 ? newest : back === 1 ? before : undefined;
      const service = given ?? pricer.price(billDate, daysBilled, usual);
      const cost = service.total + others;
      const open = back === 0 ? owed.newest : back === 1 ? owed.before : 0;
      return { billDate, service, billed: isPlanned ? (open > 0 ? open : plan) : cost, open };
    })
    .reverse()
    .map((bill) => {
      // No use costs just this: a cent or two of the bill before were left.
      const open = Math.min(bill.billed, bill.open + carried);
      carried = bill.open + carried - open;
      return { ...bill, open };
    })
    .reverse();
}

/** What is owed of the newest bill and of the one before; a credit is on the newest. */
function owedOf({ accountBalance, pastDueAmount = 0, derivedStatus }: AccountFacts): { newest: Cents; before: Cents } {
  // Who was cut off owes the newest bill as a part of what is past due.
  const newest = derivedStatus === 'Disconnected' ? Math.round(pastDueAmount * 0.45) : accountBalance - pastDueAmount;
  return { newest, before: accountBalance - newest };
}

const seasonalOf = (day: LocalDay): number => seasonalUse[Number(day.slice(5, 7)) - 1] ?? meanUse;

/** How the home compares with the usual one, by its open bills; undefined where none is open. */
function scaleOf(
  days: readonly LocalDay[],
  ...newestFirst: readonly (PricedService | undefined)[]
): number | undefined {
  const found = newestFirst.flatMap((service, back) =>
    service ? [service.quantity / seasonalOf(days.at(-1 - back) ?? '')] : [],
  );
  if (found.length === 0) return undefined;
  // In hundredths, as it is drawn: then many homes have the same bills, which are priced once.
  const mean = Math.round((found.reduce((sum, one) => sum + one, 0) / found.length) * 100) / 100;
  return Math.min(scales.most, Math.max(scales.least, mean));
}
