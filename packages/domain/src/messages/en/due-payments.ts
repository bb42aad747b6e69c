/** Payments that plans make on their day, and what members are told of them. */
export const duePaymentMessages = {
  'mail.plan.autoPay': 'auto payment',
  'mail.plan.draft': 'draft',
  'mail.plan.scheduled': 'scheduled payment',
  'mail.due.pay': 'You can pay at the portal at any time.',
  'mail.due.overCeiling.subject': 'Your bill is above your auto pay limit',
  'mail.due.overCeiling':
    'The {plan} of {day} was not made: {amount} is above your limit of {ceiling}. Nothing was taken.',
  'mail.due.restricted.subject': 'Your payment could not be made',
  'mail.due.restricted':
    'The {plan} of {day} was not made: this way of paying is not open for the account. Nothing was taken.',
  'mail.due.declined.subject': 'Your payment was declined',
  'mail.due.declined': 'The {plan} of {amount}, due {day}, was declined. We will try again on {next}.',
  'mail.due.failed.subject': 'Your payment could not be made',
  'mail.due.failed': 'The {plan} of {amount}, due {day}, was declined and will not be tried again.',
  'mail.due.returned.subject': 'Your bank returned a payment',
  'mail.due.returned':
    'The {plan} of {amount}, due {day}, came back from your bank: {reason}. The amount is owed again.',
  'mail.due.ended': 'The {plan} was removed, for it can not be taken from this account again.',
} as const;
