import { mayBegin } from '@rochdale/domain/office/as-member/as-member';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { findViewOfCode, mayLook } from '../../office/as-member/public.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { composeSites } from '../site/compose-sites.ts';
import { findDraft } from './draft-store.ts';
import { drafted, inForce } from './in-force.ts';
import { changesOf, layerIn } from './layer.ts';

/** The site by the draft for whoever brings a code of a preview that may still be traded; undefined for everybody else. */
export type DraftSites = (code: string) => Promise<Sites | undefined>;

/** Draws by the draft for a preview's code alone (office-174). What of it could not be published is left out. */
export function draftSitesOf({
  db,
  clock,
  siteFolder,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteFolder: CoopFolder;
}): DraftSites {
  return async (code) => {
    const view = await findViewOfCode(db, hashOf(code));
    if (!view?.isPreview || !mayBegin(view, clock.now()) || !(await mayLook(db, view, clock.now()))) return undefined;
    const [draft, stored] = await Promise.all([findDraft(db), readStoredSettings(db)]);
    const layer = await inForce(siteFolder, await drafted(siteFolder, layerIn(stored), draft.edits));
    return composeSites(siteFolder, changesOf(layer));
  };
}
