import PgBoss from 'pg-boss';
import { type Executor, openDatabase, quickAnswers } from '../database/database.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { runStatement } from '../database/run-statement.ts';
import type { JobRounds } from './job-rounds.ts';
import { makeJobIndexes, retryJobsNow, statementsOn } from './job-store.ts';
import { takersOf } from './job-takers.ts';
import { type Looking, lookAgain } from './looking.ts';
import { watchJobs } from './watch-jobs.ts';

/** Jobs that operations leave to the worker, with what each is given. */
interface JobData {
  'messages.deliver': { readonly messageId: string };
  'identity.answer': { readonly locked: string };
}
type JobName = keyof JobData;

/** Each job is tried again a few times, later each time. */
const queues: Record<JobName, { readonly retryLimit: number; readonly retryDelay: number }> = {
  'messages.deliver': { retryLimit: 12, retryDelay: 10 },
  'identity.answer': { retryLimit: 3, retryDelay: 2 },
};

/** A job of many. */
interface LaterJob<N extends JobName> {
  readonly data: JobData[N];
  /** Undefined: as soon as there is time. */
  readonly startAfter: Date | undefined;
}

/** Leaves work to the worker. */
export interface JobQueue {
  /** Writes a job within the caller's transaction: it exists exactly when what it tells about does. */
  send<N extends JobName>(tx: Executor, name: N, data: JobData[N]): Promise<void>;
  /** Writes many at once. Each is done after what was sent one by one, and not before its time. */
  sendAll<N extends JobName>(tx: Executor, name: N, jobs: readonly LaterJob<N>[]): Promise<void>;
  /** Has a kind of job that is given nothing run as soon as a worker has time, once however often it is asked for. */
  runSoon(tx: Executor, name: string): Promise<void>;
  /** Jobs of any kind that wait for another try have it as soon as a worker has time. Answers how many. */
  retrySoon(tx: Executor, name: string): Promise<number>;
}

/** What a kind of job is given; those that run by the clock are given nothing. */
type DataOf<N extends string> = N extends JobName ? JobData[N] : object;

export interface OpenJobQueue extends JobQueue {
  /** The queue itself; what takes up jobs goes through `work`. */
  readonly boss: Omit<PgBoss, 'work'>;
  /** Takes up jobs of a kind. While they are under way other workers leave them; those of a killed worker are done again. */
  work<N extends string>(
    name: N,
    options: PgBoss.WorkOptions,
    handler: (jobs: PgBoss.Job<DataOf<N>>[]) => Promise<unknown>,
  ): Promise<void>;
  /** Looks so often whether there is something to do; less often while there is not, where rounds look for jobs. Answers how to end it. */
  lookAgain(everyMs: number, look: Looking): () => void;
  /** Jobs of a kind that wait for another try have it now. */
  retryNow(name: JobName): Promise<void>;
  close(): Promise<void>;
}

interface QueueOptions {
  readonly worker?: boolean;
  readonly shutdownSeconds?: number;
  /** Where this process works for several co-ops: when jobs are looked for, instead of each kind by its own clock. */
  readonly rounds?: JobRounds | undefined;
}

/** Longer than any process looks for jobs by itself, where rounds tell it to. */
const neverSeconds = 86_400;

/**
 * Opens the queue. Only the worker's own (`worker: true`) looks after schedules and old jobs. Closing waits so long for
 * jobs under way; one that takes longer is given back, and tried again where its kind is.
 */
export async function openJobQueue(
  url: string,
  { worker = false, shutdownSeconds = 10, rounds }: QueueOptions = {},
): Promise<OpenJobQueue> {
  const { pool, close } = openDatabase(url, worker && !rounds ? 4 : 2, quickAnswers);
  const statements = statementsOn(pool);
  const boss = new PgBoss({ db: statements, supervise: worker, schedule: worker });
  boss.on('error', () => undefined);
  const watch = watchJobs(boss, pool, { byRounds: rounds !== undefined });
  const takers = takersOf(boss, pool);
  const leaveRounds = rounds?.join(takers.look);
  await oneAtATime(url, async () => {
    await boss.start();
    for (const [name, retries] of Object.entries(queues))
      await boss.createQueue(name, { name, policy: 'standard', retryBackoff: true, ...retries });
    await makeJobIndexes(pool);
  });
  return {
    boss,
    work: async <N extends string>(
      name: N,
      options: PgBoss.WorkOptions,
      handler: (jobs: PgBoss.Job<DataOf<N>>[]) => Promise<unknown>,
    ) => {
      const paced = rounds ? { ...options, pollingIntervalSeconds: neverSeconds } : options;
      const takerId = await boss.work<DataOf<N>>(name, paced, (jobs) => {
        const ids = jobs.map(({ id }) => id);
        return takers
          .during(name, () => watch.during(ids, () => handler(jobs)))
          .finally(() => {
            if (rounds) return rounds.soon();
            // As many as were asked for: there may be more, and they need not wait for the next look.
            if (jobs.length === options.batchSize && jobs.length > 1) boss.notifyWorker(takerId);
          });
      });
      takers.add(name, takerId);
      watch.keepAwake(takerId);
    },
    lookAgain: (everyMs, look) => lookAgain(everyMs, look, rounds !== undefined),
    send: async (tx, name, data) => {
      const executeSql = (text: string, values: unknown[] = []) => runStatement(tx, text, values);
      await boss.send(name, data, { db: { executeSql } });
    },
    sendAll: async (tx, name, jobs) => {
      const executeSql = (text: string, values: unknown[] = []) => runStatement(tx, text, values);
      const rows = jobs.map(({ data, startAfter }) => ({
        name,
        data,
        priority: -1,
        ...(startAfter && { startAfter }),
      }));
      await boss.insert(rows, { db: { executeSql } });
    },
    runSoon: async (tx, name) => {
      const executeSql = (text: string, values: unknown[] = []) => runStatement(tx, text, values);
      await boss.send(name, {}, { db: { executeSql } });
    },
    retrySoon: (tx, name) => retryJobsNow((text, values) => runStatement(tx, text, values), name),
    retryNow: async (name) => {
      await retryJobsNow(statements.executeSql, name);
    },
    close: async () => {
      leaveRounds?.();
      await boss.stop({ graceful: true, timeout: shutdownSeconds * 1000 });
      await watch.end();
      await close();
    },
  };
}
