import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeUsageIntervals } from '../../../apps/api/src/features/energy/usage/public.ts';
import { defaultPlace, generateCoOp } from '../../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../../apps/api/src/features/office/importing/public.ts';
import { loaderOf, startChild } from '../../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';
import { vaultOf } from '../../../apps/api/src/platform/sealing/vault.ts';
import { issueToken } from '../../../apps/api/src/platform/tokens/token-store.ts';
import { builtProgram, productSettings, programAt, scratchVault, withScratchDatabase } from '../../support/product.ts';
import { median, percentile, report } from '../../support/report.ts';
import { layDownLogins, layDownThirdParty, layDownUsage, today } from './laid-down.ts';

/**
 * A third party is told of new data of so many subscriptions, each of 35,040 intervals, and pulls all of each: how much memory the
 * API takes over time, and how long other members wait beside it, against when they are alone in the same run. Each round has a
 * window without pulling and a longer one with it, so that what else the machine does is in both.
 * `npx tsx bench/api/espi/subscriptions.ts --subscriptions 1000`.
 */
const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '20' },
    window: { type: 'string', default: '15' },
  },
});
const subscriptions = Number(values.subscriptions);
const [perSecond, windowSeconds] = [Number(values.calls), Number(values.window)];
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

interface Said {
  readonly done: number;
  readonly bytes: number;
  readonly busy: number;
  readonly broken: number;
  readonly readings: number;
  readonly isOver?: boolean;
}

const p95 = (numbers: readonly number[]): number => percentile(numbers, 0.95);

