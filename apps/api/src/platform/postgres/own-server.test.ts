import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { startOwnServer } from './own-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'rochdale-own-server-'));
// The server runs as another user where we are root.
await chmod(folder, 0o711);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('production keeps no data in the embedded server unless it was told to', async () => {
  const production = { ...readEnvironment({}), production: true, dataDir: join(folder, 'data') };
  await expect(async () => startOwnServer(production)).rejects.toThrow(
    /DATABASE_URL is not set.*ALLOW_EMBEDDED_DATABASE/,
  );
  expect(existsSync(production.dataDir)).toBe(false);

  const told = await startOwnServer({ ...production, allowsEmbedded: true });
  expect(told.url).toMatch(/^postgres/);
  await told.stop();
}, 60_000);
