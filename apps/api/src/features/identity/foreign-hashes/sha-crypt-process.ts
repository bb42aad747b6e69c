import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { programOf } from '../../../platform/places.ts';
import { loaderOf } from '../../../platform/process/child-program.ts';

/** What the process is given to look at; never among its arguments, which the machine shows to everybody. */
export const shaCryptAsked = z.object({ hash: z.string(), password: z.string() });

/** Whether a password is the one of a SHA-crypt hash: thousands of rounds in JavaScript, in a process of their own. */
export async function shaCryptMatches(hash: string, password: string): Promise<boolean> {
  const file = programOf('api', 'features/identity/foreign-hashes/sha-crypt');
  const child = fork(file, { execArgv: [...loaderOf(file)], env: {} });
  try {
    child.send({ hash, password } satisfies z.input<typeof shaCryptAsked>);
    const ended = once(child, 'exit').then(() => {
      throw new Error('The check of a SHA-crypt hash ended without an answer.');
    });
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return answer === true;
  } finally {
    child.kill('SIGKILL');
  }
}
