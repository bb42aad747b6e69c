import type { CoOp } from './co-ops.ts';
import { type Costs, callKinds } from './costs.ts';

/** What a day asks of so many machines; all but `ofState` is of the machine that is asked the most, in its busiest hour. */
export interface Result {
  readonly day: string;
  readonly machines: number;
  /** The minute of the day with which its busiest hour begins. */
  readonly from: number;
  readonly coOps: number;
  readonly members: number;
  /** Calls a second in the busiest minute: of the state, and of the machine. */
  readonly ofState: number;
  readonly ofMachine: number;
  /** Shares of its cores that are asked for; more than 1 in all is more than it has. */
  readonly use: { readonly api: number; readonly postgres: number; readonly worker: number };
  readonly waitMs: number;
  readonly answerMs: number;
  /** How many times the day's load it holds. */
  readonly holds: number;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const whole = (count: number): string => Math.round(count).toLocaleString('en-US');
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
const shownTimes = (times: number): string => times.toFixed(times < 10 ? (times < 1 ? 2 : 1) : 0);
const spent = (ms: number): string => (ms < 10_000 ? `${whole(ms)} ms` : `${whole(ms / 60_000)} min`);
const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** What was measured, a row a kind. */
export function costsTable({ calls, message }: Costs): string {
  const rows = callKinds.map((kind) => [
    ...[kind, calls[kind].apiMs.toFixed(2), calls[kind].postgresMs.toFixed(2), whole(calls[kind].calls)],
  ]);
  const ofMessage = ['message (the worker)', message.workerMs, message.postgresMs, message.messages] as const;
  const [name, ...figures] = ofMessage;
  return table(
    ['call', 'API, ms', 'PostgreSQL, ms', 'calls measured'],
    [...rows, [name, figures[0].toFixed(2), figures[1].toFixed(2), whole(figures[2])]],
  );
}

/** How large the co-ops are. */
export function coOpsTable(coOps: readonly CoOp[]): string {
  const ranks = [1, 2, 3, 4, 5, 10, 20, 25, 30, 40, 50];
  const members = ranks.map((rank) => whole(coOps[rank - 1]?.members ?? 0));
  return table(['rank', ...ranks.map(String)], [['members', ...members]]);
}

/** What each day asks of each number of machines. */
export function resultsTable(results: readonly Result[]): string {
  return table(
    [
      ...['day', 'machines', 'members (co-ops) on the busiest', 'calls/s of the state', 'calls/s of the busiest'],
      ...['busiest hour', 'API', 'PostgreSQL', 'worker', 'p99 wait', 'p99 answer', 'holds times the day'],
    ],
    results.map((one) => [
      ...[one.day, String(one.machines), `${whole(one.members)} (${one.coOps})`, whole(one.ofState)],
      ...[whole(one.ofMachine), clock(one.from), percent(one.use.api), percent(one.use.postgres)],
      ...[percent(one.use.worker), spent(one.waitMs), spent(one.answerMs), shownTimes(one.holds)],
    ]),
  );
}
