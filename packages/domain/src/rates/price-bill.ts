import { daysBetween, type LocalDay } from '../dates.ts';
import type { Cents } from '../money.ts';
import { dayKindsOf } from './calendar/day-kinds.ts';
import { demandLines } from './charges/demand-lines.ts';
import { adjustmentLines, creditLines, energyLines } from './charges/energy-lines.ts';
import { fixedLines, minimumLines, percentLines } from './charges/other-lines.ts';
import { carriedOn, type Part } from './charges/part.ts';
import type { PricedLine } from './charges/priced-line.ts';
import { fraction, numberOf } from './exact.ts';
import { dailyLedger } from './metering/daily.ts';
import { type BillDays, isLack, type Ledger } from './metering/ledger.ts';
import { measuredLedger } from './metering/measured.ts';
import { registerLedger } from './metering/registers.ts';
import type { Schedule, ScheduleLine } from './schedule.ts';
import type { Lack, Usage } from './usage.ts';

/** What is billed: both days are within it. */
export interface BillPeriod {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly timeZone: string;
  /** The options that the account has. */
  readonly options?: readonly string[] | undefined;
}

/** A bill in whole cents. `missing`: so many readings of its days are not there, and it is too low by them. */
export interface PricedBill {
  readonly kind: 'priced';
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
  readonly missing: number;
  /** What goes on to the next bill, in units. */
  readonly carried: number;
}

/** Of what a bill would have been made and what is lacking; `line` is the rule that asked for it. */
export interface UnpricedBill {
  readonly kind: 'unpriced';
  readonly lack: Lack;
  readonly line: string | undefined;
}

/**
 * Prices a bill by the versions of a schedule (rates-2). Each version prices its own days; every line is rounded once,
 * and the total is the sum of the lines.
 */
export function priceBill(
  versions: readonly Schedule[],
  usage: Usage,
  { from, to, timeZone, options = [] }: BillPeriod,
): PricedBill | UnpricedBill {
  const days = daysOfBill(from, to);
  const chosen = versionsOf(versions, days);
  if (chosen === undefined) return { kind: 'unpriced', lack: 'schedule', line: undefined };
  const lines: PricedLine[] = [];
  let missing = 0;
  let carried = 0;
  for (const { schedule, at } of chosen) {
    // Only hours of periods ask what kind of day it is.
    const kinds = schedule.timeOfUse.length === 0 ? [] : dayKindsOf(days, schedule.holidays);
    const ledger = ledgerOf(usage, schedule, { days, kinds, timeZone });
    const datedBy = schedule.datedBy === 'end' ? to : undefined;
    const part: Part = { schedule, ledger, days, at, datedBy, carried: fraction(usage.carried ?? 0, 1000) };
    const own: PricedLine[] = [];
    for (const line of schedule.lines.filter((one) => isOfAccount(one, options))) {
      const found = linesOf(part, line, usage, own);
      if (isLack(found)) return { kind: 'unpriced', lack: found, line: line.id };
      own.push(...found);
    }
    lines.push(...own);
    missing = ledger.missing;
    const on = schedule.netMetering?.excess === 'carried' ? carriedOn(part) : fraction(0, 1);
    if (isLack(on)) return { kind: 'unpriced', lack: on, line: undefined };
    carried = numberOf(on);
  }
  return { kind: 'priced', lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), missing, carried };
}

const dayLength = 86_400_000;

function daysOfBill(from: LocalDay, to: LocalDay): LocalDay[] {
  const first = Date.parse(from);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    new Date(first + index * dayLength).toISOString().slice(0, 10),
  );
}

interface VersionDays {
  readonly schedule: Schedule;
  readonly at: number[];
}

/** The version that holds on each day, or for all days the one of the last; undefined where a day has none. */
function versionsOf(versions: readonly Schedule[], days: readonly LocalDay[]): VersionDays[] | undefined {
  const holdingOn = (day: LocalDay): Schedule | undefined =>
    versions.find(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo));
  const last = holdingOn(days.at(-1) ?? '');
  if (last?.datedBy === 'end') return [{ schedule: last, at: days.map((_day, at) => at) }];
  const found = new Map<Schedule, VersionDays>();
  for (const [at, day] of days.entries()) {
    const schedule = holdingOn(day);
    if (!schedule) return undefined;
    const own = found.get(schedule) ?? { schedule, at: [] };
    found.set(schedule, own);
    own.at.push(at);
  }
  return [...found.values()];
}

function ledgerOf(usage: Usage, schedule: Schedule, bill: BillDays): Ledger {
  if (usage.kind === 'intervals') return measuredLedger(usage, schedule, bill);
  return usage.kind === 'daily' ? dailyLedger(usage, schedule, bill) : registerLedger(usage, schedule, bill);
}

const isOfAccount = ({ option, without }: ScheduleLine, options: readonly string[]): boolean =>
  (option === undefined || options.includes(option)) && (without === undefined || !options.includes(without));

function linesOf(part: Part, line: ScheduleLine, usage: Usage, above: readonly PricedLine[]): PricedLine[] | Lack {
  switch (line.kind) {
    case 'fixed':
      return fixedLines(part, line);
    case 'energy':
      return energyLines(part, line);
    case 'adjustment':
      return adjustmentLines(part, line);
    case 'demand':
      return demandLines(part, line, usage);
    case 'credit':
      return creditLines(part, line);
    case 'minimum':
      return minimumLines(part, line, above);
    case 'percent':
      return percentLines(part, line, above);
  }
}
