/** Deposits (account-41). */
export const depositTexts = {
  'deposits.lead': 'Your security deposits, and the interest they earned.',
  'deposits.held': 'Held now',
  'deposits.interest': 'Interest on it',
  'deposits.none': 'There are no deposits on this account.',
  'deposits.date': 'Date',
  'deposits.type': 'Type',
  'deposits.amount': 'Amount',
  'deposits.earned': 'Interest',
  'deposits.refundDate': 'Refund date',
  'deposits.status': 'Status',
  'deposits.status.held': 'Held',
  'deposits.status.refunded': 'Refunded',
  'deposits.status.applied': 'Applied to account',
  'deposits.notRefunded': 'Not refunded',
} as const;
