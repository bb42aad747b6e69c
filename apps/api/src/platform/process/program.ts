import { isLostConnection } from '../database/health.ts';

/** Ends what a program has open. */
export type Stop = () => Promise<void>;

/**
 * Runs a long-lived program: tells its parent when it is ready, stops cleanly on SIGINT and SIGTERM,
 * and ends with one sentence and code 1 when it can't start.
 */
export async function runProgram(begin: () => Promise<Stop>): Promise<void> {
  process.on('unhandledRejection', (reason) => {
    // The job queue leaves what it could not write to whoever finds it; all else is a mistake here and ends the program.
    if (isLostConnection(reason)) return;
    throw reason;
  });
  try {
    const stop = await begin();
    let stopping = false;
    const end = (): void => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
    process.on('disconnect', end);
    process.send?.('ready');
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

/** Between two looks whether the parent is there. */
const lookMs = 500;

/**
 * Ends this program, as when it is told to stop, once whoever started it is gone: npm passes a signal on to the shell
 * between them, which ends without passing it on.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, lookMs).unref();
}

/** Waits for an end, but no longer than so many seconds: then rejects. */
export async function endWithin(seconds: number, end: Stop): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not ended in ${seconds} seconds.`)), seconds * 1000);
  });
  await Promise.race([end(), late]).finally(() => clearTimeout(timer));
}

/** What went wrong, as one sentence for the terminal. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken; choose another.`;
  return error.message;
}
