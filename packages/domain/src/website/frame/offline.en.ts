/** What a device shows that has no network. */
export const offlineTexts = {
  'offline.title': 'You are offline',
  'offline.lead': 'This page comes over the internet, and your device has no connection right now.',
  'offline.again': 'Try again',
  'offline.emergency': 'Emergency outage number',
  'offline.office': 'Our office',
  'offline.lastSeen': 'You saw your account before',
  'offline.lastSeen.see': 'See what you saw last',
  'offline.outage': 'Is your power out?',
  'offline.outage.report': 'Report an outage',
  'offline.outage.kept':
    'You can write a report now. It is saved on this device. We will send it as soon as you are back online.',
} as const;
