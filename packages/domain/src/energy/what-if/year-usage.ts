import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { addMonths } from '../../months.ts';
import type { DayUse, IntervalDay, Usage } from '../../rates/usage.ts';
import type { YearMonth } from './compared-year.ts';

/** What is known of a year: what the meter told in its days, and the bills. Thousandths. */
export interface KnownYear {
  /** Newest first. */
  readonly bills: readonly {
    readonly billDate: LocalDay;
    readonly daysBilled: number | null;
    readonly quantity: number;
    readonly cost: Cents;
  }[];
  readonly days: readonly DayUse[];
  /** Intervals of one length, of all meters together, with how many of each day are estimates. */
  readonly intervals:
    | { readonly minutes: number; readonly days: readonly (IntervalDay & { readonly estimated: number })[] }
    | undefined;
  readonly today: LocalDay;
}

/** The months that can be compared, by the finest that is known of most of them. */
export interface UsableYear {
  readonly by: 'intervals' | 'daily' | 'register';
  readonly months: readonly YearMonth[];
  /** Months of the year that could not be used. */
  readonly leftOut: number;
  /** Readings of the months that were not there, and that are estimates. */
  readonly missing: number;
  readonly estimated: number;
  /** Whether the months are those of bills, and not of the calendar. */
  readonly areBills: boolean;
  /** What the bills of just these months came to; undefined where they are not the months of bills. */
  readonly billed: Cents | undefined;
}

const monthsOfYear = 12;
/** A month of which more is missing says too little. */
const mostMissing = 0.1;
/** Fewer months say nothing of a year. */
export const fewestMonths = 3;

interface Span {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly bill?: KnownYear['bills'][number];
}

/** The months of bills, oldest first; where they are too few, the calendar months before this one. */
function spansOf({ bills, today }: KnownYear): Span[] {
  const ofBills = bills
    .filter(({ daysBilled }) => daysBilled !== null && daysBilled > 0)
    .slice(0, monthsOfYear)
    .map((bill) => ({ from: addDays(bill.billDate, -(bill.daysBilled ?? 0)), to: addDays(bill.billDate, -1), bill }));
  if (ofBills.length >= fewestMonths) return ofBills.reverse();
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: monthsOfYear }, (_, index) => {
    const from = addMonths(first, index - monthsOfYear);
    return { from, to: addDays(addMonths(from, 1), -1) };
  });
}

interface Found {
  readonly usage: Usage;
  readonly span: Span;
  readonly missing: number;
  readonly estimated: number;
}

/** The year as it can be compared (energy-81); undefined where less than three months are known. */
export function usableYear(known: KnownYear): UsableYear | undefined {
  const spans = spansOf(known);
  const ways = [
    ['intervals', spans.flatMap((span) => intervalsOf(span, known) ?? [])],
    ['daily', spans.flatMap((span) => daysOf(span, known) ?? [])],
    ['register', spans.flatMap((span) => registerOf(span) ?? [])],
  ] as const;
  const most = Math.max(...ways.map(([, found]) => found.length));
  // The finest that has most of what any has: hours of ten months tell more than registers of twelve.
  const chosen = ways.find(([, found]) => found.length >= fewestMonths && found.length * 4 >= most * 3);
  if (!chosen) return undefined;
  const [by, found] = chosen;
  const bills = found.flatMap(({ span }) => span.bill ?? []);
  return {
    by,
    months: found.map(({ usage, span: { from, to } }) => ({ from, to, usage })),
    leftOut: Math.max(0, monthsOfYear - found.length),
    missing: found.reduce((sum, one) => sum + one.missing, 0),
    estimated: found.reduce((sum, one) => sum + one.estimated, 0),
    areBills: bills.length === found.length,
    billed: bills.length === found.length ? bills.reduce((sum, { cost }) => sum + cost, 0) : undefined,
  };
}

function intervalsOf(span: Span, { intervals }: KnownYear): Found | undefined {
  if (!intervals) return undefined;
  const { minutes } = intervals;
  const days = intervals.days.filter(({ day }) => day >= span.from && day <= span.to);
  const expected = (lengthOf(span) * 1440) / minutes;
  const read = days.reduce((sum, { delivered }) => sum + delivered.filter((value) => value !== null).length, 0);
  const missing = Math.max(0, Math.round(expected) - read);
  if (read === 0 || missing > expected * mostMissing) return undefined;
  const estimated = days.reduce((sum, day) => sum + day.estimated, 0);
  return { usage: { kind: 'intervals', minutes, days }, span, missing: clockChange(missing, minutes), estimated };
}

/** An hour that clocks skipped is none that was not read. */
const clockChange = (missing: number, minutes: number): number => (missing * minutes <= 60 ? 0 : missing);

function daysOf(span: Span, known: KnownYear): Found | undefined {
  const days = known.days.filter(({ day, delivered }) => day >= span.from && day <= span.to && delivered !== null);
  const missing = lengthOf(span) - days.length;
  if (days.length === 0 || missing > lengthOf(span) * mostMissing) return undefined;
  return { usage: { kind: 'daily', days }, span, missing, estimated: 0 };
}

function registerOf(span: Span): Found | undefined {
  if (!span.bill) return undefined;
  const counted = Math.round(span.bill.quantity * 1000);
  const usage = { kind: 'register', delivered: Math.max(0, counted), received: Math.max(0, -counted) } as const;
  return { usage, span, missing: 0, estimated: 0 };
}

/** How far what was billed may lie from what the present schedule makes of it. */
const tolerance = 0.03;

/** Whether bills have something on them that the schedule does not say, or it is another one (energy-83). */
export const contradicts = (priced: Cents | null, billed: Cents | undefined): boolean =>
  priced !== null && billed !== undefined && Math.abs(priced - billed) > tolerance * Math.max(billed, 0);

const lengthOf = ({ from, to }: Span): number => daysBetween(from, to) + 1;
