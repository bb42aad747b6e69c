import type { Sites } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { readFolder } from './co-op-folder.ts';
import { composeSites } from './compose-sites.ts';
import { fitting } from './kept-sites.ts';
import { changesIn } from './site-changes.ts';

/** The co-op's settings as the running processes have them: the folder with what was changed since. */
export async function sitesNow(db: Executor, folder: string): Promise<Sites> {
  const read = await readFolder(folder);
  const { inForce } = await fitting(read, changesIn(await readStoredSettings(db)));
  return composeSites(read, inForce);
}
