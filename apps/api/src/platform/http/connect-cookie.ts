import { requestMinutes } from '@rochdale/domain/identity/connected-apps/connection-rules';

/** Only a cookie that came over HTTPS from this very host may bear that prefix; plain HTTP is a trial on this machine. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}rochdale_connect`;

/** The cookie that binds a request of an app to the browser that brought it; it comes along from another site's link. */
export const connectCookie = (token: string, isSecure: boolean): string =>
  [
    `${nameOf(isSecure)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${requestMinutes * 60}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The token in a browser's cookies; undefined where there is none, or two: one of them was planted. */
export function connectTokenIn(cookies: string | undefined, isSecure: boolean): string | undefined {
  const values = (cookies?.split(';') ?? [])
    .map((cookie) => cookie.trim().split('='))
    .filter(([key]) => key === nameOf(isSecure))
    .map(([, value = '']) => value);
  const [value] = values;
  return values.length === 1 && value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
