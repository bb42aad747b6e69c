import { statfs } from 'node:fs/promises';
import { localTimeAt } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, OpenDatabase } from '../../../platform/database/database.ts';
import type { Figure, Metrics } from '../../../platform/metrics.ts';
import type { BankSettings } from '../../planned/bank-file/public.ts';
import { newestBackup } from '../backup/kept-backups.ts';
import { newestBalanceImport, takingNow } from '../importing/public.ts';
import { workerSeconds } from './doctor-store.ts';
import { jobFigures, paymentsUnderWay, waitingMessages } from './figures-store.ts';
import { readMoney, waitingKinds } from './money-store.ts';

/** How long a figure of the database is waited for, and how long it stands. */
const patienceMs = 2_000;
const standsMs = 10_000;

/** What every process says of itself: its connections to the database, and the settings in force. */
export function watchProcess(
  metrics: Metrics,
  { database, version }: { readonly database: Pick<OpenDatabase, 'pool'>; readonly version: () => string },
): void {
  metrics.watch('rochdale_site_info', 'The version of the co-op’s settings in force.', ['version'], () => [
    { labels: { version: version() }, value: 1 },
  ]);
  metrics.watch('rochdale_database_connections', 'Connections of this process.', ['state'], () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    return [
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
      { labels: { state: 'waited-for' }, value: waitingCount },
    ];
  });
}

/** What an API process says of the worker, which cannot say itself that it is gone. */
export function watchWorker(metrics: Metrics, db: Database): void {
  const seconds = standing(() => workerSeconds(db));
  metrics.watch('rochdale_worker_seconds', 'How long ago a worker last looked at its work.', [], async () => [
    { value: (await seconds()) ?? Number.POSITIVE_INFINITY },
  ]);
}

/** What a process says of the disk: room in its folder for data, and the age of the newest backup where one is kept. */
export function watchDisk(
  metrics: Metrics,
  { dataDir, backupFolder, clock }: { dataDir: string; backupFolder: string | undefined; clock: Clock },
): void {
  metrics.watch('rochdale_disk_free_bytes', 'Room in the folder for data.', [], async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return [{ value: bavail * bsize }];
  });
  if (backupFolder === undefined) return;
  metrics.watch('rochdale_backup_seconds', 'How old the newest backup is.', [], async () => {
    const newest = await newestBackup(backupFolder);
    return [{ value: newest ? (clock.now().getTime() - newest.getTime()) / 1000 : Number.POSITIVE_INFINITY }];
  });
}

/** What the worker says of the whole portal: jobs, messages, payments under way. */
export function watchPortal(metrics: Metrics, db: Database): void {
  const jobs = standing(() => jobFigures(db));
  const messages = standing(() => waitingMessages(db));
  const payments = standing(() => paymentsUnderWay(db));
  metrics.watch('rochdale_jobs', 'Jobs by kind and state.', ['name', 'state'], async () =>
    (await jobs()).map(({ name, state, count }) => ({ labels: { name, state }, value: count })),
  );
  metrics.watch('rochdale_job_oldest_seconds', 'How long the oldest job has been due.', ['name'], async () => {
    const oldest = new Map<string, number>();
    for (const { name, oldestSeconds } of await jobs())
      oldest.set(name, Math.max(oldest.get(name) ?? 0, oldestSeconds));
    return [...oldest].map(([name, value]): Figure => ({ labels: { name }, value }));
  });
  metrics.watch('rochdale_messages', 'Messages waiting, and given up.', ['state'], async () => {
    const failed = (await jobs()).find(({ name, state }) => name === 'messages.deliver' && state === 'failed');
    return [
      { labels: { state: 'waiting' }, value: (await messages()).count },
      { labels: { state: 'failed' }, value: failed?.count ?? 0 },
    ];
  });
  metrics.watch('rochdale_message_oldest_seconds', 'How long the oldest message has waited.', [], async () => [
    { value: (await messages()).oldestSeconds },
  ]);
  metrics.watch('rochdale_payments_under_way', 'Payments that have not ended.', ['state'], async () =>
    (await payments()).map(({ state, count }) => ({ labels: { state }, value: count })),
  );
  metrics.watch('rochdale_payment_oldest_seconds', 'How long the oldest has been silent.', ['state'], async () =>
    (await payments()).map(({ state, oldestSeconds }) => ({ labels: { state }, value: oldestSeconds })),
  );
}

export interface MoneyWatchServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly bank: BankSettings | undefined;
  /** What was wrong with this machine's clock when it was last looked at. */
  readonly clockFault: () => string | undefined;
}

/** What the worker says of money that waits for somebody, and of the age of the balances. */
export function watchMoney(metrics: Metrics, { db, clock, site, bank, clockFault }: MoneyWatchServices): void {
  const money = standing(() => {
    const now = clock.now();
    return readMoney(db, { now, day: localTimeAt(now, site().timeZone).day, settles: bank?.settles });
  });
  const taking = standing(() => takingNow(db, clock, site()));
  const balances = standing(() => newestBalanceImport(db));
  metrics.watch('rochdale_money_waiting', 'What in money waits for somebody.', ['what'], async () => {
    const figures = await money();
    const stops = {
      'payments-held': (await taking()).kind === 'held',
      'clock-wrong': clockFault() !== undefined,
    };
    return waitingKinds.map((what) => {
      const value = what === 'payments-held' || what === 'clock-wrong' ? Number(stops[what]) : (figures.get(what) ?? 0);
      return { labels: { what }, value };
    });
  });
  metrics.watch('rochdale_money_balances_seconds', 'How old the newest imported balances are.', [], async () => {
    const newest = await balances();
    const age = newest && (clock.now().getTime() - newest.asOf.getTime()) / 1000;
    return [{ value: age ?? Number.POSITIVE_INFINITY }];
  });
}

/** Asks once for several figures, and gives up on a database that does not answer. */
function standing<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (kept === undefined || performance.now() > kept.until) {
      const answer = within(read());
      answer.catch(() => undefined);
      kept = { until: performance.now() + standsMs, answer };
    }
    return kept.answer;
  };
}

async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database is slow.')), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
