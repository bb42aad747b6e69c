const minuteMs = 60_000;

/** How long a session of staff lives at most, how long without use, and how long a proof counts (office-42). */
export const sessionMinutes = 8 * 60;
export const idleMinutes = 30;
export const proofMinutes = 5;

/** What is known of a session. */
export interface StaffSession {
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
  /** When the second step was last taken, here or at the provider; null: not yet. */
  readonly provedAt: Date | null;
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minuteMs;

/** Whether a session still opens the office. */
export const isSessionOpen = ({ startedAt, lastUsedAt, endedAt }: StaffSession, now: Date): boolean =>
  endedAt === null && minutesBetween(startedAt, now) < sessionMinutes && minutesBetween(lastUsedAt, now) < idleMinutes;

/** Until when the newest proof counts for money, roles, keys and second steps; undefined: it does not. */
export function provedUntil({ provedAt }: Pick<StaffSession, 'provedAt'>, now: Date): Date | undefined {
  if (provedAt === null || provedAt > now) return undefined;
  const until = new Date(provedAt.getTime() + proofMinutes * minuteMs);
  return until > now ? until : undefined;
}
