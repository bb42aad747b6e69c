import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundCookie, boundTokenIn } from './bound-cookies.ts';

/** How long a browser is known after it was last told (days). */
const browserDays = 180;
const name = 'rochdale_browser';
const token = /^[\w-]{43}$/;

/** Over HTTPS only this very host can set it; the name without a prefix is an earlier release's. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${name}`;

/** The browser that calls. Its token opens nothing: it only says that the browser was here before. */
export interface Browser {
  readonly token: string | undefined;
  /** What binds an app's request to this browser (identity-114). */
  readonly connecting: string | undefined;
  /** What binds a way to the outside provider to this browser (identity-131). */
  readonly outside: string | undefined;
  /** Has the browser keep what binds such a way, for ten minutes. */
  goOutside(token: string): void;
  /** Has the browser keep a token, out of reach of scripts. */
  keep(token: string): void;
}

/** The browser of a request, by its cookie. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Browser {
  return {
    token: tokenIn(nameOf(isSecure), request.headers.cookie) ?? tokenIn(name, request.headers.cookie),
    connecting: boundTokenIn('connect', request.headers.cookie, isSecure),
    outside: boundTokenIn('outside', request.headers.cookie, isSecure),
    goOutside: (kept) => void reply.header('set-cookie', boundCookie('outside', kept, isSecure)),
    keep: (kept) => {
      const life = `Max-Age=${browserDays * 86_400}`;
      const parts = [
        `${nameOf(isSecure)}=${kept}`,
        isSecure ? 'Path=/' : 'Path=/v3',
        life,
        'HttpOnly',
        'SameSite=Strict',
        ...(isSecure ? ['Secure'] : []),
      ];
      reply.header('set-cookie', parts.join('; '));
    },
  };
}

/** A token for a browser that has none. */
export const newBrowserToken = (): string => randomBytes(32).toString('base64url');

/** Under what a browser's token is stored. */
export const browserHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Since when a browser must have been seen to be known. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - browserDays * 86_400_000);

function tokenIn(name: string, cookies: string | undefined): string | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [key, value = ''] = cookie.trim().split('=');
    if (key === name && token.test(value)) return value;
  }
  return undefined;
}
