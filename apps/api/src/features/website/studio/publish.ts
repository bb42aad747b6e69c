import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal, refusal } from '../../../platform/http/refusal.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { changeLayer } from './change-layer.ts';
import { type DraftProblem, layerProblems, lostDocuments, lostNames } from './draft-problems.ts';
import { changeDraft, holdDraft } from './draft-store.ts';
import { keysApart, layerOf, type SiteLayer, withDraft } from './layer.ts';
import { inForce } from './read-draft.ts';
import { shownValues, usualValues } from './shown-values.ts';
import { staleDraft } from './stale-draft.ts';
import { findVersion } from './versions-store.ts';

/** Who publishes, and when. */
export interface PublishedBy {
  readonly staffId: string;
  readonly name: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Makes the draft what members see, as a new version. Refuses one that `coop site check` would refuse, one that somebody
 * has changed since, and one that was begun over another version (office-170). Answers the version and the keys that changed.
 */
export async function publishDraft(
  tx: Transaction,
  folder: CoopFolder,
  asked: { readonly revision: number; readonly version: number },
  { staffId, name, now, timeZone }: PublishedBy,
): Promise<{ readonly version: number; readonly keys: readonly string[] }> {
  let keys: string[] = [];
  const by = { changedBy: name, changedAt: now, staffId };
  const version = await changeLayer(tx, by, async (layer, seen) => {
    const draft = await holdDraft(tx);
    if (draft.revision !== asked.revision) throw await staleDraft(tx, asked.revision, timeZone);
    if (seen !== asked.version) throw refusal(409, 'studio.stale.published');
    const next = withDraft(await inForce(folder, layer), draft.edits);
    keys = keysApart(layer, next).map(({ key }) => key);
    if (draft.edits.length === 0 || keys.length === 0) throw refusal(409, 'studio.nothing');
    const before = shownValues(folder, [], await usualValues(folder));
    const lost = lostNames(draft.edits, before, translatorOf('en'));
    const gone = await lostDocuments(tx, next, translatorOf('en'));
    refuseProblems([...(await layerProblems(folder, next)), ...lost, ...gone]);
    const save = { savedAt: now, savedBy: name, what: 'published', keys } as const;
    await changeDraft(tx, [], { revision: draft.revision + 1, ...save });
    return next;
  });
  return { version, keys };
}

/** Gives members the bytes of a version again, as a new version; 0 is the folder alone (office-171). */
export async function undoTo(
  tx: Transaction,
  folder: CoopFolder,
  asked: { readonly version: number; readonly now: number },
  { staffId, name, now }: PublishedBy,
): Promise<number> {
  const by = { changedBy: name, changedAt: now, staffId, undoes: asked.version };
  return changeLayer(tx, by, async (layer, seen) => {
    if (seen !== asked.now) throw refusal(409, 'studio.stale.published');
    const next = await layerOfVersion(tx, asked.version);
    if (next === undefined) throw refusal(404, 'error.notFound');
    if (keysApart(layer, next).length === 0) throw refusal(409, 'studio.nothing');
    refuseProblems([...(await layerProblems(folder, next)), ...(await lostDocuments(tx, next, translatorOf('en')))]);
    return next;
  });
}

/** What a version laid over the folder; undefined where there is no such version. */
export async function layerOfVersion(tx: Transaction, version: number): Promise<SiteLayer | undefined> {
  if (version === 0) return new Map();
  const found = await findVersion(tx, version);
  return found && layerOf(found.content);
}

function refuseProblems(problems: readonly DraftProblem[]): void {
  if (problems.length === 0) return;
  const said = problems.map(({ key, reason }) => (key === null ? reason : `${key}: ${reason}`));
  throw new Refusal(409, { code: 'studio.refused', params: { problems: said.join(' ') } });
}
