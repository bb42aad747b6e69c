import { requestMinutes } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { outsideMinutes } from '@rochdale/domain/identity/outside-sign-in/outside-settings';

/** What binds something that leads over another site to this browser: an app's request, and a way to the outside provider. */
const minutesOf = { connect: requestMinutes, outside: outsideMinutes } as const;
export type BoundTo = keyof typeof minutesOf;

/** Only a cookie that came over HTTPS from this very host may bear that prefix; plain HTTP is a trial on this machine. */
const nameOf = (what: BoundTo, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}rochdale_${what}`;

/** The cookie that binds; it comes along from another site's link. */
export const boundCookie = (what: BoundTo, token: string, isSecure: boolean): string =>
  [
    `${nameOf(what, isSecure)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${minutesOf[what] * 60}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The token in a browser's cookies; undefined where there is none, or two: one of them was planted. */
export function boundTokenIn(what: BoundTo, cookies: string | undefined, isSecure: boolean): string | undefined {
  const values = (cookies?.split(';') ?? [])
    .map((cookie) => cookie.trim().split('='))
    .filter(([key]) => key === nameOf(what, isSecure))
    .map(([, value = '']) => value);
  const [value] = values;
  return values.length === 1 && value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
