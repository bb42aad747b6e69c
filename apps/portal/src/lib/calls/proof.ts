import type { Failure } from '@rochdale/contract/schemas/errors';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work that an answer asks of a stranger (428), as it goes into the head of the same call; empty where it can't be done. */
export async function done(asked: Response): Promise<string> {
  // The server has checked its answer against the schema of failures.
  const { challenge } = (await asked.json()) as Failure;
  if (challenge === undefined) return '';
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? '' : btoa(JSON.stringify({ challenge, solution })).replace(/[+/=]/g, urlSafe);
}

const urlSafe = (letter: string): string => ({ '+': '-', '/': '_' })[letter] ?? '';
