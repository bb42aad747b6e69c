import type { TokenHolder } from './token-store.ts';
import { hashOf } from './token-store.ts';

/** Most sessions that a process remembers; the ones used longest ago go first. */
const most = 10_000;
/** A session that the database has confirmed holds so long without it. */
const confirmedMinutes = 60;

interface Remembered {
  readonly holder: TokenHolder;
  readonly confirmedAt: Date;
  readonly usedAt: Date;
}

/**
 * Sessions that the database has confirmed lately, for the calls that answer while it is away. They end here no later
 * than there; one that was revoked is dropped when it is next confirmed.
 */
export interface RememberedSessions {
  remember(token: string, holder: TokenHolder, now: Date): void;
  /** Whose a session is, which is used by that or not. */
  recall(token: string, now: Date, isUse: boolean): TokenHolder | undefined;
  /** Members of the sessions, the one used last at the end. */
  members(): ReadonlySet<string>;
  /** The hashes that were confirmed longest ago. */
  toConfirm(count: number): readonly Buffer[];
  /** What the database says of hashes: those that are good stay, the others are dropped. */
  confirm(asked: readonly Buffer[], good: readonly Buffer[], now: Date): void;
}

export function rememberedSessions(): RememberedSessions {
  const sessions = new Map<string, Remembered>();
  const keep = (key: string, session: Remembered): void => {
    sessions.delete(key);
    sessions.set(key, session);
    const [oldest] = sessions.size > most ? sessions.keys() : [];
    if (oldest !== undefined) sessions.delete(oldest);
  };
  return {
    remember: (token, holder, now) => keep(keyOf(hashOf(token)), { holder, confirmedAt: now, usedAt: holder.usedAt }),
    recall: (token, now, isUse) => {
      const key = keyOf(hashOf(token));
      const found = sessions.get(key);
      if (!found) return undefined;
      const { holder, confirmedAt, usedAt } = found;
      const isIdle = minutesBetween(usedAt, now) >= holder.idleMinutes;
      if (isIdle || now >= holder.expiresAt || minutesBetween(confirmedAt, now) >= confirmedMinutes) {
        sessions.delete(key);
        return undefined;
      }
      keep(key, isUse ? { ...found, usedAt: now } : found);
      return holder;
    },
    members: () => new Set([...sessions.values()].map(({ holder }) => holder.memberNumber)),
    toConfirm: (count) =>
      [...sessions]
        .sort(([, one], [, other]) => one.confirmedAt.getTime() - other.confirmedAt.getTime())
        .slice(0, count)
        .map(([key]) => Buffer.from(key, 'base64')),
    confirm: (asked, good, now) => {
      const stay = new Set(good.map(keyOf));
      for (const key of asked.map(keyOf)) {
        const found = sessions.get(key);
        if (found && stay.has(key)) sessions.set(key, { ...found, confirmedAt: now });
        else sessions.delete(key);
      }
    },
  };
}

const keyOf = (hash: Buffer): string => hash.toString('base64');
const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
