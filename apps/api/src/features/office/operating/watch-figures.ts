import { statfs } from 'node:fs/promises';
import type { Database, OpenDatabase } from '../../../platform/database/database.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { workerSeconds } from './doctor-store.ts';
import { jobFigures, paymentsUnderWay } from './figures-store.ts';
import { standing } from './standing.ts';

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

/** What a process says of the disk: room in its folder for data. */
export function watchDisk(metrics: Metrics, { dataDir }: { readonly dataDir: string }): void {
  metrics.watch('rochdale_disk_free_bytes', 'Room in the folder for data.', [], async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return [{ value: bavail * bsize }];
  });
}

/** What the worker says of the whole portal beside Today's watches: jobs, and payments under way. */
export function watchPortal(metrics: Metrics, db: Database): void {
  const jobs = standing(() => jobFigures(db));
  const payments = standing(() => paymentsUnderWay(db));
  metrics.watch('rochdale_jobs', 'Jobs by kind and state.', ['name', 'state'], async () =>
    (await jobs()).map(({ name, state, count }) => ({ labels: { name, state }, value: count })),
  );
  metrics.watch('rochdale_payments_under_way', 'Payments that have not ended.', ['state'], async () =>
    (await payments()).map(({ state, count }) => ({ labels: { state }, value: count })),
  );
}
