import { appendFileSync } from 'node:fs';

/** One measured yardstick with the bound that it keeps or breaks. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  /** What the number counts: `ms`, `bytes`, `rows/s`, or `ratio`. */
  readonly unit: string;
  readonly bound: { readonly most: number } | { readonly least: number };
}

/** Whether a figure keeps its bound. */
export function isWithin({ measured, bound }: Pick<Figure, 'measured' | 'bound'>): boolean {
  return 'most' in bound ? measured <= bound.most : measured >= bound.least;
}

/** A number as it is shown: whole where it is large. */
export function shown(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2).replace(/\.?0+$/, '');
}

/** `at most 50 ms`. */
export function boundText({ bound, unit }: Pick<Figure, 'bound' | 'unit'>): string {
  const text = 'most' in bound ? `at most ${shown(bound.most)}` : `at least ${shown(bound.least)}`;
  return unit === 'ratio' ? text : `${text} ${unit}`;
}

/**
 * Prints a yardstick's figure; the process ends with 1 when it is out of bounds. `bench/all.ts` reads it from the file
 * that `BENCH_FIGURES` names.
 */
export function report(figure: Figure): void {
  const { what, measured, unit } = figure;
  const within = isWithin(figure);
  const value = unit === 'ratio' ? shown(measured) : `${shown(measured)} ${unit}`;
  console.log(`${what}: ${value}, bound: ${boundText(figure)}, ${within ? 'within' : 'OUT OF BOUNDS'}`);
  if (!within) process.exitCode = 1;
  const file = process.env.BENCH_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** The middle of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value below which so large a part of some lies; 0 for none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
