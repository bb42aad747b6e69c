import { homeFiguresFile } from '@rochdale/contract/rates/home-figures-file';
import type { HomeFigures } from '@rochdale/domain/energy/what-if/home-figures';
import { placedIssues, SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { describeProblem, readSettingsText } from '../../../platform/yaml/settings-text.ts';

/**
 * Reads `what-if.yaml` of a co-op's folder (energy-84); undefined where there is none, and nothing can be added to a
 * comparison then. Throws SettingsProblems that name each wrong key with its line.
 */
export async function loadHomeFigures(coopFolder: string): Promise<HomeFigures | undefined> {
  const text = await readSettingsText(coopFolder, 'what-if.yaml');
  if (text === undefined) return undefined;
  const read = homeFiguresFile.safeParse(text.values, { reportInput: true });
  if (read.success) return read.data;
  throw new SettingsProblems(placedIssues(read.error.issues).map((problem) => describeProblem(problem, text)));
}
