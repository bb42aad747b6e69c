import { localTimeAt } from '../../dates.ts';
import type { NotificationChannel } from '../notifications/topics.ts';
import type { NoticeKind } from './notice.ts';

/** Full hours of the co-op's clock between which nobody is called or texted: 21 to 8 is 9 PM to 8 AM. Equal ones: never. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Whether a notice waits for the morning: e-mail never does, and whoever asked to be texted of an outage is texted now. */
export function mayWait(kind: NoticeKind, channel: NotificationChannel): boolean {
  if (channel === 'email') return false;
  return !(channel === 'text' && (kind === 'outage' || kind === 'restoration'));
}

const quarter = 15 * 60_000;
const quartersOfTwoDays = 192;

/**
 * The moment at which the quiet hours that hold now are over; undefined when none hold. It is looked for on the co-op's
 * own clock, quarter by quarter, so that a day of 23 or 25 hours ends them on the hour like every other.
 */
export function quietUntil(now: Date, hours: QuietHours, timeZone: string): Date | undefined {
  if (!isQuiet(now, hours, timeZone)) return undefined;
  const first = Math.floor(now.getTime() / quarter) + 1;
  for (let at = first; at < first + quartersOfTwoDays; at += 1) {
    const moment = new Date(at * quarter);
    if (!isQuiet(moment, hours, timeZone)) return moment;
  }
  return undefined;
}

function isQuiet(moment: Date, { from, to }: QuietHours, timeZone: string): boolean {
  const hour = Number(localTimeAt(moment, timeZone).time.slice(0, 2));
  return from > to ? hour >= from || hour < to : hour >= from && hour < to;
}
