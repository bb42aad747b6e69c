import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal, refusal } from '../../../platform/http/refusal.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { changeLayer } from './change-layer.ts';
import { type DraftProblem, layerProblems, lostDocuments, lostNames } from './draft-problems.ts';
import { changeDraft, holdDraft } from './draft-store.ts';
import { drafted, layerBack } from './in-force.ts';
import { keysApart, layerOf, type SiteLayer } from './layer.ts';
import { refuseWithoutPermission } from './may-change.ts';
import { shownValues, usualValues } from './shown-values.ts';
import { staleDraft } from './stale-draft.ts';
import { findVersion } from './versions-store.ts';

/** Who publishes, and when. */
export interface PublishedBy {
  readonly staffId: string;
  readonly name: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Makes the draft what members see, as a new version. Refuses one that `coop site check` would refuse, one that somebody
 * has changed since, one that was begun over another version, and one that the publisher could not have typed (office-170). Answers the version and the keys that changed.
 */
export async function publishDraft(
  tx: Transaction,
  folder: CoopFolder,
  asked: { readonly revision: number; readonly version: number },
  { staffId, name, now, timeZone, permissions }: PublishedBy,
): Promise<{ readonly version: number; readonly keys: readonly string[] }> {
  let keys: string[] = [];
  const by = { changedBy: name, changedAt: now, staffId };
  const version = await changeLayer(tx, by, async (layer, seen) => {
    const draft = await holdDraft(tx);
    if (draft.revision !== asked.revision) throw await staleDraft(tx, asked.revision, timeZone);
    if (seen !== asked.version) throw refusal(409, 'studio.stale.published');
    const edited = draft.edits.map(({ key }) => key);
    refuseWithoutPermission(edited, permissions);
    const next = await drafted(folder, layer, draft.edits);
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

/**
 * Gives members a version again, as a new version; 0 is the folder alone (office-171). What of it the folder no longer allows
 * is left out, and what the office does not change stays as it is. Refuses where the caller may not change the rest. Answers
 * the new version and the keys that were left out.
 */
export async function undoTo(
  tx: Transaction,
  folder: CoopFolder,
  asked: { readonly version: number; readonly now: number },
  { staffId, name, now, permissions }: PublishedBy,
): Promise<{ readonly version: number; readonly left: readonly string[] }> {
  let left: readonly string[] = [];
  const by = { changedBy: name, changedAt: now, staffId, undoes: asked.version };
  const version = await changeLayer(tx, by, async (layer, seen) => {
    if (seen !== asked.now) throw refusal(409, 'studio.stale.published');
    const then = await layerOfVersion(tx, asked.version);
    if (then === undefined) throw refusal(404, 'error.notFound');
    const back = await layerBack(folder, layer, then);
    if (back.keys.length === 0) throw refusal(409, 'studio.nothing');
    refuseWithoutPermission(back.keys, permissions);
    refuseProblems([
      ...(await layerProblems(folder, back.layer)),
      ...(await lostDocuments(tx, back.layer, translatorOf('en'))),
    ]);
    left = back.left;
    return back.layer;
  });
  return { version, left };
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
