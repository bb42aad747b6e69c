import type { CallParts } from '@rochdale/contract/operation';

/** Where a call goes: the operation's path with its parameters, and the query. */
export function callAddress(path: string, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? filled : `${filled}?${text}`;
}
