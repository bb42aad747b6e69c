import { nearestNames } from '@rochdale/domain/nearest-names';
import type { z } from 'zod';

/** Settings of a co-op that can't be used: every problem on a line of its own, with file, line and reason. */
export class SettingsProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What is wrong with the value at a path of a file of settings. */
export interface PlacedProblem {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** What a schema found wrong, each at its place. It must have been asked to report what it was given. */
export function placedIssues(issues: readonly z.core.$ZodIssue[]): PlacedProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], reason: 'there is no such key' }))
      : [{ path: issue.path, reason: reasonOf(issue) }],
  );
}

/** What each kind of value is written like. */
const kinds: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number such as 20 or 20.50, without quotes or signs',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list, with "- " before each of its lines',
  object: 'must hold keys of its own',
};

function reasonOf(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  if (code === 'invalid_value') {
    const values = issue.values.map(String);
    const [nearest] = typeof input === 'string' ? nearestNames(input, values) : [];
    const meant = nearest === undefined ? '' : `: ${nearest} is the nearest`;
    return `must be one of ${values.join(', ')}${input === undefined ? '' : `, not ${shown(input)}`}${meant}`;
  }
  if (code !== 'invalid_type') return issue.message.replace(/^Invalid input: /, '');
  if (input === undefined) return 'is missing';
  if (input === null) return 'is empty; what begins with # counts as a remark unless it stands in quotes';
  if (issue.expected === 'string' && typeof input !== 'object') return `must be a text: put ${shown(input)} in quotes`;
  return `${kinds[issue.expected] ?? issue.message}, not ${shown(input)}`;
}

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'keys and values';
  return typeof input === 'string' ? `“${input.slice(0, 60)}”` : String(input);
}
