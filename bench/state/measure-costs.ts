import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword, passwordMatches } from '../../apps/api/src/features/identity/sign-in/passwords.ts';
import { defaultPlace, demoPassword, generateCoOp } from '../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/database/database.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { callersIn, layUsage } from '../api/callers.ts';
import { load } from '../api/hosting/process-figures.ts';
import { builtProgram, productSettings, programAt, scratchVault, withScratchDatabase } from '../support/product.ts';
import { type CallCost, type CallKind, type Costs, callKinds, costsFile } from './costs.ts';
import { measureMessages } from './measure-messages.ts';
import { measuredCalls, type SigningIn } from './measured-calls.ts';
import { costOf } from './steady-cost.ts';
import { beginStorm } from './storm-places.ts';

/**
 * What each call of a member, and each message of the worker, takes of a processor: the built product on a PostgreSQL of
 * its own, each kind of call for some seconds, one kind after the other. Writes `costs.json`. Linux.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '2000' },
    'warm-up': { type: 'string', default: '4' },
    seconds: { type: 'string', default: '5' },
  },
});
const members = Number(values.members);
const span = { warmUp: Number(values['warm-up']), seconds: Number(values.seconds) };
const today = todayAt(systemClock, defaultPlace.timeZone);
const loadBefore = load();

await withScratchDatabase(async (database, folder) => {
  const co = join(folder, 'co-op');
  await generateCoOp({ folder: co, members, seed: 1, asOf: today, place: defaultPlace, named: false });
  await importFolder({ folder: co, pool: database.pool, vault: scratchVault() });
  const callers = await signingIn(database, Math.round(members / 4));
  await layUsage(database, callers, today);
  await beginStorm(database.pool);
  await database.pool.query('vacuum (analyze)');
  const settings: Record<string, string> = {
    ...(await productSettings(database.url, folder)),
    ...{ DATA_DIR: folder, LOG_LEVEL: 'error', TRUST_PROXY: 'yes' },
  };
  const postgres = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const api = await startChild('API', await builtProgram('server'), settings);
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const assets = assetsOf(await (await fetch(`${origin}/pages/home`)).text());
  const map = await (await fetch(`${origin}/v3/outage/map`)).text();
  const asking = measuredCalls(origin, callers, { today, assets, secret: settings.GATEWAY_SECRET ?? '' });

  const calls = new Map<CallKind, CallCost>();
  for (const kind of callKinds) {
    // Nobody calls so often in an hour, and the limits would say so.
    await database.pool.query('truncate attempts');
    const cost = await costOf({ api: api.pid ?? 0, postgres }, span, asking[kind]);
    calls.set(kind, cost);
    say(kind, cost.apiMs, cost.postgresMs, cost.calls);
  }
  await api.stop();
  const passwordMs = await passwordCost();
  const message = await measureMessages(database, settings, postgres);
  say('message', message.workerMs, message.postgresMs, message.messages);
  const { version: release }: { version: string } = JSON.parse(await readFile(programAt('package.json'), 'utf8'));
  const machine = `${cpus().length} processors, ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const costs: Costs = {
    ...{ machine, date: today, node: process.version, release },
    ...{ load: { before: loadBefore, after: load() }, members },
    ...{ passwordMs: rounded(passwordMs), assetsOfPage: assets.length, mapBytes: map.length },
    calls: Object.fromEntries(callKinds.map((kind) => [kind, shortOf(calls.get(kind))])) as Costs['calls'],
    message: { ...message, workerMs: rounded(message.workerMs), postgresMs: rounded(message.postgresMs) },
  };
  await writeFile(costsFile, `${JSON.stringify(costs, undefined, 2)}\n`);
  console.log(`A right password takes ${passwordMs.toFixed(1)} ms; load ${costs.load.before} before, ${load()} after.`);
});
process.exit();

/** Members with a login, a phone and an electric account on which nothing is overdue, with the names that they sign in by. */
async function signingIn(database: OpenDatabase, count: number): Promise<SigningIn[]> {
  const { rows } = await database.pool.query<{ login: string; account: string }>(
    `select login_id as login, account_number as account from logins join accounts using (member_number)
     where derived_status = 'Current'`,
  );
  const loginOf = new Map(rows.map(({ login, account }) => [account, login]));
  const callers = await callersIn(database, count);
  return callers.flatMap((caller) => {
    const loginId = loginOf.get(caller.accountNumber);
    return loginId === undefined ? [] : [{ ...caller, loginId }];
  });
}

/** Scripts and styles that a page names. */
function assetsOf(page: string): string[] {
  return [...new Set([...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))];
}

/** Milliseconds of a processor for one check of a right password, by the same code as in the API. */
async function passwordCost(): Promise<number> {
  const hash = await hashPassword(demoPassword);
  await passwordMatches(hash, demoPassword);
  const [checks, before] = [100, process.cpuUsage()];
  for (let check = 0; check < checks; check += 1) await passwordMatches(hash, demoPassword);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / checks;
}

function say(what: string, apiMs: number, postgresMs: number, count: number): void {
  console.log(`${what}: ${apiMs.toFixed(2)} ms, PostgreSQL ${postgresMs.toFixed(2)} ms (${count}; load ${load()})`);
}

function shortOf(cost: CallCost | undefined): CallCost {
  if (!cost) throw new Error('A kind of call was not measured.');
  return { ...cost, apiMs: rounded(cost.apiMs), postgresMs: rounded(cost.postgresMs) };
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
