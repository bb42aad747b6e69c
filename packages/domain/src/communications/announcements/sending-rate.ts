import type { NotificationChannel } from '../notifications/topics.ts';

/**
 * How many messages may be written in this second: an even part of what a minute may have, and never more than a minute
 * may have in any 60 seconds. Of all announcements together so many were written in the last 60 seconds.
 */
export function dueInSecond(perMinute: number, lastMinute: number): number {
  return Math.max(0, Math.min(Math.ceil(perMinute / 60), perMinute - lastMinute));
}

/** The ways by which nothing more is written: as much as a minute may have could go that way, and was not taken yet. */
export function fullWays(
  perMinute: number,
  unsettled: readonly { readonly channel: NotificationChannel; readonly count: number }[],
): NotificationChannel[] {
  return unsettled.filter(({ count }) => count >= perMinute).map(({ channel }) => channel);
}
