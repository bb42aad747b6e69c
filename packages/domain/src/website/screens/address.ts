import type { Route } from './screen-access.ts';
import type { QueryOf } from './screen-queries.ts';

/** The address of a screen, below where the portal is reached. */
export type Address = `/pages/${Route}` | `/pages/${Route}?${string}`;

/** The address of a screen that is told something: `addressOf('quick-pay', { accountno: '1' })` → `/pages/quick-pay?accountno=1`. */
export function addressOf<R extends Route>(route: R, query?: QueryOf<R>): Address;
export function addressOf(route: Route, query: Readonly<Record<string, string | undefined>> = {}): Address {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text === '' ? `/pages/${route}` : `/pages/${route}?${text}`;
}
