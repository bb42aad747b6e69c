import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../built.js';
import { environmentWith } from '../platform/environment.ts';
import { repository } from '../platform/places.ts';
import { type ChildProgram, startChild } from '../platform/process/child-program.ts';
import { freePort } from '../platform/process/free-port.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { newMasterKey } from '../platform/testing/test-vault.ts';

const built = (path: string): string => join(repository, 'apps', path);
const running: ChildProgram[] = [];
let database: TestDatabase;
let folder: string;
let settings: Record<string, string>;
let origin: string;

beforeAll(async () => {
  await ensureBuilt();
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-built-'));
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    COOP: 'cedar-ridge',
    PORT: port,
    SANDBOX_PORT: String(await freePort()),
    CHAT_PORT: String(await freePort()),
    MASTER_KEY: newMasterKey(),
    GATEWAY_SECRET: 'a secret of the payment company',
    SANDBOX_DATA: join(folder, 'sandbox'),
    POSTBACK_URL: `${origin}/v3/hosted-payment/postback`,
    CHAT_COOP_ID: 'cedar-ridge',
    CHAT_ORIGIN: origin,
    CHAT_PHONE: '1',
    CHAT_EMERGENCY_PHONE: '2',
    CHAT_HOURS: '3',
  };
  for (const name of [
    'payment-sandbox/dist/server.js',
    'chat-sandbox/dist/server.js',
    'api/dist/server.js',
    'api/dist/worker.js',
  ])
    running.push(await startChild(name, built(name), settings));
}, 300_000);
afterAll(async () => {
  for (const program of running) await program.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, from = origin) => fetch(`${from}${path}`);

it('the built API answers that it is well, a page, its document and an icon', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz?strict=yes')).status).toBe(200);
  expect(await (await get('/pages/home')).text()).toContain('Cedar Ridge');
  expect((await get('/api/docs/json')).status).toBe(200);
  expect(await (await get('/api/docs')).text()).toContain('sign-in.login');
  expect((await get('/coop/icons/touch.png')).headers.get('content-type')).toBe('image/png');
});

it('the built payment sandbox shows its page with its styles', async () => {
  const styles = await get('/hosted.css', `http://127.0.0.1:${settings.SANDBOX_PORT}`);
  expect(await styles.text()).toContain('.sandbox');
});

describe('the built coop command', () => {
  const coop = (words: string, changes: Record<string, string> = {}) =>
    promisify(execFile)('sh', ['-c', `${process.execPath} ${built('api/dist/coop.js')} ${words}`], {
      cwd: repository,
      env: environmentWith({ ...settings, ...changes }),
    });

  it('examines what runs', async () => {
    // A trial has things that a doctor minds, and then it ends with 1.
    const { stdout, stderr } = await coop('doctor || true');
    expect(stdout).toMatch(/portal: built/);
    expect(stdout).toMatch(/payment company: .* answers/);
    expect(stderr).toBe('');
  });

  it('says whose data it speaks of where nobody has said so, beside what was asked for', async () => {
    const unsaid = await coop('site check cedar-ridge', { COOP: '', DATABASE_URL: '', DATA_DIR: '/tmp/of-nobody' });
    expect(unsaid.stderr).toContain('This is about cedar-ridge, with its data in /tmp/of-nobody: COOP is not set.');
    expect(unsaid.stdout).not.toContain('COOP is not set');
    expect((await coop('site check ocotillo', { COOP: 'ocotillo' })).stderr).toBe('');
    expect((await coop('map || true', { COOP: '' })).stderr).not.toContain('COOP is not set');
  });

  it('ends in silence when nobody reads on', async () => {
    expect((await coop('--help | true')).stderr).toBe('');
  });
});
