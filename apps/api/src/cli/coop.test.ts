import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { environmentWith } from '../platform/environment.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const coop = (words: string, changes: Record<string, string> = {}) =>
  run('sh', ['-c', `${process.execPath} --import tsx apps/api/src/cli/coop.ts ${words}`], {
    cwd: repository,
    env: environmentWith({ DATA_DIR: '/tmp/of-nobody', ...changes }),
  });

it('says whose data it speaks of where nobody has said so, beside what was asked for', async () => {
  const unsaid = await coop('site check cedar-ridge', { COOP: '' });
  expect(unsaid.stderr).toContain('This is about cedar-ridge, with its data in /tmp/of-nobody: COOP is not set.');
  expect(unsaid.stdout).not.toContain('COOP is not set');
  expect((await coop('site check ocotillo', { COOP: 'ocotillo' })).stderr).toBe('');
});

it('ends in silence when nobody reads on', async () => {
  expect((await coop('--help | true')).stderr).toBe('');
});
