/** How long after its answers came a kept page may be shown, in milliseconds: 7 days (identity-142). */
export const keptLasts = 7 * 24 * 60 * 60 * 1000;

export interface KeepingCircumstances {
  /** The portal runs as an installed app. */
  readonly isInstalledApp: boolean;
  /** The member asked for it on this device. */
  readonly isAskedFor: boolean;
  /** Somebody of the office looks as the member, or the member at what is another's. */
  readonly isOfOthers: boolean;
}

/** Whether what is on the page now may be kept on this device, at a co-op that offers it (identity-140). */
export function mayKeep({ isInstalledApp, isAskedFor, isOfOthers }: KeepingCircumstances): boolean {
  return isInstalledApp && isAskedFor && !isOfOthers;
}

/** Whether what came at a time, and was kept, may still be shown. A clock that was set back shows nothing: the age is not known then. */
export function isStillKept(seenAt: number, now: number): boolean {
  const age = now - seenAt;
  return age >= 0 && age <= keptLasts;
}

/** The end of an account's number, by which its owner knows it; of a short one nothing that would be most of it. */
export const endOfNumber = (accountNumber: string): string =>
  accountNumber.slice(accountNumber.length - Math.min(4, Math.floor(accountNumber.length / 2)));
