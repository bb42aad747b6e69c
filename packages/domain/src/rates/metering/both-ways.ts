type Values = readonly (number | null)[];

/** What was taken and given: as the meter counted it, or, set against one another by the interval, what is left of each. */
export function bothWays(
  delivered: Values,
  received: Values | undefined,
  netsByInterval: boolean,
): { readonly taken: Values; readonly given: Values } {
  if (!netsByInterval) return { taken: delivered, given: received ?? [] };
  const left = delivered.map((value, index) => (value === null ? null : value - (received?.[index] ?? 0)));
  const above = (value: number | null): number | null => (value === null ? null : Math.max(0, value));
  return { taken: left.map(above), given: left.map((value) => above(value === null ? null : -value)) };
}
