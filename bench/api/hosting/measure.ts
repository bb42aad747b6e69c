import { fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { defaultPlace, generateCoOp } from '../../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../../apps/api/src/features/office/importing/public.ts';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../../apps/api/src/platform/database/migrate.ts';
import { scratchSettings, startPostgres } from '../../../apps/api/src/platform/postgres/embedded.ts';
import { type ChildProgram, loaderOf, startChild } from '../../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';
import { builtProgram, programAt, scratchVault } from '../../support/product.ts';
import { type Figure, percentile, report } from '../../support/report.ts';
import { copyDatabases, groupOf, hostOf, nameOf, removeFolders, writeFolders } from './many-folders.ts';
import { mostConnections, startPooler } from './pooler.ts';
import { cpuSeconds, load, memoryMb, treeCpuSeconds } from './process-figures.ts';
import { type Answered, callSteadily } from './steady-calls.ts';

/**
 * What an installation of many co-ops costs: `npx tsx bench/api/hosting/measure.ts [--coops 50] [--idle 60] [--noise 30]
 * [--calls 10] [--groups 1]`; `--calls` are a co-op's own a second, beside twenty times as many of its neighbor; each group of
 * co-ops has an API process of its own.
 * Ends with 1 when a figure is out of its bound.
 */
const { values } = parseArgs({
  options: {
    coops: { type: 'string', default: '50' },
    idle: { type: 'string', default: '60' },
    noise: { type: 'string', default: '30' },
    calls: { type: 'string', default: '10' },
    groups: { type: 'string', default: '1' },
  },
});
const [coops, idleSeconds, noiseSeconds] = [Number(values.coops), Number(values.idle), Number(values.noise)];
const groups = Number(values.groups);
const few = 5;
const figures: Figure[] = [];
const ends: (() => unknown)[] = [];
const say = (what: string): void => console.log(`${what} (load ${load()})`);

const folder = await mkdtemp(join(tmpdir(), 'rochdale-hosting-'));
await chmod(folder, 0o711);
try {
  const postgres = await startPostgres(folder, undefined, [
    ...scratchSettings,
    `max_connections=${mostConnections + 10}`,
  ]);
  ends.push(() => postgres.stop());
  const [server, worker] = [await builtProgram('server'), await builtProgram('worker')];
  await fillTemplate(postgres.url, worker);
  await copyDatabases(postgres.url, 'rochdale', coops);
  const pooler = await startPooler(postgres.url, folder);
  ends.push(() => pooler.stop());
  say(`${coops} databases are there`);
  const settings = {
    COOPS_DIR: join(folder, 'coops'),
    DATA_DIR: join(folder, 'data'),
    WORKER_METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ALLOW_SANDBOX: 'yes',
  };
  interface Api extends ChildProgram {
    readonly port: number;
  }
  const startApi = async (group: number): Promise<Api> => {
    const [port, officePort, metricsPort] = await Promise.all([freePort(), freePort(), freePort()]);
    const ports = { PORT: String(port), OFFICE_PORT: String(officePort), METRICS_PORT: String(metricsPort) };
    const api = await startChild('API', server, { ...settings, ...ports, HOSTING_GROUP: String(group) });
    return { ...api, port };
  };
  const start = async (
    groups: number,
  ): Promise<{ apis: readonly Api[]; jobs: ChildProgram; apiMs: number; workerMs: number }> => {
    const began = performance.now();
    const apis = await Promise.all(Array.from({ length: groups }, (_, at) => startApi(at + 1)));
    const apiMs = performance.now() - began;
    const jobs = await startChild('worker', worker, settings);
    return { apis, jobs, apiMs, workerMs: performance.now() - began - apiMs };
  };
  const sumOf = (apis: readonly Api[], figure: (pid: number) => number): number =>
    apis.reduce((sum, { pid }) => sum + figure(pid ?? 0), 0);
  const paths = ['/pages/home', '/v3/outage/map', '/v3/member/200017/accounts'];

  await writeFolders(folder, pooler.url, few, 1);
  const small = await start(1);
  for (let at = 1; at <= few; at += 1) await visit(small.apis[0], at);
  await pause(10_000);
  const [apiFew, workerFew] = [sumOf(small.apis, memoryMb), memoryMb(small.jobs.pid ?? 0)];
  say(`${few} co-ops: API ${apiFew.toFixed(0)} MB, worker ${workerFew.toFixed(0)} MB`);
  await Promise.all([small.jobs, ...small.apis].map((child) => child.stop()));

  await removeFolders(folder);
  await writeFolders(folder, pooler.url, coops, groups);
  const connections = watchConnections(postgres.url);
  ends.push(connections.end);
  const { apis, jobs, apiMs, workerMs } = await start(groups);
  for (const child of [jobs, ...apis]) ends.push(() => child.stop());
  const apiOf = (at: number): Api | undefined => apis[groupOf(at, coops, groups) - 1];
  say(`start: API ${(apiMs / 1000).toFixed(1)} s, worker ${(workerMs / 1000).toFixed(1)} s`);
  figures.push({ what: `start of ${coops} co-ops, API`, measured: apiMs / 1000, unit: 's', bound: { most: 30 } });
  figures.push({ what: `start of ${coops} co-ops, worker`, measured: workerMs / 1000, unit: 's', bound: { most: 30 } });
  for (let at = 1; at <= coops; at += 1) await visit(apiOf(at), at);
  await pause(10_000);
  const further = (now: number, before: number): number => (now - before) / (coops - few);
  const jobsPid = jobs.pid ?? 0;
  say(
    `${coops} co-ops: API ${sumOf(apis, memoryMb).toFixed(0)} MB in ${groups} processes, worker ${memoryMb(jobsPid).toFixed(0)} MB`,
  );
  figures.push({
    what: 'memory of a further co-op, API',
    measured: further(sumOf(apis, memoryMb), apiFew),
    unit: 'MB',
    bound: { most: 12 },
  });
  figures.push({
    what: 'memory of a further co-op, worker',
    measured: further(memoryMb(jobsPid), workerFew),
    unit: 'MB',
    bound: { most: 12 },
  });

  const cpu = () => [
    sumOf(apis, cpuSeconds),
    cpuSeconds(jobsPid),
    treeCpuSeconds(postgres.pid ?? 0),
    cpuSeconds(pooler.pid),
  ];
  const [cpuBefore, before] = [cpu(), await asked(postgres.url)];
  await pause(idleSeconds * 1000);
  const used = cpu().map((now, at) => (((now - (cpuBefore[at] ?? 0)) / idleSeconds) * 100) / coops);
  const [apiCpu = 0, workerCpu = 0, serverCpu = 0, poolerCpu = 0] = used;
  const now = await asked(postgres.url);
  const perSecond = (now.transactions - before.transactions) / idleSeconds / coops;
  const opened = (now.sessions - before.sessions) / idleSeconds;
  say(
    `idle: ${perSecond.toFixed(2)} transactions a second and co-op, ${opened.toFixed(1)} new connections a second; API ${apiCpu.toFixed(3)} %, worker ${workerCpu.toFixed(3)} %, PostgreSQL ${serverCpu.toFixed(3)} %, PgBouncer ${poolerCpu.toFixed(3)} % of a core a co-op`,
  );
  figures.push({
    what: 'idle CPU of a further co-op, API and worker',
    measured: apiCpu + workerCpu,
    unit: '% of a core',
    bound: { most: 0.1 },
  });

  await noise();
  figures.push({
    what: 'connections to PostgreSQL, most',
    measured: connections.most(),
    unit: 'connections',
    bound: { most: mostConnections },
  });
  for (const figure of figures) report(figure);

  async function visit(api: Api | undefined, at: number): Promise<void> {
    await callSteadily(api?.port ?? 0, hostOf(at), { perSecond: 20, seconds: 0.3, paths });
  }

  /** What calls of a co-op take beside a storm at its neighbor: of one in the same process, and of one in another. */
  async function noise(): Promise<void> {
    const own = { perSecond: Number(values.calls), seconds: noiseSeconds, paths };
    const asked = groups === 1 ? [2] : [2, coops];
    const callAll = (seconds: number): Promise<Answered[]> =>
      Promise.all(asked.map((at) => callSteadily(apiOf(at)?.port ?? 0, hostOf(at), { ...own, seconds })));
    await callAll(5);
    const before = await callAll(noiseSeconds);
    const cpuBefore = cpuSeconds(apiOf(1)?.pid ?? 0);
    const [beside, storm] = await Promise.all([
      callAll(noiseSeconds),
      callElsewhere(apiOf(1)?.port ?? 0, hostOf(1), { ...own, perSecond: own.perSecond * 20 }),
    ]);
    const busy = ((cpuSeconds(apiOf(1)?.pid ?? 0) - cpuBefore) / noiseSeconds) * 100;
    const after = await callAll(noiseSeconds);
    const failed = [...before, ...beside, ...after, storm].reduce((sum, one) => sum + one.failed, 0);
    say(
      `${own.perSecond * 20} calls a second of ${nameOf(1)} (p99 ${percentile(storm.took, 0.99).toFixed(1)} ms) take its API ${busy.toFixed(0)} % of a core; failed ${failed}`,
    );
    for (const [index, at] of asked.entries()) {
      const p99 = (...calls: readonly (readonly Answered[])[]): number =>
        percentile(
          calls.flatMap((of) => of[index]?.took ?? []),
          0.99,
        );
      const [alone, besideStorm] = [p99(before, after), p99(beside)];
      const where = groupOf(at, coops, groups) === groupOf(1, coops, groups) ? 'same' : 'another';
      say(
        `${nameOf(at)} in ${where} process at ${own.perSecond} calls a second: p99 ${alone.toFixed(1)} ms alone, ${besideStorm.toFixed(1)} ms beside`,
      );
      figures.push({
        what: `p99 beside a storm of twenty times in ${where} process, to alone`,
        measured: besideStorm / alone,
        unit: 'ratio',
        bound: { most: 1.5 },
      });
    }
  }
} finally {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Migrates a database, brings a few members, and has its queues made. */
async function fillTemplate(url: string, worker: string): Promise<void> {
  await migrateDatabase(url);
  const database = openDatabase(url);
  const files = join(folder, 'members');
  await generateCoOp({ folder: files, members: 20, seed: 1, asOf: '2026-11-20', place: defaultPlace, named: true });
  await importFolder({ folder: files, pool: database.pool, vault: scratchVault() });
  await database.close();
  // Its queues are there from the first start on.
  const once = await startChild('worker', worker, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'once'),
    LOG_LEVEL: 'silent',
  });
  await once.stop();
}

