import type { NotificationChannel, NotificationTopic } from './topics.ts';

/**
 * What a member is told from the first sign-in on (communications-38), in the order of the screen. A prepaid account has
 * no bill that is ready or due, but a balance that runs low.
 */
export const firstTopics = [
  'billReady',
  'paymentDue',
  'lowPrepaidBalance',
  'outage',
] as const satisfies readonly NotificationTopic[];
export type FirstTopic = (typeof firstTopics)[number];

export const isFirstTopic = (topic: NotificationTopic): topic is FirstTopic => firstTopics.some((one) => one === topic);

/** The one way by which the portal chooses. Texts and calls are the member's own act (47 CFR 64.1200). */
export const firstChannel = 'email' satisfies NotificationChannel;
