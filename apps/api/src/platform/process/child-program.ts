import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentWith } from '../environment.ts';
import { sentenceOf } from './program.ts';

/** A program that this one started. */
export interface ChildProgram {
  readonly name: string;
  readonly pid: number | undefined;
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
  /** Ends it without warning. */
  kill(): void;
}

/** Starts a TypeScript program and waits until it says that it is ready. Rejects when it ends before that. */
export async function startChild(
  name: string,
  file: string,
  environment: Record<string, string>,
): Promise<ChildProgram> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file], {
    env: environmentWith(environment),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A terminal's Ctrl+C goes to the parent alone, which then stops its children in order.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The ${name} ended with code ${code} before it was ready.`)));
  });
  return {
    name,
    pid: child.pid,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** A program that is started again whenever it ends unasked, as a service manager does. */
export interface KeptProgram {
  readonly name: string;
  /** Of the process that runs now; undefined between an end and the next start. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Between an end and the next start. */
const restartMs = 500;

/** Starts a program and keeps it running until it is stopped. Rejects when it can't be started the first time. */
export async function keepChild(
  name: string,
  file: string,
  environment: Record<string, string>,
  say: (line: string) => void = console.error,
): Promise<KeptProgram> {
  let child: ChildProgram | undefined = await startChild(name, file, environment);
  let stopping = false;
  const again = async (): Promise<void> => {
    await pause(restartMs);
    if (stopping) return;
    try {
      child = await startChild(name, file, environment);
    } catch (error) {
      say(sentenceOf(error));
    }
  };
  const keep = async (): Promise<void> => {
    while (!stopping) {
      const code = child && (await child.ended);
      if (stopping) return;
      if (child) say(`The ${name} ended with code ${code}; starting it again.`);
      child = undefined;
      await again();
    }
  };
  const kept = keep();
  return {
    name,
    get pid() {
      return child?.pid;
    },
    stop: async () => {
      stopping = true;
      await child?.stop();
      await kept;
      await child?.stop();
    },
  };
}

/** Programs that start at the same time. Where one can't be started, the others are stopped, and its reason is thrown. */
export async function startTogether<T extends { stop(): Promise<void> }>(
  starting: readonly Promise<T>[],
): Promise<T[]> {
  const ends = await Promise.allSettled(starting);
  const started = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const failed = ends.find((end) => end.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map((program) => program.stop()));
  throw failed.reason;
}
