import { type DraftEdit, withEdits } from '@rochdale/domain/website/studio/draft';
import { studioFields } from '@rochdale/domain/website/studio/studio-fields';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../platform/office/office-call.ts';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { changeDraft, holdDraft } from './draft-store.ts';
import { layerBack } from './in-force.ts';
import { changesOf, layerIn } from './layer.ts';
import { listVersions } from './list-versions.ts';
import { refuseWithoutPermission } from './may-change.ts';
import { layerOfVersion, publishDraft, undoTo } from './publish.ts';
import { differencesOf, readDraft } from './read-draft.ts';
import { shownValues, usualValues } from './shown-values.ts';
import { staleDraft } from './stale-draft.ts';
import type { StudioServices } from './studio-services.ts';
import { newestVersion } from './versions-store.ts';

const subject = { kind: 'site', id: 'draft' };
const versionSubject = (version: number) => ({ kind: 'site', id: String(version) });

/** The co-op's site as a draft, published in versions that can be rolled back to (office-169 to office-173). */
export function studioHandlers({ db, clock, site, siteFolder }: StudioServices) {
  const by = ({ staffId, name, permissions }: StaffCaller) => {
    return { staffId, name, permissions, now: clock.now(), timeZone: site().timeZone };
  };
  return {
    'studio.see': async ({ text }) => readDraft(db, siteFolder, text),
    'studio.save': async ({ caller, body: { revision, edits }, note, text }) => {
      refuseOthers(edits, caller);
      await db.transaction(async (tx) => {
        const draft = await holdDraft(tx);
        if (draft.revision !== revision) throw await staleDraft(tx, revision, site().timeZone);
        const keys = [...new Set(edits.map(({ key }) => key))];
        const save = { savedAt: clock.now(), savedBy: caller.name, what: 'saved', keys } as const;
        await changeDraft(tx, withEdits(draft.edits, edits), { revision: revision + 1, ...save });
        await note(tx, { act: 'site-draft-saved', subject, facts: { keys } });
      });
      return readDraft(db, siteFolder, text);
    },
    'studio.discard': async ({ caller, body: { revision }, note }) => {
      await db.transaction(async (tx) => {
        const draft = await holdDraft(tx);
        if (draft.revision !== revision) throw await staleDraft(tx, revision, site().timeZone);
        const keys = [...new Set(draft.edits.map(({ key }) => key))];
        refuseWithoutPermission(keys, caller.permissions);
        const save = { savedAt: clock.now(), savedBy: caller.name, what: 'discarded', keys } as const;
        await changeDraft(tx, [], { revision: revision + 1, ...save });
        await note(tx, { act: 'site-draft-discarded', subject, facts: { keys } });
      });
      return {};
    },
    'studio.publish': async ({ caller, body, note }) =>
      db.transaction(async (tx) => {
        const { version, keys } = await publishDraft(tx, siteFolder, body, by(caller));
        await note(tx, { act: 'site-published', subject: versionSubject(version), facts: { keys } });
        return { version };
      }),
    'studio.versions': async ({ query: { before } }) => listVersions(db, before),
    'studio.version': async ({ params: { version } }) =>
      db.transaction(async (tx) => {
        const then = await layerOfVersion(tx, version);
        if (then === undefined) throw refusal(404, 'error.notFound');
        const now = layerIn(await readStoredSettings(tx));
        const usual = await usualValues(siteFolder);
        const back = await layerBack(siteFolder, now, then);
        const [before, after] = [now, back.layer].map((layer) => shownValues(siteFolder, changesOf(layer), usual));
        return {
          version,
          now: (await newestVersion(tx))?.versionNumber ?? 0,
          differences: before && after ? differencesOf(now, back.layer, before, after) : [],
          left: [...back.left],
          notOffered: [...back.notOffered],
        };
      }),
    'studio.undo': async ({ caller, params: { version }, body: { now, reason }, note }) =>
      db.transaction(async (tx) => {
        const { version: made, left } = await undoTo(tx, siteFolder, { version, now }, by(caller));
        const facts = { undoes: version, ...(left.length > 0 && { left }) };
        await note(tx, { act: 'site-rolled-back', subject: versionSubject(made), facts, personal: { reason } });
        return { version: made, left: [...left] };
      }),
  } satisfies Partial<OfficeHandlers>;
}

/** Only what the office may change, and by whom: neither a script nor where members' calls go is among it (office-169). */
function refuseOthers(edits: readonly DraftEdit[], caller: StaffCaller): void {
  for (const { key, language } of edits) {
    const field = studioFields.get(key);
    if (!field || (language !== null && !(field.isSpoken && language === 'es')))
      throw refusal(400, 'studio.notOffered', { key });
  }
  refuseWithoutPermission(
    edits.map(({ key }) => key),
    caller.permissions,
  );
}