/** Calls steadily out of another process. */
async function callElsewhere(...asked: Parameters<typeof callSteadily>): Promise<Answered> {
  const file = programAt('bench/api/hosting/caller.ts');
  const caller = fork(file, { execArgv: [...loaderOf(file)] });
  const answered = new Promise<Answered>((resolve, reject) => {
    caller.once('message', resolve);
    caller.once('exit', () => reject(new Error('The caller ended before it was done.')));
  });
  caller.send(asked);
  return answered;
}

/** Transactions that all databases have committed, and connections that they were asked for. */
async function asked(url: string): Promise<{ readonly transactions: number; readonly sessions: number }> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ transactions: number; sessions: number }>(
    'select sum(xact_commit)::float as transactions, sum(sessions)::float as sessions from pg_stat_database',
  );
  await client.end();
  return rows[0] ?? { transactions: 0, sessions: 0 };
}

/** Counts connections ten times a second; the one that counts is none of them. */
function watchConnections(url: string): { most(): number; end(): Promise<void> } {
  const client = new pg.Client(url);
  const ready = client.connect();
  let most = 0;
  let isEnded = false;
  const watch = (async (): Promise<void> => {
    for (await ready; !isEnded; await pause(100)) {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      most = Math.max(most, rows[0]?.count ?? 0);
    }
  })();
  return {
    most: () => most,
    end: async () => {
      isEnded = true;
      await watch;
      await client.end();
    },
  };
}
