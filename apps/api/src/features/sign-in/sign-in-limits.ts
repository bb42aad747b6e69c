import type { Limit } from '../../platform/limits/limits-store.ts';

/**
 * Passwords evaluated on one login: ten an hour for all browsers that are new to it together, and ten for each one that
 * its owner has used before, so that a stranger can't lock the owner out. From one address: 200 an hour.
 */
export const passwordLimits = (loginKey: string, device: string | undefined, address: string): readonly Limit[] => [
  { key: `sign-in:address:${address}`, tries: 200, minutes: 60 },
  { key: device === undefined ? `sign-in:${loginKey}` : `sign-in:${loginKey}:${device}`, tries: 10, minutes: 60 },
];

/** Codes evaluated at the second step: ten an hour on one login. The password was right by then. */
export const codeLimits = (loginKey: string): readonly Limit[] => [
  { key: `sign-in-code:${loginKey}`, tries: 10, minutes: 60 },
];
