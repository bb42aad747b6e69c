import { isNode } from 'yaml';
import type { z } from 'zod';
import type { SettingsText } from './co-op-folder.ts';

/** A co-op's settings that can't be used: every problem on a line of its own, with file, line and reason. */
export class SiteProblems extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** What is wrong with the value at a path of `site.yaml`. */
export interface PlacedProblem {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** What a schema found wrong, each at its place. */
export function placedIssues(issues: readonly z.core.$ZodIssue[]): PlacedProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], reason: 'there is no such key' }))
      : [{ path: issue.path, reason: reasonOf(issue) }],
  );
}

/** Writes a problem with its line: `site.yaml:12: settings.officeHours: …`. */
export function describeProblem({ path, reason }: PlacedProblem, text: SettingsText): string {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  return `${text.fileName}:${lineOf(steps, text)}: ${steps.join('.')}: ${reason}`;
}

/** The line of a key, or of the nearest thing above it that stands in the file. */
export function lineOf(path: readonly (string | number)[], { document, lines }: SettingsText): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message.replace(/^Invalid input: /, '');
}
