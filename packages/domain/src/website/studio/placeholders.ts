const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The names in braces that a text had and another one no longer has: what is filled in there would not be said (office-172). */
export const lostPlaceholders = (before: string, after: string): string[] => {
  const kept = new Set(namesIn(after));
  return [...new Set(namesIn(before))].filter((name) => !kept.has(name));
};
