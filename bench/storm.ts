import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import type { Database } from '../apps/api/src/platform/database/database.ts';
import { startChild } from '../apps/api/src/platform/process/child-program.ts';
import { issueToken } from '../apps/api/src/platform/tokens/token-store.ts';
import { builtProgram, productSettings, scratchVault, withScratchDatabase } from './support/product.ts';
import { percentile, report } from './support/report.ts';

/**
 * Outage status, history, reports and the map at twenty times the usual load: calls go out on their beat whether or not earlier
 * ones are answered, and each is timed from its beat. The usual load of a large co-op is taken as ten such calls a second:
 * five of status, one of history, one report, one of the map, one of its file, one of the page that is framed. With
 * --stop-database the database is away for a minute in the middle.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    away: { type: 'string', default: '60' },
    times: { type: 'string', default: '20' },
    'stop-database': { type: 'boolean', default: false },
  },
});
const usualCallsPerSecond = 10;
const [seconds, awaySeconds, times] = [Number(values.seconds), Number(values.away), Number(values.times)];
const callsPerSecond = usualCallsPerSecond * times;

interface Member {
  readonly account_number: string;
  readonly member_number: string;
  readonly location_id: string;
  token: string;
}
type Kind = 'status' | 'history' | 'report' | 'map' | 'file' | 'embed';
/** Of ten calls. */
const beat: readonly Kind[] = [
  ...(['status', 'map', 'report', 'status', 'file'] as const),
  ...(['history', 'status', 'embed', 'status', 'status'] as const),
];
const took: Record<Kind, number[]> = { status: [], history: [], report: [], map: [], file: [], embed: [] };
const codes = new Map<number | string, number>();
const acknowledged = new Set<string>();
const sentAgain: string[] = [];
/** How late this program itself was: a machine that is busy with other things shows here. */
const sentLate: number[] = [];
/** What map and file say, by the moment of which they say it. */
const saidOnMap = new Map<string, Set<string>>();
let remembered = 0;
let kept = 0;

await withScratchDatabase(async ({ pool, db, url }, folder, server) => {
  const co = `${folder}/co-op`;
  await generateCoOp({ folder: co, members: 1500, seed: 1, asOf: '2026-11-20', place: defaultPlace, named: false });
  await importFolder({ folder: co, pool, vault: scratchVault() });
  await beginOutages(pool);
  await pool.query('analyze');
  const members = await signedIn(db, pool);
  // A report is taken only where no outage is known.
  const lit = members.filter(({ member_number: number }) => Number(number) % 2 === 1);
  const settings: Record<string, string> = {
    ...(await productSettings(url, folder)),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };
  const base = `http://127.0.0.1:${settings.PORT}`;
  const api = await startChild('API', await builtProgram('server'), settings);
  for (const member of members) await call(base, 'status', member, performance.now(), randomUUID());
  await pause(10_000);
  forgetFigures();

  const began = performance.now();
  const under = new Set<Promise<void>>();
  const stopAt = (seconds - awaySeconds) / 2;
  const switching = values['stop-database'] ? stopFor(server, stopAt) : undefined;
  for (let sent = 0; sent < seconds * callsPerSecond; sent += 1) {
    const due = began + (sent * 1000) / callsPerSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const kind = beat[sent % beat.length];
    const callers = kind === 'report' ? lit : members;
    const member = callers[(sent * 7) % callers.length];
    sentLate.push(Math.max(0, performance.now() - due));
    if (!member || !kind) throw new Error('There is nobody to ask for.');
    const running = call(base, kind, member, due, randomUUID()).finally(() => under.delete(running));
    under.add(running);
  }
  await Promise.all(under);
  await switching;
  await drained(`${folder}/outage-reports`);
  await tell(pool);
  await api.stop();
});

/** Half of the places are without power. */
async function beginOutages(pool: { query(text: string): Promise<unknown> }): Promise<void> {
  await pool.query(
    "insert into outages (outage_number, description, started_at) values ('STORM', 'Ice', '2020-01-01T00:00'), ('PAST', 'Wind', '2019-01-01T00:00')",
  );
  await pool.query("update outages set restored_at = '2019-01-01T05:00' where outage_number = 'PAST'");
  await pool.query(
    `insert into outage_locations select location_id, 'STORM' from accounts
     where right(member_number, 1) in ('0', '2', '4', '6', '8') and location_id is not null`,
  );
  await pool.query(
    "insert into outage_locations select location_id, 'PAST' from accounts where location_id is not null",
  );
}

async function signedIn(
  db: Database,
  pool: { query(text: string): Promise<{ rows: Omit<Member, 'token'>[] }> },
): Promise<Member[]> {
  const { rows } = await pool.query(
    `select distinct on (member_number) account_number, member_number, location_id from accounts
     where account_type = 'Electric' and derived_status in ('Current', 'Past Due') order by member_number, account_number limit 1000`,
  );
  const now = new Date();
  const members: Member[] = [];
  for (const row of rows) {
    const token = await issueToken(db, { purpose: 'access', memberNumber: row.member_number, idleMinutes: 20, now });
    members.push({ ...row, token });
  }
  return members;
}

