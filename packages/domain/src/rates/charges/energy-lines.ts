import { exactOf, larger, times, whole } from '../exact.ts';
import { isLack, placeOf } from '../metering/ledger.ts';
import { monthsOf } from '../proration.ts';
import type { AdjustmentLine, CreditLine, EnergyLine } from '../schedule.ts';
import type { Lack } from '../usage.ts';
import { costOf, inBlocks } from './blocks.ts';
import { chargedEnergy, daysOfLine, type Part } from './part.ts';
import type { PricedLine } from './priced-line.ts';
import { writtenLine } from './written-line.ts';

/** Energy by block: a line each, of all hours or of a period of use. */
export function energyLines(part: Part, line: EnergyLine): PricedLine[] | Lack {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const energy = chargedEnergy(part, at, placeOf(part.schedule, line.period));
  if (isLack(energy)) return energy;
  const scale = blockScale(part, line, at);
  if (isLack(scale)) return scale;
  return inBlocks(energy.charged, line.blocks, (upTo) => times(exactOf(upTo), scale)).map(
    ({ block, quantity, price }) =>
      writtenLine(part, line, at, {
        quantity,
        counted: 'unit',
        price,
        amount: costOf(quantity, price),
        block,
        period: line.period,
      }),
  );
}

/** By what the ends of blocks are multiplied. Blocks by the day grow with days, all others with months (rates-6). */
function blockScale(part: Part, { blocks, blockUnit }: EnergyLine, at: readonly number[]) {
  if (blocks.length === 1) return whole(1);
  const days = at.map((place) => part.days[place] ?? '');
  const isByDay = blockUnit === 'unitPerDay' || blockUnit === 'unitPerKwPerDay';
  const time = isByDay ? whole(at.length) : monthsOf(days, part.days.length, part.schedule.proration);
  if (blockUnit === 'unit' || blockUnit === 'unitPerDay') return time;
  const demand = part.ledger.demand(at);
  return isLack(demand) ? demand : times(time, larger(demand, whole(0)));
}

/** What power cost more or less: a line for each price, of the energy of its months; none before the first known month. */
export function adjustmentLines(part: Part, line: AdjustmentLine): PricedLine[] | Lack {
  const found: PricedLine[] = [];
  for (const [price, at] of daysByPrice(part, line)) {
    const energy = chargedEnergy(part, at);
    if (isLack(energy)) return energy;
    const quantity = energy.charged;
    found.push(writtenLine(part, line, at, { quantity, counted: 'unit', price, amount: costOf(quantity, price) }));
  }
  return found;
}

function daysByPrice(part: Part, line: AdjustmentLine): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const place of daysOfLine(part, line)) {
    const price = adjustmentOf(line, (part.datedBy ?? part.days[place] ?? '').slice(0, 7));
    if (price === undefined) continue;
    const days = found.get(price) ?? [];
    found.set(price, days);
    days.push(place);
  }
  return found;
}

/** The adjustment of a month: that of each year, or the newest that began by then. */
function adjustmentOf({ everyYear, since }: AdjustmentLine, month: string): number | undefined {
  if (everyYear) return everyYear[Number(month.slice(5)) - 1];
  return since
    ?.filter((one) => one.month <= month)
    .reduce<{ month: string; price: number } | undefined>(
      (newest, one) => (newest === undefined || one.month > newest.month ? one : newest),
      undefined,
    )?.price;
}

/** What is left over of what was sent back, at its price, as a credit. */
export function creditLines(part: Part, line: CreditLine): PricedLine[] | Lack {
  const at = daysOfLine(part, line);
  if (at.length === 0) return [];
  const energy = chargedEnergy(part, at, placeOf(part.schedule, line.period));
  if (isLack(energy)) return energy;
  const quantity = energy.excess;
  if (quantity.upper === 0n) return [];
  const amount = -costOf(quantity, line.price);
  return [writtenLine(part, line, at, { quantity, counted: 'unit', price: line.price, amount, period: line.period })];
}
