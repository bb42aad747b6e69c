import { instantAt, type LocalDay, localTimeAt } from '../../dates.ts';

/** When a co-op lets a day's payments be taken; times are `HH:MM` on its clock. */
export interface TakingSettings {
  /** Nothing of a day is taken before it (planned-54). */
  readonly after: string;
  /** A day's payments wait for an import of balances that finished on that day. */
  readonly afterImport: boolean;
  /** From then on an import that has not come is an alarm; the payments are held all the same. */
  readonly atLatest: string;
  /** Nothing is taken by balances that are older; 0: their age is not asked. */
  readonly importMaxAgeHours: number;
}

/** An import that brought balances. */
export interface BalanceImport {
  readonly finishedAt: Date;
  /** The instant of the billing system's that the balances are of. */
  readonly asOf: Date;
}

/**
 * Whether payments are taken now, and of which day. `waits` is as the co-op wants it; `held` is an alarm: what should be
 * there is missing, and money is safer where it is.
 */
export type TakingTime =
  | { readonly kind: 'open'; readonly day: LocalDay }
  | { readonly kind: 'waits'; readonly because: 'hour' | 'import-today' }
  | { readonly kind: 'held'; readonly because: 'import-today' | 'import-too-old' };

/** Decides by the co-op's clock and the newest import of balances; undefined where there was none. */
export function takingAt(
  now: Date,
  timeZone: string,
  settings: TakingSettings,
  newest: BalanceImport | undefined,
): TakingTime {
  const { day } = localTimeAt(now, timeZone);
  if (now < instantAt(day, settings.after, timeZone)) return { kind: 'waits', because: 'hour' };
  if (isTooOld(now, settings.importMaxAgeHours, newest)) return { kind: 'held', because: 'import-too-old' };
  if (!settings.afterImport || (newest && localTimeAt(newest.finishedAt, timeZone).day >= day))
    return { kind: 'open', day };
  const isLate = now >= instantAt(day, settings.atLatest, timeZone);
  return { kind: isLate ? 'held' : 'waits', because: 'import-today' };
}

function isTooOld(now: Date, maxHours: number, newest: BalanceImport | undefined): boolean {
  if (maxHours === 0) return false;
  return newest === undefined || now.getTime() - newest.asOf.getTime() > maxHours * 3_600_000;
}
