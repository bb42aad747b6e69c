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
  'payment.recent':
    'You have made a recent payment of {amount} on {date}. Would you like to proceed with another payment?',
} as const;
