import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import { type Executor, openDatabase, quickAnswers } from '../database/database.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { runStatement } from '../database/run-statement.ts';
import { isOnLastTry, knownJobs, makeJobIndexes, retryJobsNow, statementsOn } from './job-store.ts';
import { takersOf } from './job-takers.ts';
import { type LookedFor, openLookout } from './looking.ts';
import { askingOf } from './waiting-store.ts';
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

/** When a kind of job that is given nothing runs. */
export interface Rhythm {
  /** Minutes of UTC, as cron writes them. */
  readonly cron: string;
  /** Once as well when a worker starts. */
  readonly atStart?: boolean;
  /** How often is looked for one that somebody asked for in between, in seconds (2). */
  readonly pollingIntervalSeconds?: number;
  /** One that takes longer counts as failed. */
  readonly expireInSeconds: number;
  /** How often one that failed is tried again before its next time (never). */
  readonly retryLimit?: number;
}

export interface OpenJobQueue extends JobQueue {
  /** The queue itself; what takes up jobs goes through `work` and `repeat`. */
  readonly boss: Omit<PgBoss, 'work' | 'schedule' | 'unschedule'>;
  /** Takes up jobs of a kind. While they are under way other workers leave them; those of a killed worker are done again. */
  work<N extends string>(
    name: N,
    options: PgBoss.WorkOptions,
    handler: (jobs: PgBoss.Job<DataOf<N>>[]) => Promise<unknown>,
  ): Promise<void>;
  /** Runs a kind of job by the clock, in one worker at a time. */
  repeat(name: string, rhythm: Rhythm, run: () => Promise<unknown>): Promise<void>;
  /** A kind of job runs by the clock no longer. */
  endRepeating(name: string): Promise<void>;
  /** Looks again and again whether there is something to do; less often in a process that works for several co-ops. Answers how to end it. */
  lookAgain(lookedFor: LookedFor): () => void;
  /** Jobs of a kind that wait for another try have it now; with words, those that failed with them. */
  retryNow(name: JobName, failedWith?: string): Promise<void>;
  /** Whether a job under way is not tried again when it fails. */
  isOnLastTry(name: JobName, id: string): Promise<boolean>;
  close(): Promise<void>;
}

interface QueueOptions {
  readonly worker?: boolean;
  readonly shutdownSeconds?: number;
  /** This process works for several co-ops: one question says what is due, instead of each kind asking by its own clock. */
  readonly isShared?: boolean;
  readonly clock?: Clock;
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** Between two looks for all that is done without being told: of one co-op, and of each of several. */
const lookMs = { alone: 500, shared: 4_000 };

/** How often the queue asks whose time has come, where it asks for several co-ops: a job by the clock is then up to a minute late. */
const sparing = { cronMonitorIntervalSeconds: 45, cronWorkerIntervalSeconds: 15 };
/** Longer than any process goes without being told to look. */
const neverSeconds = 86_400;

/**
 * Opens the queue. Only the worker's own (`worker: true`) looks after schedules and old jobs. Closing waits so long for
 * jobs under way; one that takes longer is given back, and tried again where its kind is.
 */
export async function openJobQueue(
  url: string,
  { worker = false, shutdownSeconds = 10, isShared = false, clock = systemClock, log }: QueueOptions = {},
): Promise<OpenJobQueue> {
  const { db, pool, close } = openDatabase(url, worker && !isShared ? 4 : 2, quickAnswers);
  const statements = statementsOn(pool);
  const boss = new PgBoss({ db: statements, supervise: worker, schedule: worker, ...(isShared && sparing) });
  boss.on('error', () => undefined);
  const watch = watchJobs(boss, pool, { isShared });
  const lookout = openLookout(
    askingOf(db, () => clock.now()),
    { idleMs: isShared ? lookMs.shared : lookMs.alone, log },
  );
  const takers = takersOf(pool, (takerId) => boss.notifyWorker(takerId), watch);
  const known = await knownJobs(pool);
  const begin = async (): Promise<void> => {
    await boss.start();
    for (const [name, retries] of Object.entries(queues))
      await boss.createQueue(name, { name, policy: 'standard', retryBackoff: true, ...retries });
    await makeJobIndexes(pool);
  };
  // The lock takes a connection of its own, which is dear where many co-ops share a few.
  if (Object.keys(queues).every((name) => known.has(name))) await boss.start();
  else await oneAtATime(url, begin);
  const work: OpenJobQueue['work'] = async (name, options, handler) => {
    const paced = isShared ? { ...options, pollingIntervalSeconds: neverSeconds } : options;
    const beginToTake = async (): Promise<string> => {
      const takerId = await boss.work<DataOf<typeof name>>(name, paced, async (jobs) => {
        const ids = jobs.map(({ id }) => id);
        const run = (): Promise<unknown> => watch.during(ids, () => handler(jobs));
        if (isShared) return takers.during(name, run);
        // As many as were asked for: there may be more, and they need not wait for the next look.
        const mayBeMore = jobs.length === options.batchSize && jobs.length > 1;
        return run().finally(() => mayBeMore && boss.notifyWorker(takerId));
      });
      return takerId;
    };
    watch.begin();
    if (isShared) takers.add(name, beginToTake);
    else watch.keepAwake(await beginToTake());
  };
  if (worker && isShared) takers.begin();
  return {
    boss,
    work,
    repeat: async (name, rhythm, run) => {
      const { cron, atStart = false, pollingIntervalSeconds, expireInSeconds, retryLimit = 0 } = rhythm;
      const options = { name, policy: 'stately' as const, retryLimit, expireInSeconds };
      if (!known.has(name)) await oneAtATime(url, () => boss.createQueue(name, options));
      await work(name, pollingIntervalSeconds === undefined ? {} : { pollingIntervalSeconds }, run);
      if (known.get(name) !== cron) await boss.schedule(name, cron);
      if (atStart) await boss.send(name, {});
    },
    endRepeating: async (name) => {
      if (known.get(name) !== undefined) await boss.unschedule(name);
    },
    lookAgain: lookout.add,
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
    retryNow: async (name, failedWith) => {
      await retryJobsNow(statements.executeSql, name, failedWith);
    },
    isOnLastTry: (name, id) => isOnLastTry(pool, { name, id }),
    close: async () => {
      lookout.end();
      takers.end();
      await boss.stop({ graceful: true, timeout: shutdownSeconds * 1000 });
      await watch.end();
      await close();
    },
  };
}
