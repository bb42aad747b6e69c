export { useOwnAccounts } from './use-own-accounts.ts';
