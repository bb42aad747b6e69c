/** The account switcher (account-6). */
export const switcherTexts = {
  'switcher.accounts': 'Your accounts',
  'switcher.count': '{count} accounts',
  'switcher.viewAll': 'View all {count} accounts',
  'switcher.countOne': '1 account',
  'switcher.position': '{position} of {count}',
  'switcher.selected': 'Account {number} selected',
  'switcher.prepaid': '{type} prepaid',
} as const;
