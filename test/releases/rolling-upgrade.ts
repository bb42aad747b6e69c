import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../apps/api/built.js';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { startPostgres } from '../../apps/api/src/platform/postgres/embedded.ts';
import { type ChildProgram, startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { openBalancer } from '../../bench/support/balancer.ts';
import { productSettings } from '../../bench/support/product.ts';
import { callOnBeat, signedIn } from '../faults/support/calls-on-beat.ts';

/**
 * An upgrade while members are there: two API processes and a worker of an earlier release, whose commit `--from` names, are
 * replaced one after another by those of this working tree, under `--calls` (50) calls a second; then the earlier ones come
 * back, as after a release that was no good. Ends with 1 when a call failed, or what was acknowledged is not there.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const { values } = parseArgs({ options: { from: { type: 'string' }, calls: { type: 'string', default: '50' } } });
const { from } = values;
if (from === undefined) {
  console.error('Usage: npx tsx test/releases/rolling-upgrade.ts --from <the commit of the release before>');
  process.exit(2);
}
const say = (what: string, holds: boolean): void => {
  console.log(`${what}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  if (!holds) process.exitCode = 1;
};
const ends: (() => unknown)[] = [];

const folder = await mkdtemp(join(tmpdir(), 'rochdale-upgrade-'));
await chmod(folder, 0o711);
try {
  const before = join(folder, 'before');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, before]);
  execFileSync('git', ['checkout', '--quiet', '--detach', git('rev-parse', from)], { cwd: before });
  for (const args of [
    ['ci', '--silent'],
    ['run', 'build', '--silent'],
  ])
    execFileSync('npm', args, { cwd: before, stdio: 'ignore' });
  await ensureBuilt(['portal', 'api', 'office']);

  const postgres = await startPostgres(folder);
  ends.push(() => postgres.stop());
  const settings = { ...(await productSettings(postgres.url, folder)), DRAIN_SECONDS: '2' };
  const ports = [await freePort(), await freePort()];
  const start = (release: string, program: 'server' | 'worker', port = ports[0]): Promise<ChildProgram> =>
    startChild(program, join(release, `apps/api/dist/${program}.js`), {
      ...settings,
      ...{ PORT: String(port), DATA_DIR: join(folder, `data-${program}-${port}`) },
    });
  // The first brings the schema.
  const running: ChildProgram[] = [];
  for (const port of ports) running.push(await start(before, 'server', port));
  running.push(await start(before, 'worker'));
  ends.push(() => Promise.all(running.map((one) => one.stop())));

  const database = openDatabase(postgres.url, 4);
  ends.push(() => database.close());
  const schemaBefore = await migrations();
  // By the release that is there: the schema is its own.
  const members = join(folder, 'members');
  for (const words of [
    ['generate', '--out', members, '--members', '200', '--seed', '3'],
    ['import', members],
  ])
    execFileSync(process.execPath, ['apps/api/coop.js', ...words], {
      ...{ cwd: before, stdio: ['ignore', 'ignore', 'inherit'] },
      env: { ...process.env, ...settings, DATA_DIR: join(folder, 'data-coop') },
    });
  const balancer = await openBalancer(ports);
  ends.push(() => balancer.close());
  const end = callOnBeat(balancer.url, await signedIn(database), Number(values.calls));
  await pause(5_000);
  for (const release of [root, before]) {
    for (const [at, port] of [...ports, undefined].entries()) {
      await running[at]?.stop();
      running[at] = await (port === undefined ? start(release, 'worker') : start(release, 'server', port));
      await pause(2_000);
    }
    await pause(5_000);
  }
  const { answers, longestMs, reports } = await end();

  const sent = [...answers.values()].reduce((sum, count) => sum + count, 0);
  console.log(`calls ${sent}: ${[...answers].map(([what, count]) => `${what} ${count}`).join(', ')}`);
  console.log(
    `longest call ${(longestMs / 1000).toFixed(1)} s; migrations ${schemaBefore} before, ${await migrations()} after`,
  );
  say(
    'no call failed',
    [...answers.keys()].every((what) => /^2\d\d /.test(what)),
  );
  say('the schema changed meanwhile', (await migrations()) > schemaBefore);
  say('every acknowledged report is there', await areIn(reports));

  async function migrations(): Promise<number> {
    const { rows } = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    return rows[0].n;
  }
  async function areIn(reports: ReadonlySet<string>): Promise<boolean> {
    const { rows } = await database.pool.query<{ id: string }>('select report_id::text as id from outage_reports');
    const found = new Set(rows.map(({ id }) => id));
    return [...reports].every((id) => found.has(id));
  }
} finally {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
}
