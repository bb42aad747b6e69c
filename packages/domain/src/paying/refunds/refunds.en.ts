/** Money given back: why it is not, and what the member is told. */
export const refundTexts = {
  'refunds.nothingLeft': 'Nothing of this payment is left to give back.',
  'refunds.noAmount': 'Say how much is to be given back.',
  'refunds.otherAccount': 'That account is not part of this payment.',
  'refunds.tooMuch': 'At most {left} can be given back from account {account}.',
  'refunds.notPosted': 'This payment is not posted, so there is nothing to give back.',
  'refunds.notOfProcessor':
    'The payment processor did not take this payment, so it cannot give it back. A bank draft goes back by your bank.',
  'refunds.comingBack': 'This payment is coming back already: it was returned, disputed or reversed.',
  'refunds.held': 'Money is held, because the database was restored. Someone has to release it first.',
  'refunds.askedOtherwise':
    'This form has asked for a refund already, and for another one. Close it and see what the payment says.',
  'refunds.early':
    'The bank may still send this e-check back, until {day}. Say that you know it, and that it is to be given back all the same.',
  'mail.refunded.subject': 'We gave {amount} back to you',
  'mail.refunded.card':
    'We gave {amount} of your payment of {day} back to your card ending in {digits}. Your card company shows it within about a week.',
  'mail.refunded.bank':
    'We gave {amount} of your payment of {day} back to your bank account ending in {digits}. Your bank shows it within about a week.',
  'mail.refunded.owed': 'You owe {amount} again for account {account}.',
  'mail.refunded.fee': 'The convenience fee of {fee} is part of it.',
} as const;
