import type { ScreenQuery } from '../../../lib/address/address.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';

/** The link that was followed: our own code, or one that the billing system signed. */
export type ResetLink = { readonly otc: string } | { readonly key: string; readonly username: string };

const name = 'resetLink';

/** The link of an address, else the one that this tab keeps until it is used: the address loses it at once. */
export function askedLink(query: ScreenQuery<'reset-password'>): ResetLink {
  const [key, username, otc] = [query.get('key'), query.get('username'), query.get('otc')];
  const asked = key !== null && username !== null ? { key, username } : otc === null ? undefined : { otc };
  if (asked === undefined) return keptLink() ?? { otc: '' };
  keepForTab(name, JSON.stringify(asked));
  return asked;
}

/** The link was used, or is none. */
export const forgetLink = (): void => keepForTab(name, null);

function keptLink(): ResetLink | undefined {
  const kept = readForTab(name);
  // This page wrote it.
  return kept === null ? undefined : (JSON.parse(kept) as ResetLink);
}
