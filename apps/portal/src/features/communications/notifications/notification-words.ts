import type { NotificationChannel, NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';

interface Words {
  readonly name: PlainTextCode;
  readonly text: PlainTextCode;
}

/** What a topic is called, and when its notice goes. */
export const topicWords: Readonly<Record<NotificationTopic, Words>> = {
  billReady: { name: 'notifications.billReady', text: 'notifications.billReady.text' },
  paymentDue: { name: 'notifications.paymentDue', text: 'notifications.paymentDue.text' },
  pastDue: { name: 'notifications.pastDue', text: 'notifications.pastDue.text' },
  paymentReceived: { name: 'notifications.paymentReceived', text: 'notifications.paymentReceived.text' },
  draftComing: { name: 'notifications.draftComing', text: 'notifications.draftComing.text' },
  highUsage: { name: 'notifications.highUsage', text: 'notifications.highUsage.text' },
  lowPrepaidBalance: { name: 'notifications.lowPrepaidBalance', text: 'notifications.lowPrepaidBalance.text' },
  prepaidDays: { name: 'notifications.prepaidDays', text: 'notifications.prepaidDays.text' },
  outage: { name: 'notifications.outage', text: 'notifications.outage.text' },
};

/** What a channel is called by itself, and within a sentence. */
export const channelWords: Readonly<
  Record<NotificationChannel, { readonly name: PlainTextCode; readonly by: PlainTextCode }>
> = {
  email: { name: 'notifications.channel.email', by: 'notifications.by.email' },
  text: { name: 'notifications.channel.text', by: 'notifications.by.text' },
  voice: { name: 'notifications.channel.voice', by: 'notifications.by.voice' },
};

/** `Bill ready by e-mail`. */
export const choiceName = (text: Translate, topic: NotificationTopic, channel: NotificationChannel): string =>
  text('notifications.choice', { topic: text(topicWords[topic].name), channel: text(channelWords[channel].by) });

/** The groups of the screen, in their order. */
export const topicGroups: readonly {
  readonly title: PlainTextCode;
  readonly topics: readonly NotificationTopic[];
}[] = [
  {
    title: 'notifications.group.bills',
    topics: ['billReady', 'paymentDue', 'pastDue', 'paymentReceived', 'draftComing'],
  },
  { title: 'notifications.group.usage', topics: ['highUsage', 'lowPrepaidBalance', 'prepaidDays'] },
  { title: 'notifications.group.outage', topics: ['outage'] },
];
