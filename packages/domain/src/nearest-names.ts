const maxSuggested = 3;

/** How many letters must be put in, left out or changed to make one text of another. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names most like one that is unknown, the nearest first: mistyped by a third at most, or a part of the name. */
export function nearestNames(asked: string, names: readonly string[]): readonly string[] {
  const sought = asked.toLowerCase();
  const rated = names.map((name) => {
    const known = name.toLowerCase();
    return { name, distance: editDistance(sought, known), isPart: sought.length > 2 && known.includes(sought) };
  });
  return rated
    .filter(({ distance, isPart }) => isPart || distance <= Math.max(2, Math.floor(sought.length / 3)))
    .sort((one, other) => one.distance - other.distance || one.name.localeCompare(other.name))
    .slice(0, maxSuggested)
    .map(({ name }) => name);
}
