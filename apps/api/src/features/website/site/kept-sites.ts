import type { LanguageName } from '@rochdale/domain/texts/languages';
import { isBannerShown } from '@rochdale/domain/website/frame/portal-banner';
import type { Sites } from '@rochdale/domain/website/site/site';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { bannerOf } from '../../../platform/run-time-settings/banner.ts';
import { settingsOf } from '../../../platform/run-time-settings/run-time-settings.ts';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { type MemberInfoDocs, memberInfoDocsOf } from '../member-info-docs/public.ts';
import { banneredSites } from '../portal-banner/bannered-sites.ts';
import type { CoopFolder } from './co-op-folder.ts';
import { composeSites, valuesIn } from './compose-sites.ts';
import { changesIn, type SiteChange } from './site-changes.ts';

/** The co-op's settings as a process knows them, and how it hears of changes. */
export interface KeptSites {
  readonly site: Sites;
  /** The documents for members; they are no part of what browsers are told of the site. */
  readonly memberInfoDocs: () => MemberInfoDocs;
  /** Takes over what is stored. A change that no longer fits is left out and written to the log. */
  follow(stored: ReadonlyMap<string, unknown>): Promise<void>;
}

/** Keeps a folder's settings with the changes made since. Throws SettingsProblems when the folder itself can't be used. */
export async function keepSites(
  folder: CoopFolder,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: Clock,
): Promise<KeptSites> {
  let sites = await composeSites(folder, []);
  let documents = documentsOf(folder, []);
  let followed = JSON.stringify([]);
  let banner = bannerOf(settingsOf(new Map()));
  let bannered = banneredSites(sites, banner);
  return {
    site: (language) => (isBannerShown(banner, clock.now()) ? bannered(language) : sites(language)),
    memberInfoDocs: () => documents,
    follow: async (stored) => {
      const changes = changesIn(stored);
      const told = bannerOf(settingsOf(stored));
      const said = JSON.stringify(changes);
      if (said !== followed) {
        const { inForce, left } = await fitting(folder, changes);
        for (const reason of left) log.warn({ reason }, 'a setting changed at run time is not in force');
        sites = await composeSites(folder, inForce);
        documents = documentsOf(folder, inForce);
      } else if (JSON.stringify(told) === JSON.stringify(banner)) return;
      banner = told;
      bannered = banneredSites(sites, banner);
      followed = said;
    },
  };
}

/** The documents for members, as a folder lists them with changes that are in force. */
export function documentsOf(folder: CoopFolder, changes: readonly SiteChange[]): MemberInfoDocs {
  const listed = (language: LanguageName) => memberInfoDocsOf(valuesIn(folder, changes, language)[documentsKey]);
  return { en: listed('en'), es: listed('es') };
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
