import type { LocalDay, LocalTime } from '../dates.ts';
import type { Cents } from '../money.ts';

/** What a member can be told of an account (open-points §6). */
export const noticeKinds = [
  'bill-ready',
  'payment-due',
  'past-due',
  'payment-received',
  'draft-coming',
  'high-usage',
  'low-prepaid',
  'outage',
  'restored',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** By which ways a notice reaches a member. */
export const noticeChannels = ['email', 'text', 'voice'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A notice with what it tells. Within an account and kind its subject says what it is about: each is told once. */
export type Notice =
  | {
      readonly kind: 'bill-ready';
      readonly subject: string;
      readonly amount: Cents;
      readonly dueDate: LocalDay | null;
    }
  | {
      readonly kind: 'payment-due' | 'past-due';
      readonly subject: string;
      readonly amount: Cents;
      readonly dueDate: LocalDay;
    }
  | {
      readonly kind: 'payment-received';
      readonly subject: string;
      readonly amount: Cents;
      readonly day: LocalDay;
      /** The portal has e-mailed the receipt of this payment. */
      readonly hasReceipt: boolean;
    }
  | {
      readonly kind: 'draft-coming';
      readonly subject: string;
      readonly plan: 'auto-pay' | 'draft';
      readonly amount: Cents;
      readonly day: LocalDay;
    }
  | {
      readonly kind: 'high-usage';
      readonly subject: string;
      readonly day: LocalDay;
      readonly usageValue: number;
      readonly threshold: number;
      readonly unit: string;
    }
  | { readonly kind: 'low-prepaid'; readonly subject: string; readonly credit: Cents; readonly threshold: Cents }
  | {
      readonly kind: 'outage';
      readonly subject: string;
      readonly startedAt: LocalTime;
      readonly estimatedTimeOfRestoration: LocalTime | null;
    }
  | { readonly kind: 'restored'; readonly subject: string; readonly restoredAt: LocalTime };

/** How many days back something is still told: as long as the worker may have been down. */
export const tellingDays = 10;
