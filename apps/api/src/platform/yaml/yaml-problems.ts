import type { LineCounter, YAMLError } from 'yaml';

/** What keeps a file from being read, as its writer can mend it. */
export interface YamlProblem {
  readonly line: number;
  readonly reason: string;
}

/**
 * What is wrong with a file of YAML. What follows the first mistake is mostly its consequence, and is not said; keys that
 * stand twice are said each.
 */
export function yamlProblems(errors: readonly YAMLError[], lines: LineCounter, source: string): YamlProblem[] {
  const placed = errors.map((error) => ({ error, line: lines.linePos(error.pos[0]).line }));
  const say = (all: typeof placed) =>
    all.map(({ error, line }) => ({ line, reason: reasonOf(error, source.split(/\r?\n/)[line - 1] ?? '') }));
  const tabs = placed.filter(({ error }) => error.code === 'TAB_AS_INDENT');
  if (tabs.length > 0) return say(tabs.slice(0, 1));
  const [first] = placed.filter(({ error }) => error.code !== 'DUPLICATE_KEY');
  return first ? say([first]) : say(placed);
}

function reasonOf({ code, message }: YAMLError, line: string): string {
  if (code === 'TAB_AS_INDENT') return 'the line begins with a tab: YAML wants spaces';
  if (code === 'DUPLICATE_KEY') return 'this key stands above already: one of the two must go';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /: .*:(\s|$)/.test(line))
    return 'a text with a colon in it must stand in quotes, as in "Monday to Friday: 8 to 5"';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'the line below is indented further than its neighbors';
  if (code === 'BAD_SCALAR_START') return 'a text that begins with a sign such as @, % or ` must stand in quotes';
  if (code === 'MISSING_CHAR') return 'a text in quotes, which begins further up, does not end';
  if (code === 'BAD_INDENT' && /flow/i.test(message)) return 'a [ or { further up is not closed';
  if (code === 'UNEXPECTED_TOKEN') return 'a quote stands within a text in quotes: use the other kind around it';
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '') ?? '';
}
