/** What whoever opens a link to pay reads (paying-81 to paying-83). */
export const paymentLinkTexts = {
  'paymentLink.title': 'Pay {amount}',
  'paymentLink.lead': 'Our office sent this link to pay a bill. Nobody but you types your card or bank account.',
  'paymentLink.account': 'Account ending in',
  'paymentLink.amount': 'Amount',
  'paymentLink.until': 'Good until',
  'paymentLink.partner': 'You pay on our payment processor’s secure page.',
  'paymentLink.dead': 'This link does not work',
  'paymentLink.over':
    'This link cannot be used. A link works once, for 48 hours, and our office can cancel it. Call us at {phone} for a new one, or use Quick Pay.',
  'paymentLink.paid':
    'This link was used: the payment is in. Thank you. If you expected to pay again, call us at {phone}.',
  'paymentLink.underWay':
    'A payment by this link is being processed. Please do not pay again. If you hear nothing by tomorrow, call us at {phone}.',
  'paymentLink.quickPay': 'Go to Quick Pay',
  'paymentLink.home': 'Go to the home page',
} as const;
