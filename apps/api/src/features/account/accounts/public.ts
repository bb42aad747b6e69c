export { standingsOf } from './account-standing.ts';
export {
  presentPayableAccount,
  serviceAddressOf,
  shownStatus,
} from './accounts-presenter.ts';
export {
  type Account,
  accountsBelongTo,
  countAccounts,
  findAccount,
  findAccounts,
  hasCutoffAccount,
  listAccounts,
  lockAccounts,
  meterNumbers,
  phoneEndsWith,
  unconfirmedPayments,
} from './accounts-store.ts';
export { searchAccounts } from './all-accounts-store.ts';
export {
  contactsOf,
  identityHashOf,
  memberNameOf,
  personsOf,
  phonesOf,
  primaryAccountOf,
  shownMemberName,
} from './members-store.ts';
export { refuseClosed } from './refuse-closed.ts';
