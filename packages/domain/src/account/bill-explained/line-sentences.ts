import { formatDay } from '../../dates.ts';
import { formatMoney } from '../../money.ts';
import type { PricedLine } from '../../rates/charges/priced-line.ts';
import type { Named, Schedule } from '../../rates/schedule.ts';
import { formatNumber } from '../../texts/formats.ts';
import type { Translate } from '../../texts/text.ts';
import type { LineExplanation } from './line-explanation.ts';

/** What a line is, how its number comes about, and by which rate. */
export interface LineSentences {
  readonly what: string;
  readonly how: readonly string[];
  readonly rate: string | undefined;
}

/** How a price is written: as exactly as the schedule says it. */
export const priceText = (price: number): string =>
  `${price < 0 ? '−' : ''}$${formatNumber(Math.abs(price), { least: 2, most: 8 })}`;

/** In whose language the schedule's names are read. */
interface Reader {
  readonly text: Translate;
  readonly nameOf: (named: Named) => string;
}

/** A line in plain sentences, in the order in which it was worked out (account-121). */
export function lineSentences(
  { kind, made, priceBefore }: LineExplanation,
  schedule: Schedule | undefined,
  { text, nameOf }: Reader,
): LineSentences {
  const [first] = made;
  const days = { from: formatDay(first?.firstDay ?? ''), to: formatDay(made.at(-1)?.lastDay ?? '') };
  const isCredit = made.reduce((sum, { amount }) => sum + amount, 0) < 0;
  const what = {
    fixed: () => text(isCredit ? 'billExplained.what.fixedCredit' : 'billExplained.what.fixed'),
    energy: () => text('billExplained.what.energy', days),
    adjustment: () => text('billExplained.what.adjustment'),
    demand: () => text('billExplained.what.demand'),
    credit: () => text('billExplained.what.credit'),
    minimum: () => text('billExplained.what.minimum'),
    percent: () => text('billExplained.what.percent'),
  };
  const how = made.map((one) => howOf(one, schedule, { text, nameOf })).filter((said) => said !== '');
  if (priceBefore !== undefined)
    how.push(
      kind === 'percent'
        ? text('billExplained.before.percent', { percent: formatNumber(priceBefore) })
        : text('billExplained.before.price', { price: priceText(priceBefore) }),
    );
  const rate =
    schedule &&
    text('billExplained.rate', { name: nameOf(schedule), code: schedule.code, day: formatDay(schedule.validFrom) });
  return { what: what[kind](), how, rate };
}

function howOf(line: PricedLine, schedule: Schedule | undefined, { text, nameOf }: Reader): string {
  const amount = formatMoney(line.amount);
  const price = priceText(line.price);
  const unit = line.counted === 'kW' ? 'kW' : (schedule?.unit ?? '');
  const quantity = formatNumber(line.quantity);
  switch (line.counted) {
    case 'dollars':
      return text('billExplained.how.percent', {
        percent: formatNumber(line.price),
        of: formatMoney(Math.round(line.quantity * 100)),
        amount,
      });
    case 'times':
      if (line.kind === 'minimum') return text('billExplained.how.minimum', { price, amount });
      return line.quantity === 1
        ? text('billExplained.how.once', { price })
        : text('billExplained.how.times', {
            quantity: formatNumber(line.quantity, { most: 4 }),
            price,
            amount,
            days: line.days,
          });
    default: {
      const product = text('billExplained.how.product', { counted: `${quantity} ${unit}`.trim(), price, amount });
      if (line.period !== undefined) {
        const period = schedule?.timeOfUse.flatMap(({ periods }) => periods).find(({ name }) => name === line.period);
        return text('billExplained.how.period', { period: period ? nameOf(period) : line.period, product });
      }
      return line.block === undefined ? product : text('billExplained.how.step', { step: line.block + 1, product });
    }
  }
}
