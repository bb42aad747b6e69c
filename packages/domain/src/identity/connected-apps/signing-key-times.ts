/** For how long a key signs, how long before it is shown, and how long after: sites keep what they have read for a while (identity-123). */
const [signingDays, aheadDays, afterDays] = [90, 7, 7] as const;
const dayMs = 86_400_000;

/** From when a key signs, and until when. */
export interface KeyTimes {
  readonly startsAt: Date;
  readonly retiresAt: Date;
}

const moved = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** Whether a key signs now. */
export const signs = ({ startsAt, retiresAt }: KeyTimes, now: Date): boolean => startsAt <= now && now < retiresAt;

/** The keys that are shown to sites now: the one that signs first, then those that will or did. */
export function shownKeys<Key extends KeyTimes>(keys: readonly Key[], now: Date): readonly Key[] {
  const shown = keys.filter(({ retiresAt }) => now < moved(retiresAt, afterDays));
  return [...shown.filter((key) => signs(key, now)), ...shown.filter((key) => !signs(key, now))];
}

/** From when to when the next key signs, if it is time to make it: the last one retires soon, or none signs. */
export function nextKeyTimes(keys: readonly KeyTimes[], now: Date): KeyTimes | undefined {
  const last = Math.max(...keys.map(({ retiresAt }) => retiresAt.getTime()), now.getTime());
  if (last > moved(now, aheadDays).getTime()) return undefined;
  const startsAt = new Date(last);
  return { startsAt, retiresAt: moved(startsAt, signingDays) };
}
