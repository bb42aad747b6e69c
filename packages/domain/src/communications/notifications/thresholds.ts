import { type Cents, centsOf, dollarsOf, formatMoney, parseAmount } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
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
  /** Days that the money still lasts. */
  prepaidDays: 'days',
} as const satisfies Partial<Record<NotificationTopic, 'days' | 'thousandths' | 'cents'>>;
export type ThresholdTopic = keyof typeof thresholdUnits;

/** What members choose their days from. */
export const daysBeforeChoices = [1, 2, 3, 5, 7, 10] as const;
/** Most of the meter's unit a day. */
export const highUsageMax = 99_999;
export const lowBalanceMax: Cents = 999_999;

/** What holds where a member drew no line of their own; null: the rule of high usage finds it from the days before. */
export const thresholdDefaults = {
  paymentDue: 3,
  draftComing: 3,
  highUsage: null,
  lowPrepaidBalance: 2000,
  prepaidDays: 3,
} as const satisfies Record<ThresholdTopic, number | null>;

export const isThresholdTopic = (topic: NotificationTopic): topic is ThresholdTopic => topic in thresholdUnits;

/** Whether a whole number can be a topic's line. */
export function isThreshold(topic: ThresholdTopic, value: number): boolean {
  const unit = thresholdUnits[topic];
  if (unit === 'days') return daysBeforeChoices.some((days) => days === value);
  return Number.isSafeInteger(value) && value > 0 && value <= (unit === 'cents' ? lowBalanceMax : highUsageMax * 1000);
}

/** A line as it is kept, from days, units a day or dollars. */
export function keptThreshold(topic: ThresholdTopic, value: number): number {
  const unit = thresholdUnits[topic];
  if (unit === 'days') return value;
  return unit === 'cents' ? centsOf(value) : Math.round(value * 1000);
}

/** A line in days, units a day or dollars, from how it is kept. */
export function shownThreshold(topic: ThresholdTopic, kept: number): number {
  const unit = thresholdUnits[topic];
  if (unit === 'days') return kept;
  return unit === 'cents' ? dollarsOf(kept) : kept / 1000;
}

/** A line as it was typed; null where the field is empty, undefined where it is no number. */
export function typedThreshold(topic: ThresholdTopic, text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (thresholdUnits[topic] === 'cents') {
    const cents = parseAmount(typed);
    return cents === undefined ? undefined : dollarsOf(cents);
  }
  const plain = typed.replaceAll(',', '');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** What is wrong with a line that was typed. */
export function thresholdViolation(topic: ThresholdTopic, text: string): Violation | undefined {
  const value = typedThreshold(topic, text);
  if (value === null || (value !== undefined && isThreshold(topic, keptThreshold(topic, value)))) return undefined;
  return notThreshold(topic);
}

/** Says what a topic's line can be. */
export function notThreshold(topic: ThresholdTopic): Violation {
  const unit = thresholdUnits[topic];
  if (unit === 'cents') return violation('notifications.lowBalance.invalid', { max: formatMoney(lowBalanceMax) });
  return unit === 'days'
    ? violation('notifications.days.invalid')
    : violation('notifications.highUsage.invalid', { max: highUsageMax.toLocaleString('en-US') });
}
