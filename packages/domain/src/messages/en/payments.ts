/** Rules and texts of paying, shared by Quick Pay and the member's payment dialog (S0 §4, §5, §8). */
export const paymentMessages = {
  'payment.amount.invalid': 'You must enter valid amount.',
  'payment.amount.notPositive': 'Payment amount should be greater than 0.',
  'payment.amount.tooLarge': 'You must enter a payment amount less than {max}.',
  'payment.amount.overpay': 'You may not overpay your account balance.',
  'payment.amount.underpay': 'You may not pay less than your account balance.',
  'payment.amount.minimum': 'At this time, you are required to pay a minimum payment amount of {amount}.',
  'payment.amount.minimum.reconnect':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the reconnect fee.',
  'payment.amount.minimum.reconnectDisconnect':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the reconnect and disconnect fees.',
  'payment.amount.minimum.cutoffReconnectDeposit':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the cutoff amount, reconnect fee and the additional deposit.',
  'payment.amount.minimum.all':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the cutoff amount, reconnect fee, disconnect fee and the additional deposit.',
  'payment.amount.prepaidMinimum': 'You must pay the minimum amount of {amount}',
  'payment.amount.prepaidReconnect': 'You must pay the minimum reconnect amount of {amount}',
  'payment.restricted.both':
    'Both Echeck and Credit card payment methods are restricted for this account. Please contact customer support.',
  'payment.restricted.both.tooltip': 'ECheck & Credit Card Payment Restricted.',
  'payment.restricted.card.tooltip': 'Credit Card Payment Restricted.',
  'payment.restricted.echeck.tooltip': 'ECheck Payment Restricted.',
  'payment.tooManyAccounts': 'A payment takes at most {most} accounts. Please pay the others separately.',
  'payment.noCommonType':
    'No payment type works for all of these accounts: {byCard} by card only, {byEcheck} by e-check only. Please pay them separately.',
  'payment.recent':
    'You have made a recent payment of {amount} on {date}. Would you like to proceed with another payment?',
  'pay.title': 'Make a payment',
  'pay.dueDate': 'Due date',
  'pay.notApplicable': 'N/A',
  'pay.balance': 'Balance',
  'pay.amount': 'Payment amount',
  'pay.amount.filledPastDue': 'We filled in your past due amount.',
  'pay.amount.filledCutoff': 'We filled in what it takes to keep or restore your service.',
  'pay.amount.filledBalance': 'We filled in your account balance.',
  'pay.amount.filledReconnect': 'We filled in the amount that reconnects your service.',
  'pay.amount.filledMinimum': 'We filled in the smallest payment.',
  'pay.amount.full': 'Pay the full balance, {amount}',
  'pay.type': 'Payment type',
  'pay.type.card': 'Credit card',
  'pay.type.echeck': 'E-check',
  'pay.type.echeck.text': 'From a bank account',
  'pay.submit': 'Pay {amount}',
  'pay.submitWithoutAmount': 'Pay',
  'pay.busy': 'Preparing',
  'pay.handOff': 'Taking you to the payment page',
  'pay.handOff.text': 'You are leaving {coop} for our payment partner’s secure page, to pay {amount}.',
  'pay.handOff.store': 'You are leaving {coop} for our payment partner’s secure page. Nothing is charged there.',
  'pay.recent.title': 'Recent payment',
  'pay.cutoff.title': 'Please call us',
} as const;
