/** What was seen last, to be read without a network (identity-140 to identity-142). */
export const lastSeenTexts = {
  'lastSeen.title': 'Without a network',
  'lastSeen.keep': 'Keep my last page on this phone',
  'lastSeen.keep.lead':
    'You can then read your balance, usage and bills as you saw them last when this phone has no network.',
  'lastSeen.asOf': 'As of {moment}',
  'lastSeen.account': 'Account ending in {digits}',
  'lastSeen.due': 'Total Amount Due',
  'lastSeen.balance': 'Account Balance',
  'lastSeen.credit': 'This is a credit. You owe nothing.',
  'lastSeen.dueDate': 'Due {date}',
  'lastSeen.usage': 'Usage by bill',
  'lastSeen.bills': 'Bills',
  'lastSeen.billed': 'Billed on',
  'lastSeen.used': 'Used',
  'lastSeen.amount': 'Amount',
  'lastSeen.dueBy': 'Due',
  'lastSeen.none': 'Nothing of yours is kept on this device.',
  'lastSeen.none.next': 'Your account comes when you are online again.',
  'lastSeen.online': 'You are online. Your account shows what is true now.',
  'lastSeen.overview': 'Account Overview',
  'lastSeen.again': 'Try again',
  'lastSeen.protects':
    'It is encrypted for this app on this phone, and goes when you sign out. It is not safe from someone who can unlock your phone.',
} as const;
