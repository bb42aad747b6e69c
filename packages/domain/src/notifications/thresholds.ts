import type { Cents } from '../money.ts';
import type { NotificationTopic } from './topics.ts';

/** The topics whose line a member draws, and what its whole number counts. */
export const thresholdUnits = {
  /** Days before the payment is due. */
  paymentDue: 'days',
  /** Days before the draft. */
  draftComing: 'days',
  /** Thousandths of the meter's unit a day. */
  highUsage: 'thousandths',
  /** The balance in cents. */
  lowPrepaidBalance: 'cents',
} as const satisfies Partial<Record<NotificationTopic, 'days' | 'thousandths' | 'cents'>>;
export type ThresholdTopic = keyof typeof thresholdUnits;

/** What members choose their days from. */
export const daysBeforeChoices = [1, 2, 3, 5, 7, 10] as const;
export const highUsageMax = 99_999_000;
export const lowBalanceMax: Cents = 99_999_99;

/** What holds where a member drew no line of their own; null: the rule of high usage finds it from the days before. */
export const thresholdDefaults = {
  paymentDue: 3,
  draftComing: 3,
  highUsage: null,
  lowPrepaidBalance: 20_00,
} as const satisfies Record<ThresholdTopic, number | null>;

export const isThresholdTopic = (topic: NotificationTopic): topic is ThresholdTopic => topic in thresholdUnits;

/** Whether a whole number can be a topic's line. */
export function isThreshold(topic: ThresholdTopic, value: number): boolean {
  const unit = thresholdUnits[topic];
  if (unit === 'days') return daysBeforeChoices.some((days) => days === value);
  return Number.isSafeInteger(value) && value > 0 && value <= (unit === 'cents' ? lowBalanceMax : highUsageMax);
}
