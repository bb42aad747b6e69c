/** What a device shows, locked or not, and why one is not taken. */
export const pushTexts = {
  'push.billReady': 'Your new bill is ready',
  'push.paymentDue': 'A payment is due soon',
  'push.pastDue': 'A payment is past due',
  'push.paymentReceived': 'We received your payment',
  'push.draftComing': 'An automatic payment is coming',
  'push.highUsage': 'Your energy use was high',
  'push.lowPrepaidBalance': 'Your prepaid balance is low',
  'push.prepaidDays': 'Your prepaid money is running out',
  'push.outage': 'Power is out at your address',
  'push.restoration': 'Power is back at your address',
  'push.most': 'Notifications are on at {most} devices, which is the most. Remove one below to add this one.',
  'push.endpoint': 'This browser’s notifications can’t be reached from here. Try another browser.',
} as const;