await withScratchDatabase(async (database, folder) => {
  const { pool, db, url } = database;
  const co = `${folder}/co-op`;
  const members = Math.round(subscriptions * 1.4) + 100;
  await generateCoOp({ folder: co, members, seed: 1, asOf: today, place: defaultPlace, named: false });
  await importFolder({ folder: co, pool, vault: scratchVault() });
  const { rows } = await pool.query<{ accountNumber: string; memberNumber: string; meterNumber: string }>(
    `select distinct on (member_number) account_number as "accountNumber", member_number as "memberNumber", meter_number as "meterNumber"
     from accounts join meters using (account_number) where account_type = 'Electric' and derived_status in ('Current', 'Past Due')
     order by member_number, account_number`,
  );
  const [apps, others] = [rows.slice(0, subscriptions), rows.slice(subscriptions, subscriptions + 100)];
  if (others.length < 50) throw new Error(`There are ${rows.length} members: too few.`);
  const began = performance.now();
  await layDownUsage(
    database,
    apps.map(({ meterNumber }) => meterNumber),
  );
  const { rows: sized } = await pool.query<{ days: number; intervals: string; size: string }>(
    `select count(*)::int as days, sum(cardinality(values_thousandths)) as intervals,
       (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'usage_intervals'::regclass) as size
     from usage_intervals where meter_number = any($1)`,
    [apps.map(({ meterNumber }) => meterNumber)],
  );
  console.log(
    `laid down: ${apps.length} subscriptions, ${sized[0]?.days} days, ${sized[0]?.intervals} intervals, ${megabytes(Number(sized[0]?.size))} MB, in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );

  const notified: { readonly at: number; readonly names: number }[] = [];
  const receiver = createServer((asked, answer) => {
    let text = '';
    asked.setEncoding('utf8');
    asked.on('data', (piece: string) => {
      text += piece;
    });
    asked.on('end', () => {
      notified.push({ at: performance.now(), names: text.split('<resources>').length - 1 });
      answer.writeHead(204).end();
    });
  });
  const port = await freePort();
  await new Promise<void>((done) => receiver.listen(port, '127.0.0.1', done));
  const settings: Record<string, string> = {
    ...(await productSettings(url, folder)),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    WAYS_OUT_TRIAL: `127.0.0.1:${port}`,
  };
  const vault = vaultOf([settings.MASTER_KEY ?? '']);
  await layDownLogins(
    pool,
    [...apps, ...others].map(({ memberNumber }) => memberNumber),
  );
  const made = await layDownThirdParty(pool, apps, { vault, notifyUrl: `http://127.0.0.1:${port}/` });
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const api = await startChild('API', await builtProgram('server'), settings);
  const worker = await startChild('worker', await builtProgram('worker'), settings);

  // New data of all come in one transaction, as an import brings them.
  await db.transaction((tx) =>
    writeUsageIntervals(
      tx,
      apps.map(({ meterNumber }) => ({
        ...{ meterNumber, day: today, intervalMinutes: 15, qualities: null },
        values: Array.from({ length: 96 }, () => 500),
      })),
    ),
  );
  const came = performance.now();
  while (notified.length === 0 && performance.now() - came < 60_000) await pause(100);
  await pause(12_000);
  await worker.stop();
  const names = notified.reduce((sum, one) => sum + one.names, 0);
  console.log(
    `told: ${notified.length} notifications with ${names} subscriptions, the first ${Math.round((notified[0]?.at ?? 0) - came)} ms after the import`,
  );

  const signedIn: { readonly token: string; readonly paths: readonly string[] }[] = [];
  for (const { memberNumber, accountNumber } of others) {
    const token = await issueToken(db, { purpose: 'access', memberNumber, idleMinutes: 600, now: new Date() });
    const at = `/v3/member/${memberNumber}/accounts/${accountNumber}`;
    signedIn.push({ token, paths: [at, `${at}/details`, `/v3/member/${memberNumber}/accounts`] });
  }
  const took = { alone: [] as number[], beside: [] as number[] };
  const late: number[] = [];
  const ask = async (turn: number, due: number, into: number[] | undefined): Promise<void> => {
    const member = signedIn[turn % signedIn.length];
    const path = member?.paths[turn % 3] ?? '';
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${member?.token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
    into?.push(performance.now() - due);
  };
  let turn = 0;
  const window = async (into: number[] | undefined, seconds: number, isOver = () => false): Promise<void> => {
    const start = performance.now();
    const under: Promise<void>[] = [];
    for (let sent = 0; sent < seconds * perSecond && !isOver(); sent += 1) {
      const due = start + (sent * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      late.push(performance.now() - due);
      under.push(ask(turn++, due, into));
    }
    await Promise.all(under);
  };
  await window(undefined, 10);

  const file = programAt('bench/api/espi/puller.ts');
  const puller = fork(file, { execArgv: [...loaderOf(file)] });
  let said: Said = { done: 0, bytes: 0, busy: 0, broken: 0, readings: 0 };
  await new Promise((done) => puller.once('message', done));
  puller.on('message', (message: Said) => {
    said = { ...message, isOver: said.isOver === true || message.isOver === true };
  });
  const memory = (name: 'VmRSS' | 'VmHWM'): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  console.log(`memory before: ${megabytes(memory('VmRSS'))} MB, peak ${megabytes(memory('VmHWM'))} MB`);
  const paths = made.map(({ connectionId, token }) => ({
    ...{ token, path: `/espi/1_1/resource/Batch/Subscription/${connectionId}` },
  }));
  puller.send('pause');
  puller.send({ origin, atOnce: 2, pulls: paths });
  const resident: number[] = [];
  const ratios: number[] = [];
  const pullBegan = performance.now();
  let pulling = 0;
  while (said.isOver !== true) {
    puller.send('pause');
    await pause(1_500);
    const [alone, beside]: [number[], number[]] = [[], []];
    await window(alone, windowSeconds);
    puller.send('go on');
    const from = performance.now();
    await window(beside, windowSeconds * 5, () => said.isOver === true);
    took.alone.push(...alone);
    took.beside.push(...beside);
    ratios.push(p95(beside) / p95(alone));
    pulling += performance.now() - from;
    resident.push(memory('VmRSS'));
    console.log(
      `${String(Math.round((performance.now() - pullBegan) / 1000)).padStart(5)} s: ${said.done} of ${apps.length} pulled, ${megabytes(said.bytes)} MB, RSS ${megabytes(memory('VmRSS'))} MB, peak ${megabytes(memory('VmHWM'))} MB; p95 alone ${p95(alone).toFixed(1)} ms, beside ${p95(beside).toFixed(1)} ms, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
  }
  puller.kill();
  await api.stop();
  receiver.close();
  const half = Math.floor(resident.length / 2);
  const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
  console.log(
    `${said.done} pulled, ${said.readings} readings in the first, ${said.busy} times busy, ${said.broken} broken, in ${(pulling / 1000).toFixed(0)} s of pulling: ${((said.bytes / pulling) * 1e-3).toFixed(1)} MB/s`,
  );
  console.log(
    `members: p95 alone ${p95(took.alone).toFixed(1)} ms of ${took.alone.length}, beside ${p95(took.beside).toFixed(1)} ms of ${took.beside.length}; this program late by ${p95(late).toFixed(1)} ms (p95); ${cpus().length} cores, load ${loadavg().map((one) => one.toFixed(1))}`,
  );
  const what = `${apps.length} subscriptions of a year of quarter hours`;
  report({ what: `${what}, pulled whole`, measured: said.done, unit: 'pulls', bound: { least: apps.length } });
  report({ what: `${what}, told of`, measured: names, unit: 'subscriptions', bound: { least: apps.length } });
  const fewest = Math.ceil(apps.length / 1000);
  report({ what: `${what}, notifications`, measured: notified.length, unit: 'calls', bound: { most: fewest } });
  report({
    what: `${what}, memory in the second half above the first`,
    measured: (most(resident.slice(half)) - most(resident.slice(0, half))) / 1e6,
    unit: 'MB',
    bound: { most: 40 },
  });
  report({
    what: `${what}, members’ p95 beside against alone, median of rounds`,
    measured: median(ratios),
    unit: 'ratio',
    bound: { most: 1.2 },
  });
});
process.exit();
