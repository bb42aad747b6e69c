import { type Address, addressOf } from '../screens/address.ts';
import type { Route } from '../screens/screen-access.ts';

/** Which of our screens stands in the place of an address of the old portal: its path, and what of its query tells it apart. */
export type OldAddresses = ReadonlyMap<string, Route>;

/** What the paths begin with that are the portal's own, or machines'. */
const ours: ReadonlySet<string> = new Set([
  ...['api', 'assets', 'coop', 'healthz', 'readyz', 'metrics'],
  addressOf('home').split('/')[1] ?? '',
]);
const longest = 500;

/** An address as it is looked up: lower case, without a slash at its end, and what its query says in the order of names. */
function tidied(path: string, query: string): string {
  const bare = path.toLowerCase().replace(/(?<!^)\/$/, '');
  const given = [...new URLSearchParams(query.toLowerCase())].sort(([one], [other]) => (one < other ? -1 : 1));
  return given.length === 0 ? bare : `${bare}?${new URLSearchParams(given)}`;
}

/** Why a text cannot be an old address; undefined where it can. */
export function oldAddressProblem(text: string): string | undefined {
  if (!/^\/(?!\/)/.test(text)) return 'must be a path that begins with one slash: /Bills/Pay.aspx';
  if (text.length > longest || /[\s#\\]/.test(text)) return 'must be a path without blanks, # and \\';
  const [path = ''] = text.split('?');
  if (path === '/') return 'is the portal’s own beginning';
  const beginning = path.toLowerCase().split('/')[1] ?? '';
  return ours.has(beginning) || /^v\d+$/.test(beginning) ? 'is the portal’s own' : undefined;
}

/** A table of old addresses as it is looked up in. */
export const oldAddressesOf = (table: Readonly<Record<string, Route>>): OldAddresses =>
  new Map(
    Object.entries(table).map(([text, route]) => {
      const [path = '', ...query] = text.split('?');
      return [tidied(path, query.join('?')), route];
    }),
  );

/**
 * Our screen in the place of an old address (moving-in-24): by path and query, else by the path alone. Nothing of the old
 * query goes on, and no row can lead elsewhere than to a screen of ours.
 */
export function screenOfOldAddress(table: OldAddresses, path: string, query: string): Address | undefined {
  if (table.size === 0 || path.length + query.length > longest) return undefined;
  const route = table.get(tidied(path, query)) ?? table.get(tidied(path, ''));
  return route === undefined ? undefined : addressOf(route);
}
