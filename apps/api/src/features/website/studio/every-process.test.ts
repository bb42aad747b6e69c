import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ChildProgram, startChild } from '../../../platform/process/child-program.ts';
import { freePort } from '../../../platform/process/free-port.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { type CoopFolder, readFolder } from '../site/co-op-folder.ts';
import { changeDraft, holdDraft } from './draft-store.ts';
import { publishDraft, undoTo } from './publish.ts';
import { newestVersion } from './versions-store.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const permissions: ReadonlySet<Permission> = new Set(['site.settings', 'site.brand']);
const timeZone = 'America/Los_Angeles';
const by = { staffId: crypto.randomUUID(), name: 'sam', now: new Date(), timeZone, permissions };
const programs: ChildProgram[] = [];
/** Where each process says by which settings it works. */
const figures: string[] = [];
const portals: string[] = [];
let database: TestDatabase;
let data: string;
let folder: CoopFolder;

beforeAll(async () => {
  database = await testDatabase();
  data = await mkdtemp(join(tmpdir(), 'rochdale-processes-'));
  await cp(here('../../../../../../coops/cedar-ridge'), join(data, 'cedar-ridge'), { recursive: true });
  folder = await readFolder(join(data, 'cedar-ridge'));
  const environment = {
    DATABASE_URL: database.url,
    COOPS_DIR: data,
    COOP: 'cedar-ridge',
    DATA_DIR: join(data, 'data'),
    MASTER_KEY: newMasterKey(),
    GATEWAY_SECRET: 'a secret of the payment company',
    LOG_LEVEL: 'silent',
  };
  const begin = async (name: string, file: string, own: Readonly<Record<string, string>>, port: number) => {
    programs.push(await startChild(name, here(file), { ...environment, ...own }));
    figures.push(`http://127.0.0.1:${port}/metrics`);
  };
  for (const index of [1, 2]) {
    const [port, metrics] = [await freePort(), await freePort()];
    await begin(`API ${index}`, '../../../server.ts', { PORT: String(port), METRICS_PORT: String(metrics) }, metrics);
    portals.push(`http://127.0.0.1:${port}/pages/home`);
  }
  const metrics = await freePort();
  await begin('worker', '../../../worker.ts', { WORKER_METRICS_PORT: String(metrics) }, metrics);
}, 120_000);
afterAll(async () => {
  for (const program of programs) await program.stop();
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

/** By which settings each process works. */
const versions = () =>
  Promise.all(
    figures.map(async (url) => /rochdale_site_info\{version="([^"]+)"/.exec(await (await fetch(url)).text())?.[1]),
  );
const pages = () => Promise.all(portals.map(async (url) => (await fetch(url)).text()));
const withinFiveSeconds = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 5000, interval: 100 });

it('what is published is in both API processes and in the worker within five seconds, and what is rolled back as well (office-171)', async () => {
  const before = await versions();
  expect(new Set(before).size).toBe(1);
  await database.db.transaction(async (tx) => {
    const { revision } = await holdDraft(tx);
    const edits = [{ key: 'settings.coopTagline', language: null, value: 'Power that nobody had before' }];
    const save = { savedAt: by.now, savedBy: by.name, what: 'saved' as const, keys: [] };
    await changeDraft(tx, edits, { revision: revision + 1, ...save });
    await publishDraft(tx, folder, { revision: revision + 1, version: 0 }, by);
  });
  await withinFiveSeconds(async () => {
    const now = await versions();
    expect([new Set(now).size, now.length, now[0] === before[0]]).toEqual([1, 3, false]);
    for (const page of await pages()) expect(page).toContain('Power that nobody had before');
  });
  const version = (await newestVersion(database.db))?.versionNumber ?? 0;
  await database.db.transaction((tx) => undoTo(tx, folder, { version: 0, now: version }, by));
  await withinFiveSeconds(async () => {
    expect(await versions()).toEqual(before);
    for (const page of await pages()) expect(page).not.toContain('Power that nobody had before');
  });
});
