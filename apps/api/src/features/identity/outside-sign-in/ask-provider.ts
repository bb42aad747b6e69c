import type { CustomFetch } from 'openid-client';
import type { AskOut } from '../../../platform/http/ways-out/ask-out.ts';
import { patienceMs } from '../../../platform/http/ways-out/call-out.ts';

/** The provider does not answer, or answers what no provider does (identity-136). */
export class Unreached extends Error {}

/**
 * Asks a provider by the guarded way out. What it is asked for is an object of JSON, always: half of one, an error page, or
 * the word that it is overloaded is no answer.
 */
export function askProvider(askOut: AskOut): CustomFetch {
  return async (address, { method, headers, body }) => {
    const asked = { method, headers, body: body === undefined || body === null ? undefined : String(body) };
    const answer = await askOut(address, asked).catch((cause: unknown) => {
      throw new Unreached(`${address} does not answer.`, { cause });
    });
    const isOne = answer.status < 500 && answer.status !== 429 && (await holdsObject(answer));
    if (!isOne) throw new Unreached(`${address} answered ${answer.status}, and nothing of use.`);
    return answer;
  };
}

const holdsObject = async (answer: Response): Promise<boolean> => {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof said === 'object' && said !== null;
};

/** Whether a way failed because the provider did not answer; else it answered, and not for this way. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof Unreached || (error instanceof Error && error.cause instanceof Unreached);

/** All that a provider is asked for on a way takes five seconds together, or it does not answer. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unreached('The provider takes too long.')), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
