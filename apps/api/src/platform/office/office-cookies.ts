import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the browser keeps for the office. Cookies know no ports: the names are none that the portal reads. */
export interface OfficeCookies {
  /** The session's token. */
  readonly session: string | undefined;
  /** What binds the way back from the provider to this browser. */
  readonly attempt: string | undefined;
  open(token: string): void;
  close(): void;
  begin(attempt: string): void;
  endAttempt(): void;
}

/** For how long a browser may take at the provider (minutes). */
export const attemptMinutes = 10;
/** Only a cookie that came over HTTPS from this very host may bear that prefix; plain HTTP is a trial on this machine. */
const nameOf = (what: 'session' | 'attempt', isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}rochdale_office_${what}`;

export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** The cookies of a request. A session goes with calls of our own pages alone; an attempt also when one arrives from elsewhere. */
export function officeCookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): OfficeCookies {
  const set = (what: 'session' | 'attempt', value: string, seconds?: number): void => {
    const parts = [
      `${nameOf(what, isSecure)}=${value}`,
      'Path=/',
      'HttpOnly',
      what === 'session' ? 'SameSite=Strict' : 'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
      ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ];
    reply.header('set-cookie', parts.join('; '));
  };
  return {
    session: cookieNamed(nameOf('session', isSecure), request.headers.cookie, /^[\w-]{43}$/),
    attempt: cookieNamed(nameOf('attempt', isSecure), request.headers.cookie, /^[\w-]{1,4000}$/),
    open: (token) => set('session', token),
    close: () => set('session', '', 0),
    begin: (attempt) => set('attempt', attempt, attemptMinutes * 60),
    endAttempt: () => set('attempt', '', 0),
  };
}

function cookieNamed(name: string, cookies: string | undefined, shape: RegExp): string | undefined {
  const values = (cookies?.split(';') ?? [])
    .map((cookie) => cookie.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, value = '']) => value);
  // Two of one name: one of them was planted.
  const [value] = values;
  return values.length === 1 && value !== undefined && shape.test(value) ? value : undefined;
}
