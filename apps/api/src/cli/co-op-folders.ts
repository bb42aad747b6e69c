import { access } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { longestNameInTexts, nameInTextsFault } from '@rochdale/domain/texts/text-length';
import { loadHomeFigures, loadSchedules } from '../features/energy/rates/public.ts';
import { loadBankSettings } from '../features/planned/bank-file/public.ts';
import { loadTerritory } from '../features/service/outage/public.ts';
import { readFolder } from '../features/website/site/co-op-folder.ts';
import { composeSites } from '../features/website/site/compose-sites.ts';
import { demoLeftovers } from '../features/website/site/demo-leftovers.ts';
import { describeDifferences } from '../features/website/site/describe-site.ts';
import { leftoverFiles } from '../features/website/site/leftover-files.ts';
import { writeNewFolder } from '../features/website/site/new-folder.ts';
import { changesIn } from '../features/website/site/site-changes.ts';
import { systemClock } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import { repository } from '../platform/places.ts';
import { readStoredSettings } from '../platform/run-time-settings/run-time-settings-store.ts';
import { withDatabase } from './with-database.ts';

const demos = join(repository, 'coops');
const maxLeftovers = 30;
const nameFaults = {
  letters:
    'a letter in it makes each text message two or more, in both languages; write it without accents (ñ, é and ü may stay)',
  length: `is longer than ${longestNameInTexts} letters, so that some text messages are sent as two`,
};

/** Begins a folder with what is the same for every co-op, and questions. */
export async function writeNew(
  environment: Environment,
  path: string | undefined,
  { name, phone }: { readonly name?: string | undefined; readonly phone?: string | undefined },
): Promise<number> {
  if (path === undefined || name === undefined || phone === undefined)
    throw new Error('Usage: coop site new <folder> --name "Blue Mesa Electric" --phone "(555) 010-0100".');
  const folder = path.includes('/') ? resolve(path) : join(dirname(environment.coopFolder), path);
  const year = systemClock.now().getUTCFullYear();
  for (const file of await writeNewFolder(folder, { name, phone, year })) console.log(join(folder, file));
  console.log(
    `Answer the questions in it; coop site check ${path} lists them. Then start with COOP=${basename(folder)}.`,
  );
  return 0;
}

/** Says whether a folder can be used, and what it still says of a demo; of the one in use, also what differs by now. */
export async function checkFolder(environment: Environment, path: string | undefined): Promise<number> {
  const folder = await readFolder(path === undefined ? environment.coopFolder : await folderOf(environment, path));
  const site = (await composeSites(folder, []))();
  await loadBankSettings(folder.path);
  await loadSchedules(folder.path);
  await loadTerritory(folder.path);
  await loadHomeFigures(folder.path);
  console.log(`${folder.path} can be used: ${site.settings.coopName}, version ${site.version}.`);
  const { displayEmergencyAnnouncement: isAnnounced, emergencyAnnouncementMessage } = site.configuration;
  if (isAnnounced && emergencyAnnouncementMessage)
    console.log(`everybody reads above every page: ${emergencyAnnouncementMessage.replace(/<[^>]+>/g, '')}`);
  const fault = nameInTextsFault(site.settings.coopShortName);
  if (fault) console.log(`warn: settings.coopShortName: ${nameFaults[fault]}`);
  const leftovers = [...(await leftoverFiles(folder.path, demos)), ...demoLeftovers(folder)];
  for (const line of leftovers.slice(0, maxLeftovers)) console.log(`left of the demo: ${line}`);
  if (leftovers.length > maxLeftovers) console.log(`left of the demo: ${leftovers.length - maxLeftovers} more`);
  if (path !== undefined) return 0;
  const differences = await withDatabase(environment, async ({ db }) =>
    describeDifferences(folder, changesIn(await readStoredSettings(db))),
  );
  for (const line of differences) console.log(`changed at run time: ${line}`);
  return differences.some((line) => line.includes('NOT IN FORCE')) ? 1 : 0;
}

/** A folder by its path, or by its name among the co-ops' folders. */
async function folderOf({ coopFolder }: Environment, path: string): Promise<string> {
  const places = [resolve(path), join(dirname(coopFolder), path)];
  for (const place of places) if (await isThere(join(place, 'site.yaml'))) return place;
  throw new Error(`There is no site.yaml in ${places.join(' nor in ')}.`);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
