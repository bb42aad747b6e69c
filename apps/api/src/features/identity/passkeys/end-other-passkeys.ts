import type { Transaction } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { type IdentityServices, type Login, notify } from '../sign-in/public.ts';
import { memberPasskeys } from './member-passkeys.ts';
import { keepPasskeysAlone } from './passkeys-store.ts';

/**
 * Ends the passkeys of a login whose password is replaced, but for those that its owner names: whoever knew the old
 * password may have added one (identity-144).
 */
export async function endOtherPasskeys(
  services: IdentityServices,
  tx: Transaction,
  login: Login,
  kept: readonly string[],
  note: Note<'passkey-removed'>,
): Promise<void> {
  if ((await keepPasskeysAlone(tx, memberPasskeys(login), kept)) === 0) return;
  const { memberNumber, loginKey } = login;
  await note(tx, { kind: 'passkey-removed', memberNumber, loginKey });
  await notify(services, tx, login, 'passkey-removed');
}
