import { jobState } from '@rochdale/domain/office/system/job-states';
import { nextRun } from '@rochdale/domain/office/system/next-run';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { releaseOf } from '../../../../platform/release.ts';
import { monthsFrom } from '../../../energy/usage/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { partitionGaps, type ServerFacts, serverFacts, workerSeconds } from '../doctor-store.ts';
import { kindsOfJobs, runsByClock } from './jobs-store.ts';

/** What runs, how it does, and what can be had run at once (office-119 to office-121). */
export function systemHandlers({ db, clock, jobs }: Pick<OfficeServices, 'db' | 'clock' | 'jobs'>) {
  const startedAt = clock.now();
  return {
    'system.see': async () => {
      const now = clock.now();
      const { version, connections, maxConnections, isReplica } = await serverFacts(db);
      const { missing, strays } = await partitionGaps(db, monthsFrom(now.toISOString().slice(0, 7), 1));
      const workerSilent = await workerSeconds(db);
      const kinds = await kindsOfJobs(db);
      return {
        at: now.toISOString(),
        release: await releaseOf(),
        node: process.versions.node,
        startedAt: startedAt.toISOString(),
        database: { version: postgresVersion({ version }), connections, maxConnections, isReplica },
        usageMonths: { missing, strays },
        workerSeenAt: workerSilent === undefined ? null : new Date(now.getTime() - workerSilent * 1000).toISOString(),
        jobs: kinds.map((kind) => ({
          name: kind.name,
          state: jobState(kind, now),
          isScheduled: kind.schedule !== null,
          lastAt: kind.last?.at.toISOString() ?? null,
          nextAt: (kind.schedule !== null && nextRun(kind.schedule, now)?.toISOString()) || null,
          waiting: kind.waiting,
          again: kind.again,
          failed: kind.failed,
        })),
      };
    },
    'system.run-job': async ({ params: { name }, note }) => {
      await db.transaction(async (tx) => {
        if ((await runsByClock(tx, name)) !== true) throw refusal(404, 'error.notFound');
        await jobs.runSoon(tx, name);
        await note(tx, { act: 'job-run', facts: { name } });
      });
      return {};
    },
    'system.retry-jobs': async ({ params: { name }, note }) =>
      db.transaction(async (tx) => {
        if ((await runsByClock(tx, name)) === undefined) throw refusal(404, 'error.notFound');
        const count = await jobs.retrySoon(tx, name);
        if (count > 0) await note(tx, { act: 'jobs-retried', facts: { name, count } });
        return { count };
      }),
  } satisfies Partial<OfficeHandlers>;
}

/** `160003` is 16.3. */
const postgresVersion = ({ version }: Pick<ServerFacts, 'version'>): string =>
  `${Math.floor(version / 10_000)}.${version % 10_000}`;
