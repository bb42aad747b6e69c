import { formatDay, type LocalDay } from '../../dates.ts';
import { formatMoney } from '../../money.ts';
import type { TextCode, Translate } from '../../texts/text.ts';
import type { BillChange, WeatherTurn } from './bill-change.ts';
import type { ChangePart, ChangePartName } from './change-part.ts';

/** The difference, and what made it. */
export interface WhySentence {
  readonly difference: string;
  readonly cause: string;
}

const weatherCauses = {
  colder: 'billExplained.mostly.colder',
  milder: 'billExplained.mostly.milder',
  hotter: 'billExplained.mostly.hotter',
  cooler: 'billExplained.mostly.cooler',
} as const satisfies Record<WeatherTurn, TextCode>;

const causes = {
  days: ['billExplained.mostly.days.more', 'billExplained.mostly.days.less'],
  beyond: ['billExplained.mostly.beyond.more', 'billExplained.mostly.beyond.less'],
  use: ['billExplained.mostly.use.more', 'billExplained.mostly.use.less'],
  price: ['billExplained.mostly.price.more', 'billExplained.mostly.price.less'],
  services: ['billExplained.mostly.services', 'billExplained.mostly.services'],
  once: ['billExplained.mostly.once.more', 'billExplained.mostly.once.less'],
  rest: ['billExplained.mostly.rest', 'billExplained.mostly.rest'],
  other: ['billExplained.mostly.other', 'billExplained.mostly.other'],
} as const satisfies Record<Exclude<ChangePartName, 'weather'>, readonly [TextCode, TextCode]>;

const differences = {
  bill: ['billExplained.more', 'billExplained.less', 'billExplained.same'],
  service: ['billExplained.cost.more', 'billExplained.cost.less', 'billExplained.cost.same'],
} as const satisfies Record<string, readonly TextCode[]>;

/**
 * A bill's change in under 30 words: the difference, its largest cause, then the member's own part (account-124). Where a
 * plan bills another amount it is told of the service.
 */
export function whySentence(
  change: BillChange,
  against: LocalDay,
  text: Translate,
  of: keyof typeof differences = 'bill',
): WhySentence {
  const [more, less, same] = differences[of];
  const difference = change.now - change.before;
  const date = formatDay(against);
  if (difference === 0) return { difference: text(same, { date }), cause: '' };
  const amount = formatMoney(Math.abs(difference));
  const said = text(difference > 0 ? more : less, { amount, date });
  const largest = largestOf(change.parts, Math.sign(difference));
  const own = change.parts.find(({ part }) => part === 'beyond');
  const sentences = [largest && causeOf(largest, change.weather, text)];
  if (own && own.amount !== 0 && own !== largest)
    sentences.push(
      text(own.amount > 0 ? 'billExplained.own.more' : 'billExplained.own.less', {
        amount: formatMoney(Math.abs(own.amount)),
      }),
    );
  return { difference: said, cause: sentences.filter((one) => one !== undefined).join(' ') };
}

/** The part that did most to make the difference what it is. */
const largestOf = (parts: readonly ChangePart[], sign: number): ChangePart | undefined =>
  parts
    .filter(({ amount }) => Math.sign(amount) === sign)
    .reduce<ChangePart | undefined>(
      (most, one) => (most && Math.abs(most.amount) >= Math.abs(one.amount) ? most : one),
      undefined,
    );

function causeOf({ part, amount }: ChangePart, weather: WeatherTurn | null, text: Translate): string {
  if (part === 'weather') return text(weatherCauses[weather ?? 'colder']);
  const [more, less] = causes[part];
  return text(amount > 0 ? more : less);
}
