/** What the office is told of a night that did not go well. */
export const nightsTexts = {
  'nights.mail.subject': '{coop}: the night did not go well',
  'nights.mail.lead': 'The nightly run ended with faults. What went well is done; each step can be run again.',
  'nights.mail.failed': '{step} stopped. {why} Again: {command}',
  'nights.mail.open': '{step} left something open: the log of this night says what. Again: {command}',
  'nights.step.import': 'The import of the billing system’s files',
  'nights.step.price': 'Pricing the days of accounts whose rate has hours',
  'nights.step.reconcile': 'Comparing our books with the payment processor’s',
  'nights.step.export': 'The exports for the billing system',
  'nights.step.send': 'Sending the exports',
  'nights.step.backup': 'The backup',
} as const;
