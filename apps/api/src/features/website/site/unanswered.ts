import { file } from '@rochdale/contract/site/values';
import type { PlacedProblem } from '../../../platform/yaml/settings-problems.ts';
import { readUtf8 } from '../../../platform/yaml/settings-text.ts';
import { type SiteValues, valueAt } from './site-values.ts';

/** How an unanswered question of a new folder begins, in place of a value. */
const question = /^\?\s+/;

/** The questions of a new folder that stand where a value should, wherever they are. */
export function unanswered(value: unknown, path: readonly PropertyKey[] = []): PlacedProblem[] {
  if (typeof value === 'string')
    return question.test(value) ? [{ path, reason: `is not answered: ${value.replace(question, '')}` }] : [];
  if (Array.isArray(value)) return value.flatMap((part, index) => unanswered(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unanswered(part, [...path, key]));
}

/** Texts that nobody has written yet: a paragraph that is a question. */
export async function unwritten(folder: string, values: SiteValues): Promise<PlacedProblem[]> {
  const problems: PlacedProblem[] = [];
  for (const key of ['settings.aboutUs', 'settings.legalContent', 'loginHelp']) {
    const name = file.safeParse(valueAt(values, key)).data;
    const text = name === undefined ? undefined : await readUtf8(folder, name);
    const asked = /<p>\?\s+([^<]+)/.exec(text ?? '')?.[1];
    if (asked !== undefined) problems.push({ path: key.split('.'), reason: `${name} is not written: ${asked.trim()}` });
  }
  return problems;
}
