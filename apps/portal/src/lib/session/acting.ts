import { keepStored } from '../device/storage.ts';
import { selectAccount } from './selected-account.ts';
import { readSession, startSession, useSession } from './session.ts';

/** The number of the login that has signed in: what is its own, such as its password, is asked by it. Empty for a visitor. */
export function useOwnNumber(): string {
  const { memberNumber = '', ownNumber = memberNumber } = useSession() ?? {};
  return ownNumber;
}

/** Whether somebody else's accounts are shown. */
export function useIsForOther(): boolean {
  const session = useSession();
  return session?.ownNumber !== undefined && session.ownNumber !== session.memberNumber;
}

/** Shows the accounts of a membership that the login opens, its own or another's: every page is about them then. */
export function showAccountsOf(memberNumber: string, accountNumber?: string): void {
  const session = readSession();
  if (!session) return;
  keepStored('shownAccount', null);
  if (accountNumber === undefined) keepStored('selectedAccount', null);
  else selectAccount(accountNumber);
  if (session.memberNumber !== memberNumber)
    startSession({ ...session, memberNumber, ownNumber: session.ownNumber ?? session.memberNumber });
}
