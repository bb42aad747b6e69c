export { type AccountDoor, type AccountKeys, isAccountLocked, type Opener, openAccount } from './open-account.ts';
export { rememberPayingBrowser } from './paying-browsers-store.ts';