async function call(base: string, kind: Kind, member: Member, due: number, reportId: string): Promise<void> {
  const { account_number: account, location_id: location } = member;
  const authorization = `Bearer ${member.token}`;
  const path = {
    status: `/v3/outage/accounts/${account}/status`,
    history: `/v3/outage/accounts/${account}/locations/${location}/history?limit=10`,
    report: '/v3/outage/reports',
    map: '/v3/outage/map',
    file: '/coop/outages.geojson',
    embed: '/pages/outage-map-embed',
  }[kind];
  const body = { reportId, accountNumber: account, outageReason: 'No power at all', callBack: false };
  const init: RequestInit =
    kind === 'report'
      ? { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { headers: { authorization } };
  try {
    const answer = await fetch(`${base}${path}`, init);
    const said = kind === 'embed' ? await pageOf(answer) : ((await answer.json()) as Said);
    took[kind].push(performance.now() - due);
    codes.set(answer.status, (codes.get(answer.status) ?? 0) + 1);
    if (said.fromSnapshot) remembered += 1;
    if ((kind === 'map' || kind === 'file') && said.asOf)
      rememberSaid(said.asOf, said.membersWithoutPower, said.atMost);
    if (kind !== 'report' || answer.status !== 200) return;
    acknowledged.add(reportId);
    if (said.state === 'kept') kept += 1;
    // One report in ten is sent again, as a browser does that did not see the answer.
    if (acknowledged.size % 10 === 0) {
      sentAgain.push(reportId);
      await fetch(`${base}${path}`, init).then((again) => again.arrayBuffer());
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    codes.set(what, (codes.get(what) ?? 0) + 1);
  }
}

interface Said {
  readonly fromSnapshot?: boolean;
  readonly state?: string;
  readonly asOf?: string;
  readonly membersWithoutPower?: number | null;
  readonly atMost?: number | null;
}

async function pageOf(answer: Response): Promise<Said> {
  if (!(await answer.text()).includes('<html')) throw new Error('The page that is framed was no page.');
  return {};
}

function rememberSaid(asOf: string, ...numbers: readonly (number | null | undefined)[]): void {
  saidOnMap.set(asOf, (saidOnMap.get(asOf) ?? new Set()).add(numbers.join()));
}

async function stopFor(server: { stop(): Promise<void>; start(): Promise<void> }, after: number): Promise<void> {
  await pause(after * 1000);
  await server.stop();
  await pause(awaySeconds * 1000);
  await server.start();
}

/** Waits until the journal is empty. */
async function drained(journal: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await readdir(journal)).length === 0) return;
    await pause(500);
  }
  throw new Error('The journal did not come to its end.');
}

function forgetFigures(): void {
  for (const kind of Object.values(took)) kind.length = 0;
  codes.clear();
  acknowledged.clear();
  sentAgain.length = 0;
  remembered = 0;
  kept = 0;
  saidOnMap.clear();
}

async function tell(pool: { query(text: string): Promise<{ rows: { report_id: string }[] }> }): Promise<void> {
  const { rows } = await pool.query('select report_id from outage_reports');
  const found = new Map<string, number>();
  for (const { report_id: id } of rows) found.set(id, (found.get(id) ?? 0) + 1);
  const lost = [...acknowledged].filter((id) => !found.has(id)).length;
  const doubled = [...found.values()].filter((count) => count > 1).length;
  console.log(
    `${callsPerSecond} calls a second for ${seconds} s${values['stop-database'] ? `, the database away for ${awaySeconds} s` : ''}`,
  );
  for (const [kind, all] of Object.entries(took)) console.log(`${kind}: ${all.length} calls, ${percentiles(all)}`);
  console.log(`all: ${percentiles(Object.values(took).flat())}`);
  console.log(`sent late by: ${percentiles(sentLate)}`);
  console.log(`answers: ${[...codes].map(([code, count]) => `${code}: ${count}`).join(', ')}`);
  console.log(`answered from memory: ${remembered}; reports on disk: ${kept}; sent again: ${sentAgain.length}`);
  console.log(`reports acknowledged: ${acknowledged.size}, in the books: ${rows.length}`);
  const failed = [...codes].reduce(
    (sum, [code, count]) => (typeof code === 'number' && code < 500 ? sum : sum + count),
    0,
  );
  const all = Object.values(took).flat();
  report({ what: 'storm, p99', measured: percentile(all, 0.99), unit: 'ms', bound: { most: 1000 } });
  report({ what: 'storm, calls that failed', measured: failed, unit: 'calls', bound: { most: 0 } });
  const apart = [...saidOnMap.values()].filter(({ size }) => size > 1).length;
  console.log(`moments of which map and file say something: ${saidOnMap.size}`);
  report({ what: 'storm, moments in which map and file differ', measured: apart, unit: 'moments', bound: { most: 0 } });
  report({ what: 'storm, reports lost or doubled', measured: lost + doubled, unit: 'reports', bound: { most: 0 } });
}

function percentiles(all: readonly number[]): string {
  const at = (part: number) => `${percentile(all, part).toFixed(0)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
}
