import { type LocalDay, type LocalTime, localTimeAt } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { type NotificationTopic, notificationTopics } from '../notifications/topics.ts';

/** What a member can be told of an account (communications-12): by its topic, and when an outage is over. */
export const noticeKinds = [...notificationTopics, 'restoration'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The topic under which a member chooses a notice. */
export const topicOf = (kind: NoticeKind): NotificationTopic => (kind === 'restoration' ? 'outage' : kind);

/** A notice with what it tells. Within an account and kind its subject says what it is about: each is told once. */
export type Notice =
  | {
      readonly kind: 'billReady';
      readonly subject: string;
      readonly arrivedAt: Date;
      readonly amount: Cents;
      readonly dueDate: LocalDay | null;
    }
  | {
      readonly kind: 'paymentDue' | 'pastDue';
      readonly subject: string;
      readonly amount: Cents;
      readonly dueDate: LocalDay;
    }
  | {
      readonly kind: 'paymentReceived';
      readonly subject: string;
      readonly arrivedAt: Date;
      readonly amount: Cents;
      readonly day: LocalDay;
      /** The portal has e-mailed the receipt of this payment. */
      readonly hasReceipt: boolean;
    }
  | {
      readonly kind: 'draftComing';
      readonly subject: string;
      readonly plan: 'auto-pay' | 'draft';
      readonly amount: Cents;
      readonly day: LocalDay;
    }
  | {
      readonly kind: 'highUsage';
      readonly subject: string;
      readonly day: LocalDay;
      readonly usageValue: number;
      readonly threshold: number;
      readonly unit: string;
    }
  | { readonly kind: 'lowPrepaidBalance'; readonly subject: string; readonly credit: Cents; readonly threshold: Cents }
  | {
      readonly kind: 'prepaidDays';
      readonly subject: string;
      readonly credit: Cents;
      readonly days: number;
      readonly endsOn: LocalDay;
    }
  | {
      readonly kind: 'outage';
      readonly subject: string;
      readonly startedAt: LocalTime;
      readonly estimatedTimeOfRestoration: LocalTime | null;
    }
  | {
      readonly kind: 'restoration';
      readonly subject: string;
      readonly restoredAt: LocalTime;
      /** It goes only to who asked to be texted of it (service-71). */
      readonly isForAsk: boolean;
    };

/** Whether a notice tells of something that came after its member chose to be told. */
export function isSinceChoice(notice: Notice, chosenAt: Date, timeZone: string): boolean {
  if ('arrivedAt' in notice) return notice.arrivedAt > chosenAt;
  return notice.kind !== 'highUsage' || notice.day >= localTimeAt(chosenAt, timeZone).day;
}

/** How many days back something is still told: as long as the worker may have been down. */
export const tellingDays = 10;
