import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { FastifyInstance } from 'fastify';
import { boundConnections } from '../bound-connections.ts';
import { timeouts } from '../harden.ts';
import type { TrustedProxies } from '../trusted-hops.ts';
import { type Turns, turnsOf } from './turns-of-calls.ts';

/** What answers the calls of one co-op. */
export type HostedApp = Pick<FastifyInstance, 'routing'>;

/** One listener before several web servers, each with host names of its own. */
export interface HostFront {
  readonly server: Server;
  /** From now on an owner's names, and no others, lead to a server. Answers how to end that, once it has answered what it was given. */
  serve(owner: string, names: readonly string[], app: HostedApp): (withinMs: number) => Promise<void>;
  /** Until they are served, calls of an owner's names are told to come again. */
  rest(owner: string, names: readonly string[]): void;
  /** Nobody answers for an owner's names any more. */
  forget(owner: string): void;
  /** Takes no new connections, tells those that are kept to go, and cuts what is not answered in time. */
  end(withinMs: number): Promise<void>;
}

/**
 * The host that a request names: in lower case, without its port. Undefined where it names none, or several, or another in
 * its address; what a proxy says of it is not heeded.
 */
export function hostOf({ rawHeaders, url = '' }: Pick<IncomingMessage, 'rawHeaders' | 'url'>): string | undefined {
  const named = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [only = ''] = named;
  if (named.length !== 1 || !url.startsWith('/')) return undefined;
  return only.toLowerCase().replace(/:\d{1,5}$/, '');
}

const nowhere = { status: 421, title: 'hosting.nowhere', next: 'hosting.nowhere.next' } as const;
const starting = { status: 503, title: 'hosting.starting', next: 'hosting.starting.next' } as const;
const comeAgainSeconds = 3;

/** Whose visitor it is nobody knows, and so neither the language. */
const spoken = [
  { lang: 'en', text: translatorOf('en') },
  { lang: 'es', text: translatorOf('es') },
] as const;

function answerPlainly(response: ServerResponse, { status, title, next }: typeof nowhere | typeof starting): void {
  const parts = spoken.map(({ lang, text }) => `<div lang="${lang}"><h1>${text(title)}</h1><p>${text(next)}</p></div>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${spoken[0].text(title)}</title>${parts.join('')}</html>\n`;
  if (status === starting.status) response.setHeader('retry-after', comeAgainSeconds);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // What else comes on this connection was not read.
    connection: 'close',
  });
  response.end(html);
}

/**
 * Calls of one co-op that are answered at a time, while others of it wait their turn: a storm at one has no more of the
 * process than that. Whoever takes longer, as a slow reader does, gives the turn back.
 */
const callsAtOnce = 8;
const turnMs = 100;

/** Whose a name is; undefined: nobody answers yet. */
interface Place {
  readonly owner: string;
  readonly app: HostedApp | undefined;
  /** What it was given and has not answered. */
  readonly open: Set<ServerResponse>;
  readonly turns: Turns;
}

/** Opens a listener that hands each call to the co-op whose host it names, before anything of it is read. */
export function openHostFront(proxies: TrustedProxies): HostFront {
  const { requestTimeout, keepAliveTimeout, headersTimeout, connectionsCheckingInterval } = timeouts;
  let isEnding = false;
  const places = new Map<string, Place>();
  const forget = (owner: string): void => {
    for (const [name, place] of places) if (place.owner === owner) places.delete(name);
  };
  const put = (owner: string, names: readonly string[], app?: HostedApp): Place => {
    const place = { owner, app, open: new Set<ServerResponse>(), turns: turnsOf(callsAtOnce, turnMs) };
    forget(owner);
    for (const name of names) places.set(name, place);
    return place;
  };
  const server = createServer(
    // Who names no host is told so by the page.
    { requestTimeout, keepAliveTimeout, headersTimeout, connectionsCheckingInterval, requireHostHeader: false },
    (request, response) => {
      const name = hostOf(request);
      const place = name === undefined ? undefined : places.get(name);
      if (place === undefined) return answerPlainly(response, nowhere);
      if (place.app === undefined) return answerPlainly(response, starting);
      delete request.headers['x-forwarded-host'];
      if (isEnding) response.shouldKeepAlive = false;
      place.open.add(response);
      const { app } = place;
      const leave = place.turns.take(() => app.routing(request, response));
      response.once('close', () => {
        place.open.delete(response);
        leave();
      });
    },
  );
  boundConnections(server, proxies);
  return {
    server,
    serve: (owner, names, app) => {
      const place = put(owner, names, app);
      return async (withinMs) => {
        for (const name of names) if (places.get(name) === place) places.delete(name);
        const until = performance.now() + withinMs;
        while (place.open.size > 0 && performance.now() < until) await pause(20);
        for (const response of place.open) response.destroy();
      };
    },
    rest: (owner, names) => void put(owner, names),
    forget,
    end: async (withinMs) => {
      isEnding = true;
      const cut = setTimeout(() => server.closeAllConnections(), withinMs);
      await new Promise((closed) => server.close(closed));
      clearTimeout(cut);
    },
  };
}
