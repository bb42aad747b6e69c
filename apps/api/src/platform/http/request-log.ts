import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { networkOf } from '../limits/network.ts';
import { sessionIdOf } from '../tokens/sessions-store.ts';
import { hashOf } from '../tokens/token-store.ts';
import { bearerToken } from './access.ts';
import { callerAddress } from './trusted-hops.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the message with which a call was refused. */
    refusedFor: string | undefined;
    /** It brought a sealed value that was altered, or is of another purpose. */
    broughtBrokenSeal: boolean;
  }
}

/** Letters of a session's name in the log. */
const sessionMark = 12;

/** The web server's own lines name addresses with numbers of members in them; `logRequests` writes ours instead. */
export class NoRequestLines extends LogController {
  override isLogDisabled(): boolean {
    return true;
  }
}

/** Takes a request's id from the proxy in front when it is well formed; otherwise makes one. */
export function requestIdOf(trustProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return trustProxy && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  };
}

/** Answers each request with its id, and writes one line when it has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusedFor', undefined);
  app.decorateRequest('broughtBrokenSeal', false);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        operation: operationOf(request),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        network: shortNetwork(callerAddress(request)),
        ...(request.refusedFor !== undefined && { refused: request.refusedFor }),
        ...markOf(request),
      },
      'answered',
    );
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ operation: operationOf(request), method: request.method }, 'given up by the caller');
  });
}

/** What names the session of a call to its owner and the office, in short: who has the database finds whose it is. */
function markOf(request: FastifyRequest): { readonly session?: string } {
  const token = bearerToken(request);
  return token === undefined ? {} : { session: sessionIdOf({ tokenHash: hashOf(token) }).slice(0, sessionMark) };
}

/** What a request asks for: an operation's name, or the pattern of an address; never the address itself. */
export function operationOf({ routeOptions, is404 }: Pick<FastifyRequest, 'routeOptions' | 'is404'>): string {
  if (is404) return 'page';
  const { schema, url } = routeOptions;
  return (schema && 'operationId' in schema && String(schema.operationId)) || (url ?? 'page');
}

/** A network too large to be one household's. */
export function shortNetwork(address: string): string {
  const network = networkOf(address);
  const parts = network.split(isIPv4(network) ? '.' : ':').slice(0, 3);
  return isIPv4(network) ? `${parts.join('.')}.0/24` : `${parts.join(':')}::/48`;
}
