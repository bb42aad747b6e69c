import { basename, dirname } from 'node:path';
import { type PlacedProblem, placedIssues, SettingsProblems } from '../../../../platform/yaml/settings-problems.ts';
import {
  describeProblem,
  isRecord,
  readSettingsText,
  type SettingsText,
} from '../../../../platform/yaml/settings-text.ts';
import type { Mapping } from './mapping.ts';
import { mappingFile } from './mapping-schema.ts';

/** A mapping with the text in which it stands, so that what is wrong can be told with its line. */
export interface ReadMapping {
  readonly mapping: Mapping;
  readonly text: SettingsText;
}

/** Reads a mapping. Throws SettingsProblems with file, line and reason of everything that is wrong with it. */
export async function readMapping(path: string): Promise<ReadMapping> {
  // Every scalar is a text, so that a code such as 01 or N stays what it is.
  const text = await readSettingsText(dirname(path), basename(path), 'failsafe');
  if (!text) throw new SettingsProblems([`${path} is not there`]);
  const read = mappingFile.safeParse(text.values, { reportInput: true });
  if (read.success) return { mapping: read.data, text };
  throw problemsIn(text, placedIssues(read.error.issues));
}

/** What is wrong with a mapping, each with its line. */
export const problemsIn = (text: SettingsText, problems: readonly PlacedProblem[]): SettingsProblems =>
  new SettingsProblems(
    problems.map(({ path, reason }) => describeProblem({ path: writtenPath(path, text.values), reason }, text)),
  );

/** A path as its writer sees it: where one stands without the list around it, that has no place. */
function writtenPath(path: readonly PropertyKey[], values: unknown): PropertyKey[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (Array.isArray(values)) return [step, ...writtenPath(rest, values[Number(step)])];
  if (typeof step === 'number') return writtenPath(rest, values);
  return isRecord(values) ? [step, ...writtenPath(rest, values[String(step)])] : [];
}
