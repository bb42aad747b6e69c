/**
 * What members miss where a file of ours does not come, or a column of it is never filled. What stands in neither list has
 * no words of its own.
 */
export const missedFiles: Readonly<Record<string, string>> = {
  'members.csv': 'nobody can register or sign in',
  'member-phones.csv': 'Quick Pay and registration by the last digits of a phone',
  'member-identities.csv': 'registration by digits of the Social Security number',
  'accounts.csv': 'everything: no account can be seen or paid',
  'account-details.csv': 'messages of the billing system, spouse, budget figures',
  'addresses.csv': 'the mailing address in My Profile',
  'meters.csv': 'usage, and meter numbers',
  'meter-readings.csv': 'the readings on a bill’s page',
  'arrangements.csv': 'payment arrangements and what of them is due',
  'arrangement-instalments.csv': 'the installments of an arrangement',
  'delinquents.csv': 'notices of nonpayment',
  'deposits.csv': 'deposits that the co-op holds',
  'service-orders.csv': 'how far their requests are',
  'bills.csv': 'bills, the billing history and average billing',
  'bill-lines.csv': 'of what a bill is made up',
  'payments.csv': 'the payment history',
  'account-preferences.csv': 'paperless billing that they have chosen: they must choose it again',
  'logins.csv': 'their login: each must register again',
  'stored-payments.csv': 'cards and bank accounts that they have kept',
  'notification-contacts.csv': 'texts and calls that they had agreed to',
  'auto-pays.csv': 'auto pay: each must set it up again',
  'scheduled-payments.csv': 'payments that they have scheduled for a later day',
  'drafts.csv': 'their draft: each must authorize it again',
  'draft-authorizations.csv': 'what they agreed to when they set their draft up: it lies on paper',
  'usage-days.csv': 'usage by day',
  'usage-intervals.csv': 'usage by the hour',
  'credit-codes.csv':
    'protection: past due notices go to whoever is bankrupt, and e-checks of whom you take cash alone',
  'service-locations.csv': 'outages told by substation or feeder',
  'capital-credit-letters.csv': 'returned letters',
  'unclaimed-credits.csv': 'the search for unclaimed credits',
};

export const missedColumns: Readonly<Record<string, string>> = {
  'members.csv: email': 'receipts, codes and notices until they register',
  'accounts.csv: isPrimaryAccount': 'the account that a session should begin with: it is the first by number',
  'accounts.csv: locationId': 'outages at their address',
  'accounts.csv: dueDate': 'the day on which a payment is due, and reminders of it',
  'accounts.csv: pastDueAmount': 'what of the balance is past due',
  'accounts.csv: cutOffDate': 'the day on which service ends without a payment',
  'accounts.csv: minimumPaymentDue': 'the least that must be paid',
  'accounts.csv: accountBalance': 'what they owe: every balance would be $0.00',
  'bills.csv: dueDate': 'when a bill was due',
  'bills.csv: usageQuantity': 'usage by month, and what a bill used',
  'payments.csv: transNo': 'right balances after paying here: without the number a payment is subtracted twice',
  'service-locations.csv: mustStayOn': 'safety: in an outage nobody here knows where life support is',
  'meters.csv: installedOn': 'privacy: a new member sees the usage of the one before',
};
