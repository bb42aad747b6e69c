import { watchOf } from '../watches/watches.ts';
import { nextRun } from './next-run.ts';

/** How a kind of job does: failed and late want a look, one that waits has not been taken up in time. */
export const jobStates = ['failed', 'late', 'waiting', 'running', 'ran', 'never'] as const;
export type JobState = (typeof jobStates)[number];

/** What the queue knows of a kind of job. */
export interface JobFacts {
  /** When it runs by the clock; null: when it is asked for. */
  readonly schedule: string | null;
  /** Since when it is known. */
  readonly since: Date;
  readonly last: { readonly at: Date; readonly hasFailed: boolean } | null;
  readonly isRunning: boolean;
  /** Since when the oldest that is due has waited. */
  readonly waitsSince: Date | null;
}

/** So long a worker may take to come to it. */
export const graceMs = 5 * 60_000;

/** How a kind of job does at a moment (office-119). */
export function jobState({ schedule, since, last, isRunning, waitsSince }: JobFacts, now: Date): JobState {
  if (last?.hasFailed) return 'failed';
  if (isRunning) return 'running';
  const due = schedule === null ? undefined : nextRun(schedule, last?.at ?? since);
  if (due !== undefined && now.getTime() - due.getTime() > graceMs) return 'late';
  if (waitsSince !== null && now.getTime() - waitsSince.getTime() > graceMs) return 'waiting';
  return last === null ? 'never' : 'ran';
}

/** Whether a kind of job in this state wants a look. */
export const wantsLook = (state: JobState): boolean => state === 'failed' || state === 'late' || state === 'waiting';

/** Whether a worker has not been seen for as long as its watch allows (office-51); null: none ever was. */
export const isWorkerSilent = (seenAt: Date | null, now: Date): boolean =>
  seenAt === null || now.getTime() - seenAt.getTime() > watchOf('worker-silent').after * 60_000;
