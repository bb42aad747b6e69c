/** Words that stand on every paper: bills, notices, letters. */
export const paperTexts = {
  'paper.nameOnFile': 'Account {account}, name on file',
  'paper.addressOnFile': 'Address on file',
} as const;
