/** How long after the last use of its session a kept page may be shown, in milliseconds: 7 days. */
export const keptLasts = 7 * 24 * 60 * 60 * 1000;

export interface KeepingCircumstances {
  /** The co-op offers it. */
  readonly isOffered: boolean;
  /** The portal runs as an installed app. */
  readonly isInstalledApp: boolean;
  /** The member asked for it on this device. */
  readonly isAskedFor: boolean;
  /** Somebody of the office looks as the member. */
  readonly isActing: boolean;
}

/** Whether what is on the page now may be kept on this device. */
export function mayKeep({ isOffered, isInstalledApp, isAskedFor, isActing }: KeepingCircumstances): boolean {
  return isOffered && isInstalledApp && isAskedFor && !isActing;
}

export interface KeptPage {
  /** Whose session saw it. */
  readonly owner: string;
  /** The last use of that session, in milliseconds since 1970. */
  readonly lastUsed: number;
}

export interface ShowingCircumstances extends KeepingCircumstances {
  readonly isOffline: boolean;
  /** Whose session the device holds; none after a sign-out. */
  readonly owner: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether a kept page may be shown. A clock that was set back shows nothing: the age is not known then. */
export function mayShow(kept: KeptPage, shown: ShowingCircumstances): boolean {
  return shown.isOffline && mayKeep(shown) && isStillKept(kept, shown);
}

/** Whether a kept page may stay on the device: it is its owner's, and young enough. */
export function isStillKept(kept: KeptPage, { owner, now }: Pick<ShowingCircumstances, 'owner' | 'now'>): boolean {
  const age = now - kept.lastUsed;
  return owner === kept.owner && age >= 0 && age <= keptLasts;
}
