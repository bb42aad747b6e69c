/** Reports of this many days are shown again, at most so many of an account. */
const reportDays = 30;
export const maxReportsShown = 20;

/** Since when reports are shown again. */
export const reportsSince = (now: Date): Date => new Date(now.getTime() - reportDays * 24 * 3_600_000);
