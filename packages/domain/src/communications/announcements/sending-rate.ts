/** What is on its way already, of all announcements together. */
export interface OnTheWay {
  /** Messages that were written in the last 60 seconds. */
  readonly lastMinute: number;
  /** Messages that were written and not handed over yet. */
  readonly unsettled: number;
}

/**
 * How many messages may be written in this second: an even part of what a minute may have, never more than a minute may
 * have in any 60 seconds, and none ahead of a carrier that takes nothing.
 */
export function dueInSecond(perMinute: number, { lastMinute, unsettled }: OnTheWay): number {
  const part = Math.ceil(perMinute / 60);
  return Math.max(0, Math.min(part, perMinute - lastMinute, perMinute - unsettled));
}
