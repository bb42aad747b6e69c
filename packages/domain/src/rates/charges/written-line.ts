import type { Cents } from '../../money.ts';
import { type Exact, numberOf } from '../exact.ts';
import type { ScheduleLine } from '../schedule.ts';
import type { Part } from './part.ts';
import type { PricedLine } from './priced-line.ts';

interface Counted {
  readonly quantity: Exact;
  readonly counted: PricedLine['counted'];
  readonly price: number;
  readonly amount: Cents;
  readonly block?: number | undefined;
  readonly period?: string | undefined;
}

/** Writes down a line with the rule that made it and the days that it is for. */
export function writtenLine(part: Part, line: ScheduleLine, at: readonly number[], counted: Counted): PricedLine {
  const { id, kind, name, nameEs } = line;
  const { code, validFrom } = part.schedule;
  return {
    schedule: code,
    validFrom,
    id,
    kind,
    name,
    nameEs,
    firstDay: part.days[at[0] ?? 0] ?? '',
    lastDay: part.days[at.at(-1) ?? 0] ?? '',
    days: at.length,
    period: counted.period,
    block: counted.block,
    quantity: numberOf(counted.quantity),
    counted: counted.counted,
    price: counted.price,
    amount: counted.amount,
  };
}
