/** What a member may be told of, for each account, in the order of the screen. An outage's notice has its end too. */
export const notificationTopics = [
  'billReady',
  'paymentDue',
  'pastDue',
  'paymentReceived',
  'draftComing',
  'highUsage',
  'lowPrepaidBalance',
  'prepaidDays',
  'outage',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Who chose a notice. */
export const choosers = ['member', 'portal'] as const;
export type Chooser = (typeof choosers)[number];

/** How a notice may go. Nothing goes that nobody chose: before a choice every channel of every topic is off. */
export const notificationChannels = ['email', 'text', 'voice'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
