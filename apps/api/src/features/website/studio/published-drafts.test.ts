import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberInfoDocsSection } from '@rochdale/contract/site/member-info-docs';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { type DraftEdit, withEdits } from '@rochdale/domain/website/studio/draft';
import { studioFields } from '@rochdale/domain/website/studio/studio-fields';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { documentsFolder, keepDocument } from '../member-info-docs/public.ts';
import { type CoopFolder, readFolder } from '../site/co-op-folder.ts';
import { composeSites, valuesIn } from '../site/compose-sites.ts';
import { loadSite } from '../site/load-site.ts';
import { layerProblems } from './draft-problems.ts';
import { changeDraft, holdDraft } from './draft-store.ts';
import { bytesOf, changesOf, layerIn, layerOf, type SiteLayer, withDraft } from './layer.ts';
import { publishDraft, undoTo } from './publish.ts';
import { shownValues, usualValues } from './shown-values.ts';
import { keptDocument, randomDraft } from './testing/random-drafts.ts';
import { newestVersion, versionsBefore } from './versions-store.ts';

const coop = new URL('../../../../../../coops/cedar-ridge', import.meta.url).pathname;
const permissions: ReadonlySet<Permission> = new Set(['site.settings', 'site.brand']);
const timeZone = 'America/Los_Angeles';
const by = { staffId: crypto.randomUUID(), name: 'sam', now: new Date(), timeZone, permissions };
let database: TestDatabase;
let folder: CoopFolder;
let written: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await readFolder(coop);
  written = join(await mkdtemp(join(tmpdir(), 'rochdale-written-')), 'cedar-ridge');
  await cp(coop, written, {
    recursive: true,
    filter: (path) => !/\/documents\/(?!member-info)/.test(path) && !path.includes('/data'),
  });
  await keepDocument(database.db, { ...keptDocument, size: keptDocument.content.length, addedAt: by.now });
});
afterAll(async () => {
  await database.drop();
  await rm(join(written, '..'), { recursive: true, force: true });
});

const inForce = async (): Promise<SiteLayer> => layerIn(await readStoredSettings(database.db));
const versionNow = async (): Promise<number> => (await newestVersion(database.db))?.versionNumber ?? 0;

/** Saves a draft, and publishes it or says why not. */
async function tryToPublish(edits: readonly DraftEdit[]): Promise<string | undefined> {
  const version = await versionNow();
  const asDraft = async (tx: Transaction) => {
    const { revision } = await holdDraft(tx);
    const save = { savedAt: by.now, savedBy: by.name, what: 'saved' as const, keys: [] };
    await changeDraft(tx, withEdits([], edits), { revision: revision + 1, ...save });
    await publishDraft(tx, folder, { revision: revision + 1, version }, by);
  };
  try {
    await database.db.transaction(asDraft);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.sentence('en');
    throw error;
  }
}

/** Writes a folder that says by itself what a layer lays over it, and looks at it as `coop site check` does. */
async function checkWritten(layer: SiteLayer): Promise<void> {
  for (const { memberInfoDocs, ...values } of (['en', 'es'] as const).map((language) =>
    valuesIn(folder, changesOf(layer), language),
  )) {
    const listed = memberInfoDocsSection.parse(memberInfoDocs);
    for (const { url, document } of listed)
      if (document !== undefined) {
        expect(document).toBe(keptDocument.document);
        await writeFile(join(written, documentsFolder, url), keptDocument.content);
      }
    const files = listed.map(({ friendlyDescription, url }) => ({ friendlyDescription, url }));
    await writeFile(join(written, 'member-info-docs.yaml'), stringify(files));
    await writeFile(join(written, 'site.yaml'), stringify(values));
    await loadSite(written);
  }
}

it('of 1,000 random drafts none is published that `coop site check` refuses, and a refused one changes nothing (office-170)', async () => {
  for (const name of ['site.es.yaml', 'member-info-docs.es.yaml']) await rm(join(written, name), { force: true });
  const counts = { published: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(randomDraft, async (edits) => {
      const before = bytesOf(await inForce());
      const refused = await tryToPublish(edits);
      const after = await inForce();
      if (refused === undefined) {
        counts.published += 1;
        await checkWritten(after);
        expect((await newestVersion(database.db))?.content.equals(bytesOf(after))).toBe(true);
      } else {
        counts.refused += 1;
        expect(bytesOf(after).equals(before)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
  // Both happen often enough to say something.
  expect(Math.min(counts.published, counts.refused)).toBeGreaterThan(100);
}, 600_000);

it('rolling back gives the same bytes, and members the same site, whatever was published between (office-171)', async () => {
  const versions = await versionsBefore(database.db, undefined, 60);
  for (const { versionNumber, content } of [...versions].reverse()) {
    const now = await versionNow();
    if (content.equals(bytesOf(await inForce()))) continue;
    const { version: made } = await database.db.transaction((tx) =>
      undoTo(tx, folder, { version: versionNumber, now }, by),
    );
    const newest = await newestVersion(database.db);
    expect([made, newest?.undoes]).toEqual([newest?.versionNumber, versionNumber]);
    expect(newest?.content.equals(content)).toBe(true);
    const layer = await inForce();
    expect(bytesOf(layer).equals(content)).toBe(true);
    const sites = [layer, layerOf(content)].map((one) => composeSites(folder, changesOf(one)));
    const [again, then] = (await Promise.all(sites)).map((site) => JSON.stringify([site('en'), site('es')]));
    expect(again).toBe(then);
  }
}, 120_000);

it('each switch alone is publishable over each folder (office-170)', async () => {
  const switches = [...studioFields.values()].filter(({ kind }) => kind === 'switch');
  for (const name of ['cedar-ridge', 'ocotillo', 'whetstone-hills']) {
    const shipped = await readFolder(join(coop, '..', name));
    const shown = shownValues(shipped, [], await usualValues(shipped));
    for (const field of switches) {
      const edits = [{ key: field.key, language: null, value: shown(field, 'en') !== true }];
      expect([name, field.key, await layerProblems(shipped, withDraft(new Map(), edits))]).toEqual([
        name,
        field.key,
        [],
      ]);
    }
  }
});
