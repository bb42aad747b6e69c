import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the data of all co-ops under test lie: the processes of one run share it by their environment. */
export function dataRoot(): string {
  process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'rochdale-e2e-'));
  return process.env.E2E_DATA;
}

/** Where the data of a co-op under test lie. */
export function dataFolder(coop: string): string {
  const folder = join(dataRoot(), coop);
  mkdirSync(folder, { recursive: true });
  // The database's own user may enter them.
  for (const one of [dataRoot(), folder]) chmodSync(one, 0o711);
  return folder;
}
