import type { FastifyBaseLogger } from 'fastify';
import type { ReadinessWatch } from '../../features/office/operating/readiness.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Hosting } from '../../platform/process/hosting/hosted-variables.ts';
import { inLanes } from '../../platform/process/lanes.ts';
import { sentenceOf } from '../../platform/process/program.ts';
import { SettingsProblems } from '../../platform/yaml/settings-problems.ts';
import { type CheckedCoop, checkCoop } from './check-coop.ts';
import { type HostedFolder, hostedFolders } from './hosted-folders.ts';

/** How a co-op of several stands in this process. */
export interface CoopState {
  readonly name: string;
  /**
   * `broken` is not served; `serving` with reasons goes on as it was before its folder changed; `elsewhere` is of a group that
   * other processes serve.
   */
  readonly state: 'starting' | 'serving' | 'broken' | 'elsewhere';
  readonly since: Date;
  readonly reasons: readonly string[];
  readonly hosts: readonly string[];
  readonly group: string | undefined;
}

/** What serves one co-op. */
export interface OpenCoop {
  /** Ends it; it may be about to come again. */
  close(comesAgain: boolean): Promise<void>;
}

/** What the operator asks of one that is served. */
export interface TellingCoop extends OpenCoop {
  readonly metrics: Metrics;
  readonly readiness: ReadinessWatch;
}

interface Serving<T> {
  readonly coop: CheckedCoop;
  readonly open: T;
  /** Of its folder as it is served. */
  readonly digest: string;
}

interface Kept<T> {
  readonly state: CoopState;
  readonly digest: string;
  /** When one that could not be opened is tried again. */
  readonly againAt: number;
  readonly serving: Serving<T> | undefined;
  /** One of another group: what is its alone is refused to the co-ops that are served here. */
  readonly elsewhere: CheckedCoop | undefined;
}

/** The co-ops of a folder, served by one process as the folder says. */
export interface KeptCoops<T> {
  /** Looks at the folder, and begins and ends what has changed. */
  look(): Promise<void>;
  states(): readonly CoopState[];
  open(): readonly { readonly name: string; readonly open: T }[];
  close(): Promise<void>;
}

interface Keeping<T extends OpenCoop> extends Hosting {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  open(coop: CheckedCoop): Promise<T>;
  /** Told of one that is not served yet and whose turn to be opened comes. */
  expect?(coop: CheckedCoop): void;
  /** So many are opened at once. */
  readonly lanes?: number;
}

const retryMs = 15_000;

/** Serves what is found in a folder of co-ops. What is wrong with one keeps that one alone from being served. */
export function keepCoops<T extends OpenCoop>(keeping: Keeping<T>): KeptCoops<T> {
  const { coopsFolder, variables, group, log, lanes = 3 } = keeping;
  const kept = new Map<string, Kept<T>>();
  let looking: Promise<void> | undefined;
  let isClosed = false;

  const isServedHere = (coop: CheckedCoop): boolean =>
    group === undefined || coop.group === undefined || coop.group === group;

  const servedBeside = (name: string): CheckedCoop[] =>
    [...kept].flatMap(([other, { serving, elsewhere }]) => {
      const coop = serving?.coop ?? elsewhere;
      return other !== name && coop ? [coop] : [];
    });

  const note = (
    name: string,
    digest: string,
    next: Pick<CoopState, 'state'> & Partial<Pick<Kept<T>, 'serving' | 'elsewhere'>> & { readonly error?: unknown },
  ) => {
    const reasons = next.error === undefined ? [] : reasonsOf(next.error);
    const { serving, elsewhere } = next;
    const before = kept.get(name)?.state;
    const isNews = before?.state !== next.state || before.reasons.join() !== reasons.join();
    const since = before && !isNews ? before.since : systemClock.now();
    const { hosts = [], group } = serving?.coop ?? elsewhere ?? {};
    kept.set(name, {
      digest,
      againAt: performance.now() + retryMs,
      serving,
      elsewhere,
      state: { name, state: next.state, since, reasons, hosts, group },
    });
    if (isNews) log[next.state === 'broken' ? 'error' : 'info']({ coop: name, reasons }, `co-op ${next.state}`);
  };

  const end = async (name: string, comesAgain = false): Promise<void> => {
    const ended = kept.get(name)?.serving?.open.close(comesAgain);
    await ended?.catch((error: unknown) => log.error({ coop: name, err: error }, 'co-op ended'));
  };

  const bring = async ({ name, digest }: HostedFolder, coop: CheckedCoop): Promise<void> => {
    if (!isServedHere(coop)) {
      await end(name);
      return note(name, digest, { state: 'elsewhere', elsewhere: coop });
    }
    await end(name, true);
    note(name, digest, { state: 'starting' });
    try {
      note(name, digest, { state: 'serving', serving: { coop, open: await keeping.open(coop), digest } });
    } catch (error) {
      note(name, digest, { state: 'broken', error });
    }
  };

  const lookOnce = async (): Promise<void> => {
    const folders = await hostedFolders(coopsFolder);
    for (const name of [...kept.keys()]) {
      if (folders.some((folder) => folder.name === name)) continue;
      await end(name);
      kept.delete(name);
      log.info({ coop: name }, 'co-op removed');
    }
    const due = folders.filter(({ name, digest }) => {
      const before = kept.get(name);
      return before?.digest !== digest || (before.state.state === 'broken' && before.againAt <= performance.now());
    });
    const ready: { folder: HostedFolder; coop: CheckedCoop }[] = [];
    for (const folder of due) {
      const { name, digest } = folder;
      const before = kept.get(name)?.serving;
      // It could not be read for a moment, and nothing in it has changed.
      if (before?.digest === digest) {
        note(name, digest, { state: 'serving', serving: before });
        continue;
      }
      try {
        if (folder.error) throw folder.error;
        const coop = await checkCoop(variables, name, [...servedBeside(name), ...ready.map(({ coop }) => coop)]);
        ready.push({ folder, coop });
      } catch (error) {
        note(name, digest, before ? { state: 'serving', serving: before, error } : { state: 'broken', error });
      }
    }
    for (const { coop } of ready) if (isServedHere(coop) && !kept.get(coop.name)?.serving) keeping.expect?.(coop);
    await inLanes(ready, lanes, ({ folder, coop }) => (isClosed ? Promise.resolve() : bring(folder, coop)));
  };

  return {
    look: () => {
      looking ??= lookOnce()
        .catch((error: unknown) => log.error({ err: error }, 'the folder of co-ops can’t be read'))
        .finally(() => {
          looking = undefined;
        });
      return looking;
    },
    states: () => [...kept.values()].map(({ state }) => state).sort((a, b) => a.name.localeCompare(b.name)),
    open: () => [...kept].flatMap(([name, { serving }]) => (serving ? [{ name, open: serving.open }] : [])),
    close: async () => {
      isClosed = true;
      await looking;
      await Promise.all([...kept.keys()].map((name) => end(name)));
      kept.clear();
    },
  };
}

/** Why a co-op can't be served, each reason in a sentence. */
export const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof SettingsProblems ? error.problems : [sentenceOf(error)];
