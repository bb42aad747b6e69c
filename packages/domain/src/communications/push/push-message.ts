import type { PlainTextCode } from '../../texts/text.ts';
import type { Route } from '../../website/screens/screen-access.ts';
import { type NoticeKind, topicOf } from '../notices/notice.ts';
import type { NotificationTopic } from '../notifications/topics.ts';

/** At how many devices a login may have its notices. */
export const mostDevices = 10;

/** What a device shows of a notice: a title, and the screen that it opens. A locked phone names nobody and no amount (communications-44). */
export interface PushMessage {
  readonly title: PlainTextCode;
  readonly route: Route;
}

export const pushMessages: Readonly<Record<NoticeKind, PushMessage>> = {
  billReady: { title: 'push.billReady', route: 'billpayments/history' },
  paymentDue: { title: 'push.paymentDue', route: 'accountoverview' },
  pastDue: { title: 'push.pastDue', route: 'accountoverview' },
  paymentReceived: { title: 'push.paymentReceived', route: 'billpayments/history' },
  draftComing: { title: 'push.draftComing', route: 'accountoverview' },
  highUsage: { title: 'push.highUsage', route: 'usage-tracker' },
  lowPrepaidBalance: { title: 'push.lowPrepaidBalance', route: 'accountoverview' },
  prepaidDays: { title: 'push.prepaidDays', route: 'prepaid' },
  outage: { title: 'push.outage', route: 'outage-status' },
  restoration: { title: 'push.restoration', route: 'outage-status' },
};

/** Of one topic a device shows the newest: that the power is back takes the place of the outage. */
export const pushTagOf = (kind: NoticeKind): NotificationTopic => topicOf(kind);

const hour = 3600;
/** For how long a push service keeps a message for a device that is off, in seconds: as long as it is news. */
export const keptSeconds = (kind: NoticeKind): number => (topicOf(kind) === 'outage' ? 4 * hour : 48 * hour);
