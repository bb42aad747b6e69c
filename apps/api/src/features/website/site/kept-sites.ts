import type { Sites } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import type { CoopFolder } from './co-op-folder.ts';
import { composeSites } from './compose-sites.ts';
import { changesIn, type SiteChange } from './site-changes.ts';

/** The co-op's settings as a process knows them, and how it hears of changes. */
export interface KeptSites {
  readonly site: Sites;
  /** Takes over what is stored. A change that no longer fits is left out and written to the log. */
  follow(stored: ReadonlyMap<string, unknown>): Promise<void>;
}

/** Keeps a folder's settings with the changes made since. Throws SettingsProblems when the folder itself can't be used. */
export async function keepSites(folder: CoopFolder, log: Pick<FastifyBaseLogger, 'warn'>): Promise<KeptSites> {
  let sites = await composeSites(folder, []);
  let followed = JSON.stringify([]);
  return {
    site: (language) => sites(language),
    follow: async (stored) => {
      const changes = changesIn(stored);
      const said = JSON.stringify(changes);
      if (said === followed) return;
      const { inForce, left } = await fitting(folder, changes);
      for (const reason of left) log.warn({ reason }, 'a setting changed at run time is not in force');
      sites = await composeSites(folder, inForce);
      followed = said;
    },
  };
}

/** Which changes can be in force: all, or all but those that would make the settings unusable, each with its reason. */
export async function fitting(
  folder: CoopFolder,
  changes: readonly SiteChange[],
): Promise<{ readonly inForce: readonly SiteChange[]; readonly left: readonly string[] }> {
  if ((await problemsOf(folder, changes)) === undefined) return { inForce: changes, left: [] };
  const inForce: SiteChange[] = [];
  const left: string[] = [];
  for (const change of changes) {
    const problems = await problemsOf(folder, [...inForce, change]);
    if (problems === undefined) inForce.push(change);
    else left.push(problems);
  }
  return { inForce, left };
}

/** What keeps changes from being in force; undefined where nothing does. */
export async function problemsOf(folder: CoopFolder, changes: readonly SiteChange[]): Promise<string | undefined> {
  try {
    await composeSites(folder, changes);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsProblems) return error.message;
    throw error;
  }
}
