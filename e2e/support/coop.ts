import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { coops } from './coops.ts';
import { dataFolder } from './data-folders.ts';

const run = promisify(execFile);

/** Runs `coop` beside the running product of a co-op, as its office would; answers what it printed. */
export async function coopCommand(coop: keyof typeof coops, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run('node', ['apps/api/coop.js', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, COOP: coop, DATA_DIR: dataFolder(coop), PORT: String(coops[coop].port), LOG_LEVEL: 'warn' },
  });
  return stdout.trim();
}
