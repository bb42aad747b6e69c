/** Payments that plans make on their day, and what members are told of them. */
export const duePaymentTexts = {
  'mail.plan.autoPay': 'Auto Pay payment',
  'mail.plan.autoPay.whole': 'Auto Pay',
  'mail.plan.draft': 'automatic draft',
  'mail.plan.scheduled': 'scheduled payment',
  'mail.plan.topUp': 'top-up',
  'mail.due.payNow': 'Pay Now',
  'mail.due.account': 'Account {accounts}',
  'mail.due.accounts': 'Accounts {accounts}',
  'mail.due.overCeiling.subject': 'Your bill is above your Auto Pay limit',
  'mail.due.overCeiling':
    'We did not take your {plan} of {day}: {amount} is above your limit of {ceiling}. Nothing was charged.',
  'mail.due.restricted.subject': 'Your payment could not be made',
  'mail.due.restricted.card':
    'We did not take your {plan} of {day}: this account can no longer be paid by card. Nothing was charged. Pay another way, or call us.',
  'mail.due.restricted.bank':
    'We did not take your {plan} of {day}: this account can no longer be paid from a bank account. Nothing was charged. Pay another way, or call us.',
  'mail.due.restricted.none':
    'We did not take your {plan} of {day}: the card or bank account that it was to be charged to can no longer be charged. Nothing was charged. Please pay what is due, and choose another card or bank account.',
  'mail.due.fault.subject': 'Your payment could not be made',
  'mail.due.fault':
    'We did not take your {plan} of {day}: the bank account on file does not allow it. Nothing was charged. Set the draft up again with another bank account.',
  'mail.due.announced.subject': 'Your payment will be taken on a later day',
  'mail.due.announced': 'Your {plan} of {day} is {amount}. It will be taken from your bank account on {next}.',
  'mail.due.announced.why':
    'You should know of an amount that is not the same as last time for 10 days before it is taken, so it waits until then. To pay sooner, such as by your due date, pay it yourself: then nothing more is taken.',
  'mail.due.declined.subject': 'Your payment was declined',
  'mail.due.declined':
    'Your {plan} of {amount} on {day} was declined by your bank or card company. Nothing was charged. We will try again on {next}. You can also pay now, or change the card or bank account.',
  'mail.due.failed.subject': 'Your payment could not be made',
  'mail.due.failed':
    'Your {plan} of {amount} on {day} was declined by your bank or card company. Nothing was charged, and we will not try again. Please pay another way.',
  'mail.due.otherwise':
    'Your {plan} of {amount} on {day} was not made: {charged} was approved instead. We are giving the {charged} back to you, and nothing was paid.',
  'mail.due.again': 'We will try again on {next}.',
  'mail.due.noMore': 'We will not try again.',
  'mail.due.returned.subject': 'Your bank returned a payment',
  'mail.due.returned': 'Your {plan} of {amount} on {day} came back. {reason} You owe the amount again.',
  'mail.due.ended':
    'We removed your {plan}: this bank account no longer accepts it. Set up another one, or pay each bill yourself.',
  'mail.due.ended.notAuthorized': 'We stopped your {plan}. If this is a mistake, set it up again or call us.',
  'mail.due.returned.again': 'We will try again on {next}. If you pay before that day, we will not take it.',
  'mail.due.held': 'We will take nothing more this way until our office has looked into it.',
  'mail.due.late.subject': 'A payment was not made',
  'mail.due.late':
    'We did not take your {plan} of {day}: we found it too late. Nothing was charged. Please pay what is due.',
  'mail.due.billing':
    'We did not take your {plan} of {day}: our office already has an automatic payment for this account. Nothing was charged here.',
  'mail.due.nothing': 'We did not take your {plan} of {day}: you owed nothing that day. Nothing was charged.',
  'mail.due.reduced.subject': 'We took less than you had scheduled',
  'mail.due.reduced': 'On {day} you owed less than the amount you had scheduled. We took {amount}.',
  'mail.due.refused': 'We did not take your {plan} of {day}. {reason} Nothing was charged.',
  'mail.due.methodRefused':
    'We did not take your {plan} of {amount} on {day}: this card or bank account can no longer be charged. Nothing was charged, and we will not try again. Please choose another way to pay.',
  'mail.due.noAnswer':
    'We did not take your {plan} of {amount} on {day}: our payment processor did not answer for days. Nothing was charged.',
  'mail.prenote.returned.subject': 'Your automatic draft was removed',
  'mail.prenote.returned':
    'We could not use the bank account for the draft that pays account {account}. {reason} We removed the draft, and nothing was charged. Set it up again with another bank account.',
  'mail.due.reason.company': 'Your bank sent it back.',
  'mail.due.reason.disputed': 'It was disputed with your bank.',
  'mail.payment.returned': 'Your payment of {amount} on {day} came back. {reason} You owe the amount again.',
  'mail.payment.reversed.subject': 'A payment was reversed',
  'mail.payment.again.subject': 'A payment counts again',
  'mail.payment.again':
    'Your bank contested your payment of {amount} on {day}, and has sent the money to us again. The payment counts toward your bill as before. You do not need to do anything.',
  'mail.payment.reversed': 'Your payment of {amount} on {day} was reversed. You owe the amount again.',
  'mail.plan.ended.subject': 'Automatic payments for account {account} have ended',
  'mail.plan.ended.holder':
    'Your {plan} for account {account} has ended, because the account has another member now. We will take nothing more from you for it.',
  'mail.plan.ended.bank':
    'Your {plan} for account {account} has ended, because that card or bank account can no longer be charged. From now on, please pay each bill yourself.',
  'mail.plan.ended.office':
    'Our office ended your {plan} for account {account}. From now on, please pay each bill yourself.',
  'mail.plan.newHolder':
    'Account {account} is yours now. The former member’s {plan} has ended. It will not charge you, and it will not pay your bills.',
} as const;
