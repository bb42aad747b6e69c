/** The lines of one service of a bill; an empty name: of the bill as a whole. */
export interface ServiceLines<Line> {
  readonly service: string;
  readonly lines: readonly Line[];
}

/** A bill's lines by service, in the order in which the bill names them; those of the bill as a whole last (account-109). */
export function linesByService<Line extends { readonly service: string }>(
  lines: readonly Line[],
): readonly ServiceLines<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(line.service, [...(groups.get(line.service) ?? []), line]);
  const all = [...groups].map(([service, own]) => ({ service, lines: own }));
  return [...all.filter(({ service }) => service !== ''), ...all.filter(({ service }) => service === '')];
}
