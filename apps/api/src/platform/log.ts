import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { loggedError } from './logged-error.ts';

/**
 * The log of a process: one JSON object a line, without bodies, addresses, query strings, headers or what an error
 * quotes of them.
 */
export function openLog(level: string, stream?: { write(line: string): void }): FastifyBaseLogger {
  const options = {
    level,
    serializers: { err: loggedError, req: () => undefined, res: () => undefined },
  };
  return stream ? pino(options, stream) : pino(options);
}
