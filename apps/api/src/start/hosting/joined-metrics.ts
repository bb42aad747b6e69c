/**
 * Joins what several registries say, in the form that Prometheus reads: each figure's meaning once, then everybody's
 * values, which labels tell apart.
 */
export function joinedMetrics(texts: readonly string[]): string {
  const figures = new Map<string, { readonly head: string[]; readonly values: string[] }>();
  for (const text of texts) {
    let current: { readonly head: string[]; readonly values: string[] } | undefined;
    let isNew = false;
    for (const line of text.split('\n').filter(Boolean)) {
      const named = /^# (HELP|TYPE) (\S+)/.exec(line);
      if (named) {
        const [, kind = '', name = ''] = named;
        if (kind === 'HELP') {
          isNew = !figures.has(name);
          current = figures.get(name) ?? { head: [], values: [] };
          figures.set(name, current);
        }
        if (isNew) current?.head.push(line);
      } else current?.values.push(line);
    }
  }
  return `${[...figures.values()].map(({ head, values }) => [...head, ...values].join('\n')).join('\n\n')}\n`;
}
