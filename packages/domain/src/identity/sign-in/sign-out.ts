import { type Address, addressOf } from '../../website/screens/address.ts';

/** Where Sign Out leads: the configured link when it begins with login, otherwise home (identity-15). */
export function signOutDestination(signOutLink: string): Address {
  const link = signOutLink.replace(/^\/(pages\/)?/, '');
  if (!link.startsWith('login')) return addressOf('home');
  const [, query] = link.split('?');
  return addressOf('login', Object.fromEntries(new URLSearchParams(query)));
}
