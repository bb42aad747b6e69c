import { addDays, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import { isTooWide, readNetwork } from './networks.ts';

/** What a key may open: nothing of it is a right of the office's own people. */
export const keyPermissions = ['outages.change', 'exports.take', 'imports.put', 'members.hand-over'] as const;
export type KeyPermission = (typeof keyPermissions)[number];
/** Whether a text names something that a key may open. */
export const isKeyPermission = (text: string): text is KeyPermission => keyPermissions.some((one) => one === text);

/** For how many days a key may be made at most, and from how many days before its end on it wants a new one. */
export const [longestKeyDays, endingKeyDays] = [731, 14] as const;
/** How many networks a key is good from at most. */
export const mostNetworks = 20;

/** What is wrong with the networks from which a key is to be good (office-133). */
export function networksViolation(networks: readonly string[]): Violation | undefined {
  if (networks.length === 0) return violation('connected.networks.needed');
  if (networks.length > mostNetworks) return violation('connected.networks.tooMany', { most: mostNetworks });
  for (const network of networks) {
    const read = readNetwork(network);
    if (read === undefined) return violation('connected.networks.invalid', { network });
    if (isTooWide(read)) return violation('connected.networks.tooWide', { network });
  }
  return undefined;
}

/** What is wrong with the last day of a key (office-133). */
export function keyEndViolation(endsOn: LocalDay, today: LocalDay): Violation | undefined {
  if (endsOn <= today) return violation('connected.ends.past');
  return endsOn > addDays(today, longestKeyDays)
    ? violation('connected.ends.late', { days: longestKeyDays })
    : undefined;
}

/** Files that open members' doors: their passwords, and whose accounts a login opens. People bring these. */
const doorFiles: readonly string[] = ['logins.csv', 'login-grants.csv'];

/** Why files may not be brought by a key (office-136); undefined where they may. */
export function uploadViolation(names: readonly string[]): Violation | undefined {
  const file = names.find((name) => doorFiles.includes(name));
  return file === undefined ? undefined : violation('connected.upload.door', { file });
}

/** How a key is. `new`: its secret was not taken yet; `ending`: it ends within two weeks. */
export const keyStates = ['new', 'active', 'ending', 'ended', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** What of a key says how it is. */
export interface KeyFacts {
  readonly endsAt: Date;
  readonly takenAt: Date | null;
  readonly revokedAt: Date | null;
}

const dayMs = 86_400_000;

/** How a key is now (office-134). */
export function keyState({ endsAt, takenAt, revokedAt }: KeyFacts, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (endsAt <= now) return 'ended';
  if (takenAt === null) return 'new';
  return endsAt.getTime() - now.getTime() <= endingKeyDays * dayMs ? 'ending' : 'active';
}

/** Why a secret that is right opens nothing. */
export type KeyRefusal = 'revoked' | 'ended' | 'network' | 'permission';
