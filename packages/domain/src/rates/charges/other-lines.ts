import type { Cents } from '../../money.ts';
import { centsOfExact, exactOf, fraction, times } from '../exact.ts';
import { timesCharged } from '../proration.ts';
import type { FixedLine, MinimumLine, PercentLine } from '../schedule.ts';
import { costOf } from './blocks.ts';
import { daysOfLine, type Part } from './part.ts';
import type { PricedLine } from './priced-line.ts';
import { writtenLine } from './written-line.ts';

/** A fixed charge by the month, day, year or bill. */
export function fixedLines(part: Part, line: FixedLine): PricedLine[] {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const quantity = timesOf(part, line, at);
  const amount = costOf(quantity, line.amount);
  return [writtenLine(part, line, at, { quantity, counted: 'times', price: line.amount, amount })];
}

/** What is missing to the least that a bill comes to. */
export function minimumLines(part: Part, line: MinimumLine, above: readonly PricedLine[]): PricedLine[] {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const quantity = timesOf(part, line, at);
  const amount = costOf(quantity, line.amount) - sumOfLines(above, line.of);
  return amount <= 0 ? [] : [writtenLine(part, line, at, { quantity, counted: 'times', price: line.amount, amount })];
}

/** A tax or fee that is a part of lines above, as they were rounded. */
export function percentLines(part: Part, line: PercentLine, above: readonly PricedLine[]): PricedLine[] {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const quantity = fraction(sumOfLines(above, line.of), 100);
  const amount = centsOfExact(times(times(quantity, exactOf(line.percent)), fraction(1, 100)));
  return [writtenLine(part, line, at, { quantity, counted: 'dollars', price: line.percent, amount })];
}

const timesOf = (part: Part, { per }: FixedLine | MinimumLine, at: readonly number[]) =>
  timesCharged(
    per,
    at.map((place) => part.days[place] ?? ''),
    part.days.length,
    part.schedule.proration,
  );

const sumOfLines = (lines: readonly PricedLine[], ids: readonly string[] | undefined): Cents =>
  lines.reduce((sum, { id, amount }) => (ids === undefined || ids.includes(id) ? sum + amount : sum), 0);
