import type { Limit } from '../../../platform/limits/limits-store.ts';

/** Tries at signing in to the office within an hour: at one account from one network and from all, and of a network. */
export const officeSignInLimits = (email: string, address: string): readonly Limit[] => [
  { key: `office:sign-in:${address}:${email}`, tries: 10, minutes: 60 },
  { key: `office:sign-in:all:${email}`, tries: 100, minutes: 60 },
  visitorLimit(address),
];

/** Calls at the door of the office by which a network makes it write something; one that lets somebody in is given back. */
export const visitorLimit = (address: string): Limit => ({ key: `office:visitor:${address}`, tries: 60, minutes: 60 });

/** Challenges for passkeys that a network may ask for within an hour: each sign-in begins with one, and nothing is guessed by it. */
export const challengeLimit = (address: string): Limit => ({
  key: `office:challenge:${address}`,
  tries: 600,
  minutes: 60,
});

/** Codes of an authenticator within an hour, of somebody who is signed in. */
export const officeCodeLimit = (staffId: string): Limit => ({ key: `office:code:${staffId}`, tries: 10, minutes: 60 });
