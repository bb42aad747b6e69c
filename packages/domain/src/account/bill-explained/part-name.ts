import type { TextCode, Translate } from '../../texts/text.ts';
import type { WeatherTurn } from './bill-change.ts';
import type { ChangePartName } from './change-part.ts';

const names = {
  days: 'billExplained.part.days',
  beyond: 'billExplained.part.beyond',
  use: 'billExplained.part.use',
  price: 'billExplained.part.price',
  services: 'billExplained.part.services',
  once: 'billExplained.part.once',
  rest: 'billExplained.part.rest',
  other: 'billExplained.part.other',
} as const satisfies Record<Exclude<ChangePartName, 'weather'>, TextCode>;

const weatherNames = {
  colder: 'billExplained.part.colder',
  milder: 'billExplained.part.milder',
  hotter: 'billExplained.part.hotter',
  cooler: 'billExplained.part.cooler',
} as const satisfies Record<WeatherTurn, TextCode>;

/** What a part of a bill's change is called. */
export const partName = (part: ChangePartName, weather: WeatherTurn | null, text: Translate): string =>
  text(part === 'weather' ? weatherNames[weather ?? 'colder'] : names[part]);
