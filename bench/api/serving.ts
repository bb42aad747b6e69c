import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { loaderOf } from '../../apps/api/src/platform/process/child-program.ts';
import type { Asked, Asking } from './calls.ts';

/** A server that is measured. */
export interface Serving {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a program that listens on `PORT` and says when it is ready. What it logs is thrown away. */
export async function serve(
  file: string,
  settings: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<Serving> {
  const child: ChildProcess = spawn(process.execPath, [...execArgv, ...loaderOf(file), file], {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`${file} ended before it was ready.`);
  return {
    origin: `http://127.0.0.1:${settings.PORT}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A caller: another member on each connection. */
export interface Caller extends Asking {
  readonly token: string;
}

/** Headers of a caller. The last three are for the servers that are measured against; the product does not read them. */
export const headersOf = (asked: Asked, caller: Caller, index: number, part = 'all'): Record<string, string> => ({
  ...(asked.signedIn && { authorization: `Bearer ${caller.token}` }),
  ...(!asked.signedIn && { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${index + 1}` }),
  'x-operation': asked.operation,
  'x-caller': String(index),
  'x-part': part,
});

/** Requests a second of a server that is asked for so many seconds, one connection for each caller. */
export async function requestsPerSecond(
  origin: string,
  asked: Asked,
  {
    callers,
    today,
    seconds,
    part,
    warmUp,
  }: {
    readonly callers: readonly Caller[];
    readonly today: string;
    readonly seconds: number;
    readonly part?: string;
    /** Requests before the measured ones. */
    readonly warmUp: number;
  },
): Promise<number> {
  const loadFor = (length: { readonly amount: number } | { readonly duration: number }) => {
    let next = 0;
    return autocannon({
      url: origin,
      connections: callers.length,
      ...length,
      setupClient: (client) => {
        const index = next++ % callers.length;
        const caller = callers[index];
        if (!caller) return;
        const { path, method, body } = asked.callOf(caller, today);
        client.setRequests([{ path, method, ...(body && { body }), headers: headersOf(asked, caller, index, part) }]);
      },
    });
  };
  // While the others had their turns, connections to the database have been given back.
  await loadFor({ amount: warmUp });
  const result = await loadFor({ duration: seconds });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${asked.what} at ${origin}: ${result.non2xx} refused, ${result.errors} lost.`);
  return result['2xx'] / result.duration;
}
