/** What the co-op has said about maintenance (website-32). */
export interface Maintenance {
  readonly isOn: boolean;
  /** When it is expected to be over. It does not end by itself: what takes longer would come back half done. */
  readonly until: Date | null;
}

/** The number of the error that every call answers with during maintenance; browsers go by it, whoever else says 503. */
export const maintenanceCode = 5030;

const leastSeconds = 60;
const usualSeconds = 300;
const maxSeconds = 3600;

/** How long whoever calls should wait before the next call: until the expected end, within reason. */
export function retryAfterSeconds({ until }: Maintenance, now: Date): number {
  const left = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (left <= 0) return usualSeconds;
  return Math.min(maxSeconds, Math.max(leastSeconds, left));
}

/** The expected end, where it is still to come: a time that has gone by helps nobody. */
export function expectedEnd({ until }: Maintenance, now: Date): Date | null {
  return until !== null && until > now ? until : null;
}

/** Between two looks whether maintenance is over: from 15 to 25 seconds, so that all who wait do not come at once. */
export function nextLookSeconds(random: number): number {
  return 15 + 10 * random;
}
