import { type ChildProcess, spawn } from 'node:child_process';
import { environmentWith } from './environment.ts';

/** A program that this one started. */
export interface ChildProgram {
  readonly name: string;
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
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
