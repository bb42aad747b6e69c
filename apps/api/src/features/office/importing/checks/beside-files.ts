/** The totals of the billing system, and what it says of each account: a rehearsal reads them, an import passes over both. */
export const controlFile = 'control.csv';
export const controlAccountsFile = 'control-accounts.csv';
