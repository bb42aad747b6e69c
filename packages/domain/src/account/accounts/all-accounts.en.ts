/** All accounts of the member (account-8). */
export const allAccountsTexts = {
  'allAccounts.title': 'All accounts',
  'allAccounts.search': 'Search',
  'allAccounts.search.hint': 'Account number, name or address',
  'allAccounts.found': '{count} accounts, {balance} in all',
  'allAccounts.foundOne': '1 account, {balance}',
  'allAccounts.none': 'No account matches.',
  'allAccounts.number': 'Account',
  'allAccounts.holder': 'Account holder',
  'allAccounts.address': 'Service address',
  'allAccounts.status': 'Status',
  'allAccounts.statusText': '{status} {type}',
  'allAccounts.due': 'Due date',
  'allAccounts.credit': 'credit',
  'allAccounts.balance': 'Balance',
  'allAccounts.choose': 'Open account {number}',
} as const;
