import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '../platform/places.ts';
import { type ChildProgram, startChild } from '../platform/process/child-program.ts';
import { freePort } from '../platform/process/free-port.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';

let database: TestDatabase;
let folder: string;
let dev: ChildProgram;
let origin: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-dev-'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dev = await startChild('npm run dev', join(repository, 'apps/api/src/start/dev.ts'), {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO_DATA: 'no',
    COOP: 'cedar-ridge',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    CHAT_PORT: String(await freePort()),
  });
}, 180_000);
afterAll(async () => {
  await dev.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('npm run dev shows a page from its source, with hot reload, and answers calls at the same address', async () => {
  const page = await (await fetch(`${origin}/pages/home`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('Cedar Ridge');
  expect(page).toContain('src="/src/app/entry-client.tsx"');
  expect(page).toContain('/@vite/client');
  expect((await fetch(`${origin}/src/app/entry-client.tsx`)).headers.get('content-type')).toContain('javascript');
  const call = await fetch(`${origin}/v3/maintenance`);
  expect(call.status).toBe(200);
  // Pages and calls speak of the same settings: another version would load every page anew.
  expect(page).toContain(`"version":"${call.headers.get('site-version')}"`);
});
