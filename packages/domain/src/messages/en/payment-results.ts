/** Payment results (S0 §2). */
export const paymentResultMessages = {
  'paymentResult.title': 'Payments',
  'paymentResult.processed': 'Your payment has been processed.',
  'paymentResult.note': 'It can take a minute to show on your account.',
  'paymentResult.balance': 'Account balance',
  'paymentResult.account': 'Account {number}',
  'paymentResult.amount': 'Payment Amount',
  'paymentResult.fee': 'Convenience Fee',
  'paymentResult.total': 'Total Payment Amount',
  'paymentResult.cardEnding': 'Card ending',
  'paymentResult.bankAccountEnding': 'Bank account ending',
  'paymentResult.date': 'Date',
  'paymentResult.confirmation': 'Confirmation Code',
  'paymentResult.copy': 'Copy confirmation code',
  'paymentResult.copied': 'Confirmation code copied.',
  'paymentResult.print': 'Print receipt',
  'paymentResult.done': 'Done',
  'paymentResult.canceled': 'Your payment has been canceled.',
  'paymentResult.canceled.note': 'Nothing was charged.',
  'paymentResult.notFound':
    'We could not find this payment. If money left your account, it will show on your next visit.',
} as const;
