/** A table that refers to another. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Tables in an order in which each comes after those that it refers to. Throws where tables refer to one another in a circle. */
export function tablesInOrder(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...names].sort();
  while (left.length > 0) {
    const free = left.filter(
      (name) => !references.some(({ from, to }) => from === name && to !== name && left.includes(to)),
    );
    if (free.length === 0) throw new Error(`These tables refer to one another: ${left.join(', ')}.`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}
