/** Payment results (paying-64 to paying-68). */
export const paymentResultTexts = {
  'paymentResult.title': 'Payments',
  'paymentResult.processed': 'Your payment has been processed.',
  'paymentResult.processed.of': 'Payment processed, {amount}',
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
  'paymentResult.confirm': 'To see this receipt here, confirm the account that was paid.',
  'paymentResult.show': 'Show receipt',
  'paymentResult.gone':
    'This receipt can be seen where the payment was made, for a day. Your payment was taken if you have its confirmation.',
  'paymentResult.history': 'See your payments',
  'paymentResult.notFound':
    'We could not find this payment. Do not pay again yet. If you were charged, it will show in your account history. Call us if you do not see it there by tomorrow.',
} as const;
