import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';

/** The channels that the co-op sends by: e-mail always, the others where messages to phones can be sent. */
export function offeredChannels({ smsEnabled }: { readonly smsEnabled: boolean }): NotificationChannel[] {
  return smsEnabled ? ['email', 'text', 'voice'] : ['email'];
}
