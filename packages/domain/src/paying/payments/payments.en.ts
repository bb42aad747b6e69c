/** Rules and texts of paying, shared by Quick Pay and the member's payment dialog (paying-10 to paying-32). */
export const paymentTexts = {
  'payment.amount.invalid': 'You must enter valid amount.',
  'payment.amount.notPositive': 'Payment amount should be greater than 0.',
  'payment.amount.tooLarge': 'You must enter a payment amount less than {max}.',
  'payment.onItsWay': '{amount} for account {account} is already on its way.',
  'payment.onItsWay.day': '{amount} for account {account} is already on its way ({date}).',
  'payment.onItsWay.page': 'Another payment page for account {account} is open, for {amount}.',
  'payment.amount.overpay': 'You may not overpay your account balance.',
  'payment.amount.underpay': 'You may not pay less than your account balance.',
  'payment.amount.minimum': 'At this time, you are required to pay a minimum payment amount of {amount}.',
  'payment.amount.minimum.reconnect':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the reconnect fee.',
  'payment.amount.minimum.disconnect':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the disconnect fee.',
  'payment.amount.minimum.reconnectDisconnect':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the reconnect and disconnect fees.',
  'payment.amount.minimum.cutoffDeposit':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the cutoff amount and the additional deposit.',
  'payment.amount.minimum.cutoffDisconnectDeposit':
    'At this time, you are required to pay a minimum payment amount of {amount} which includes the cutoff amount, disconnect fee and the additional deposit.',
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
    'These accounts can’t be paid together. {byCard}: card only. {byEcheck}: e-check only. Pay them separately.',
  'payment.recent':
    'You have made a recent payment of {amount} on {date}. Would you like to proceed with another payment?',
  'payment.tooManyOpen':
    'You have started {most} payments that are not finished. Please finish one of them, or try again in {minutes} minutes.',
  'pay.title': 'Make a payment',
  'pay.dueDate': 'Due date',
  'pay.notApplicable': 'N/A',
  'pay.balance': 'Balance',
  'pay.onItsWay': '{amount} is on its way',
  'pay.onItsWay.on': '{amount} is on its way, {date}',
  'pay.onItsWay.again': '{amount} will be sent to your bank again',
  'pay.onItsWay.againOn': '{amount} will be sent to your bank again on {date}',
  'pay.amount': 'Payment amount',
  'pay.amount.filledPastDue': 'We filled in your past due amount.',
  'pay.amount.filledCutoff': 'We filled in the amount that keeps or restores your service.',
  'pay.amount.filledBalance': 'We filled in your account balance.',
  'pay.amount.filledReconnect': 'We filled in the amount that reconnects your service.',
  'pay.amount.filledMinimum': 'We filled in the smallest payment.',
  'pay.amount.filledLeft': 'We filled in what is left after what is on its way.',
  'pay.amount.nothingLeft': 'What is on its way pays everything you owe.',
  'pay.amount.example': 'Type dollars and cents, like 92.00.',
  'pay.amount.now': 'The payment amount is now {amount}.',
  'pay.amount.full': 'Pay the full balance, {amount}',
  'pay.amount.rest': 'Pay everything that is left, {amount}',
  'pay.type': 'Payment type',
  'pay.type.card': 'Credit or debit card',
  'pay.type.echeck': 'E-check',
  'pay.type.echeck.text': 'From a bank account',
  'pay.submit': 'Pay {amount}',
  'pay.submitWithoutAmount': 'Pay',
  'pay.busy': 'Preparing',
  'pay.handOff': 'Taking you to the payment page',
  'pay.handOff.text': 'You are leaving {coop} for our payment processor’s secure page, to pay {amount}.',
  'pay.handOff.store': 'You are leaving {coop} for our payment processor’s secure page. Nothing is charged there.',
  'pay.recent.title': 'Recent payment',
  'pay.again.title': 'Pay again?',
  'pay.again.question': 'Do you still want to pay {amount}?',
  'pay.again': 'Pay again',
  'pay.cutoff.title': 'Please call us',
  'draftNotice.byEmail':
    'We email you the amount and the date 10 days before each payment, or as soon as it is billed. You can change this under Manage Notifications.',
  'draftNotice.asChosen': 'We tell you about each payment ahead of time as you chose under Manage Notifications.',
} as const;
