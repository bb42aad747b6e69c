/** A range of values with lines at round steps. */
export interface Scale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

const roundFactors = [1, 2, 2.5, 5, 10] as const;

/** The smallest scale with round steps, at most so many, that holds both values. */
export function roundScale(low: number, high: number, steps = 5): Scale {
  const least = (high - low) / steps || 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundFactors.find((factor) => factor * power >= least * 0.999999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { bottom: ticks[0] ?? 0, top: ticks.at(-1) ?? 1, ticks };
}

/** Lays the values of a scale between two heights of a drawing, the lowest value at the larger one. */
export function heightOf({ bottom, top }: Scale, lowest: number, highest: number): (value: number) => number {
  return (value) => lowest + ((value - bottom) / (top - bottom)) * (highest - lowest);
}

/** A value of a scale as it stands beside its line. By hand: a first number format costs more than the whole chart. */
export function tickText(tick: number): string {
  const [whole = '', part] = String(Math.abs(tick)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${tick < 0 ? '\u2212' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}
