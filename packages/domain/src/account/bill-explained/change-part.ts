import type { Cents } from '../../money.ts';

/** In the order in which they are told. `use`: with the weather in it; `rest`: with the prices in it. */
export const changeParts = ['days', 'weather', 'beyond', 'use', 'price', 'services', 'once', 'rest', 'other'] as const;
export type ChangePartName = (typeof changeParts)[number];

/** Between these the weather's part likely lies: nine times of ten. */
export interface Spread {
  readonly least: Cents;
  readonly most: Cents;
}

export interface ChangePart {
  readonly part: ChangePartName;
  readonly amount: Cents;
  readonly spread?: Spread | undefined;
}
