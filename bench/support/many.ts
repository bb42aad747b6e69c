import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { defaultPlace, generateCoOp } from '../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { startPostgres } from '../../apps/api/src/platform/postgres/embedded.ts';
import { type ChildProgram, startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { vaultOf } from '../../apps/api/src/platform/sealing/vault.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { builtProgram, coopProgram, productSettings } from './product.ts';

/**
 * Two API processes and two workers behind a balancer, on one PostgreSQL through PgBouncer in transaction mode: what
 * must hold across processes is tried, and how much two answer against one is measured. Ends with 1 when something fails.
 */
const password = 'Rochdale-demo-1!';
const ends: (() => unknown)[] = [];
let failed = 0;
const say = (what: string, holds: boolean, detail: string): void => {
  failed += holds ? 0 : 1;
  console.log(`${holds ? 'holds ' : 'FAILS '} ${what}: ${detail}`);
};

const folder = await mkdtemp(join(tmpdir(), 'rochdale-many-'));
await chmod(folder, 0o711);
try {
  const postgres = await startPostgres(folder);
  ends.push(() => postgres.stop());
  const direct = openDatabase(postgres.url, 5);
  ends.push(() => direct.close());
  const bouncer = await startPgBouncer(postgres.url, folder);
  ends.push(() => bouncer.stop());
  const shared: Record<string, string> = {
    ...(await productSettings(bouncer.url, folder)),
    DATA_DIR: folder,
    DATABASE_POOL: '10',
  };
  const ports = [await freePort(), await freePort()];
  const [server, worker] = [await builtProgram('server'), await builtProgram('worker')];
  const [first = 0, second = 0] = ports;

  const began = performance.now();
  const started = await Promise.all([
    ...ports.map((port) => startChild('API', server, { ...shared, PORT: String(port) })),
    ...[1, 2].map(() => startChild('worker', worker, shared)),
  ]);
  for (const child of started) ends.push(() => child.stop());
  const { rows: migrations } = await direct.pool.query(
    'select count(*)::int as n, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations',
  );
  const [{ n, hashes }] = migrations;
  say(
    'migrations run once',
    n === hashes && n > 0,
    `${n} for four processes that started together, ready in ${Math.round(performance.now() - began)} ms`,
  );

  const co = `${folder}/co-op`;
  await generateCoOp({ folder: co, members: 50, seed: 1, asOf: '2026-11-20', place: defaultPlace, named: true });
  await importFolder({ folder: co, pool: direct.pool, vault: vaultOf([shared.MASTER_KEY ?? '']) });
  const balancer = await openBalancer(ports);
  ends.push(() => balancer.close());

  await sessions(balancer, ports);
  await limits(balancer);
  await siteChanges(ports, shared);
  await jobs(balancer, direct.pool);
  await rates(balancer, first, started[0], second);
} finally {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'All hold.' : `${failed} fail.`);
process.exit(failed === 0 ? 0 : 1);

async function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function signIn(base: string): Promise<string> {
  const answer = (await (await post(`${base}/v3/login`, { username: 'marisol.okonkwo', password })).json()) as {
    accessToken: string;
  };
  return answer.accessToken;
}

/** A session begun in one process is known in the other, and ended in both at once. */
async function sessions(balancer: Balancer, ports: readonly number[]): Promise<void> {
  const token = await signIn(`http://127.0.0.1:${ports[0]}`);
  const headers = { authorization: `Bearer ${token}` };
  const statuses = async () =>
    (
      await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/v3/member/200017/accounts`, { headers })))
    ).map(({ status }) => status);
  const before = await statuses();
  await fetch(`${balancer.url}/v3/logout`, { method: 'POST', headers });
  const after = await statuses();
  say(
    'sessions',
    before.join() === '200,200' && after.join() === '401,401',
    `${before.join()} before signing out in one, ${after.join()} after`,
  );
}

/** Ten wrong passwords an hour, however many processes are asked at the same time. */
async function limits(balancer: Balancer): Promise<void> {
  const tries = await Promise.all(
    Array.from({ length: 40 }, () =>
      post(`${balancer.url}/v3/login`, { username: 'walter.prine', password: 'Wrong-password-1!' }),
    ),
  );
  const taken = tries.filter(({ status }) => status !== 429).length;
  say('limits', taken === 10, `${taken} of 40 parallel wrong passwords were looked at`);
}

/** A setting changed by a third process is in force in both within two seconds and a little. */
async function siteChanges(ports: readonly number[], settings: Record<string, string>): Promise<void> {
  const versions = async () =>
    Promise.all(
      ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/v3/maintenance`)).headers.get('site-version')),
    );
  const before = await versions();
  const coop = [await coopProgram(), 'site', 'set', 'settings.coopShortName', 'Many'];
  await promisify(execFile)('node', coop, { env: { ...process.env, ...settings } });
  const changed = performance.now();
  let now = before;
  while (now.some((version, index) => version === before[index]) && performance.now() - changed < 10_000) {
    await pause(100);
    now = await versions();
  }
  const took = Math.round(performance.now() - changed);
  say('site changes', new Set(now).size === 1 && took < 3_500, `both have it ${took} ms after the command`);
}

/** Jobs written by two processes are carried out by two workers, each once. */
async function jobs(
  balancer: Balancer,
  pool: { query(text: string): Promise<{ rows: { n: number; open: number }[] }> },
): Promise<void> {
  const count = async () =>
    (
      await pool.query(
        `select count(*)::int as n, (count(*) filter (where state = 'waiting'))::int as open from outgoing_messages`,
      )
    ).rows[0];
  const before = (await count())?.n ?? 0;
  const logins = ['marisol.okonkwo', 'rufus.teague', 'lottie.burke', 'emmett.vance', 'greta.solheim'];
  const emails = (await pool.query(
    `select login_id as login, email from logins where login_id in (${logins.map((login) => `'${login}'`).join()})`,
  )) as unknown as { rows: { login: string; email: string }[] };
  await Promise.all(
    emails.rows.map(({ login, email }) => post(`${balancer.url}/v3/recovery/password`, { username: login, email })),
  );
  await pause(8_000);
  const after = await count();
  const made = (after?.n ?? 0) - before;
  say(
    'jobs',
    made === emails.rows.length && after?.open === 0,
    `${emails.rows.length} asked for a link, ${made} messages, ${after?.open} still waiting`,
  );
}

/** How many calls one and two processes answer, and whether one that ends loses any. */
async function rates(
  balancer: Balancer,
  first: number,
  firstApi: ChildProgram | undefined,
  second: number,
): Promise<void> {
  const token = await signIn(balancer.url);
  const headers = { authorization: `Bearer ${token}` };
  const measure = async (base: string, seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let good = 0;
    let bad = 0;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (performance.now() < until) {
          const answer = await fetch(`${base}/v3/member/200017/accounts`, { headers }).catch(() => undefined);
          await answer?.arrayBuffer();
          if (answer?.status === 200) good += 1;
          else bad += 1;
        }
      }),
    );
    return { perSecond: Math.round(good / seconds), bad };
  };
  await measure(balancer.url, 2);
  const one = await measure(`http://127.0.0.1:${first}`, 5);
  const two = await measure(balancer.url, 5);
  console.log(`calls a second: ${one.perSecond} by one process, ${two.perSecond} by two behind the balancer`);
  const running = measure(balancer.url, 5);
  await pause(1_500);
  await firstApi?.stop();
  const { bad, perSecond } = await running;
  say(
    'an API process that ends',
    bad === 0,
    `${bad} calls failed while one of two ended, ${perSecond} a second answered; ${balancer.answered.get(second)} by the other`,
  );
}
