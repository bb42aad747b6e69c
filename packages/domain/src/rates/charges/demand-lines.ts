import { type Exact, exactOf, fraction, larger, plus, times } from '../exact.ts';
import { isLack, type PeriodPlace, placeOf } from '../metering/ledger.ts';
import { monthsOf } from '../proration.ts';
import type { DemandLine, Ratchet } from '../schedule.ts';
import type { Lack, Usage } from '../usage.ts';
import { costOf, type InBlock, inBlocks } from './blocks.ts';
import { daysOfLine, type Part } from './part.ts';
import type { PricedLine } from './priced-line.ts';
import { writtenLine } from './written-line.ts';

/** Demand by block, of all hours or of a period of use. A peak of a part of a month is charged for that part. */
export function demandLines(part: Part, line: DemandLine, usage: Usage): PricedLine[] | Lack {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const blocks = demandInBlocks(part, line, at, usage);
  if (isLack(blocks)) return blocks;
  const days = at.map((place) => part.days[place] ?? '');
  const isOnce = line.of === 'own' && line.per === 'bill';
  const months = isOnce ? monthsOf(days, part.days.length, part.schedule.proration) : fraction(1, 1);
  return blocks.map(({ block, quantity, price }) =>
    writtenLine(part, line, at, {
      quantity,
      counted: 'kW',
      price,
      amount: costOf(times(quantity, months), price),
      block,
      period: line.period,
    }),
  );
}

function demandInBlocks(part: Part, line: DemandLine, at: readonly number[], usage: Usage): InBlock[] | Lack {
  const place = placeOf(part.schedule, line.period);
  if (line.of === 'coop') return eachInBlocks(part.ledger.coopDemands(at, place), line);
  if (line.per === 'day') return eachInBlocks(part.ledger.dailyDemands(at, place), line);
  const billed = billedDemand(part, line, at, usage, place);
  return isLack(billed) ? billed : inBlocks(billed, line.blocks, exactOf);
}

/** Several demands, each divided by itself; what is in the same block is one line. */
function eachInBlocks(demands: readonly Exact[] | Lack, { blocks }: DemandLine): InBlock[] | Lack {
  if (isLack(demands)) return demands;
  const sums = new Map<number | undefined, InBlock>();
  for (const demand of demands)
    for (const found of inBlocks(demand, blocks, exactOf)) {
      const known = sums.get(found.block);
      sums.set(found.block, known ? { ...found, quantity: plus(known.quantity, found.quantity) } : found);
    }
  return [...sums.values()];
}

/** The demand that is billed: the peak, or a part of the highest of the months before. */
function billedDemand(
  part: Part,
  { ratchet }: DemandLine,
  at: readonly number[],
  usage: Usage,
  place: PeriodPlace | undefined,
): Exact | Lack {
  const peak = part.ledger.demand(at, place);
  if (isLack(peak) || !ratchet) return peak;
  if (usage.earlierDemands === undefined) return 'earlierDemand';
  const month = (part.days[at.at(-1) ?? 0] ?? '').slice(0, 7);
  return usage.earlierDemands
    .filter((one) => isWithin(one.month, month, ratchet))
    .map(({ demand }) => times(fraction(demand, 1000), times(exactOf(ratchet.percent), fraction(1, 100))))
    .reduce(larger, peak);
}

function isWithin(earlier: string, month: string, { back, months }: Ratchet): boolean {
  const count = (one: string): number => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
  const ago = count(month) - count(earlier);
  return ago > 0 && ago <= back && (months === undefined || months.includes(Number(earlier.slice(5, 7))));
}
