import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import { moveLoginContact } from '../../communications/notifications/public.ts';
import { endAccessTokensOf } from '../access-tokens/public.ts';
import { endConnectionsOf } from '../connected-apps/public.ts';
import { endOtherPasskeys } from '../passkeys/public.ts';
import {
  endResetLinks,
  forgetDevices,
  type IdentityServices,
  type Login,
  notify,
  renameLogin,
  setEmail,
  setPassword,
  setSecurityAnswer,
} from '../sign-in/public.ts';
import type { MemberUpdate, NoteUpdate } from './member-update.ts';

interface LoginChange {
  readonly login: Login;
  readonly caller: MemberCaller;
  readonly update: MemberUpdate;
  /** Of what was typed: hashing takes too long to be done inside the transaction. */
  readonly hashes: { readonly password?: string; readonly answer?: string };
  /** Of the browser that calls, which stays known. */
  readonly browserToken: string | undefined;
  readonly note: NoteUpdate;
}

/**
 * Changes a login within the caller's transaction. A new password ends every other session, forgets every other
 * browser, and ends what apps were allowed (identity-119), personal tokens unless they are to stay (identity-112), and passkeys but those that are (identity-144); a new e-mail address the reset links that went to the old one; whatever changed is noted and told to the
 * address that was on file before (identity-54).
 */
export async function changeLogin(
  services: IdentityServices,
  tx: Transaction,
  { login, caller, update, hashes, browserToken, note }: LoginChange,
): Promise<void> {
  const { clock, vault } = services;
  const { memberNumber } = caller;
  const now = clock.now();
  const loginId = update.loginId ?? login.loginId;
  const isRenamed = loginId !== login.loginId;
  const loginKey = isRenamed ? await renameLogin(tx, vault, login, loginId) : login.loginKey;
  const tell = async (kind: 'username-changed' | 'email-changed' | 'password-changed') => {
    await note(tx, { kind, loginKey });
    await notify(services, tx, { ...login, loginId }, kind);
  };
  if (isRenamed) await tell('username-changed');
  if (update.userName !== undefined && tidyEmail(update.userName) !== tidyEmail(login.email)) {
    await setEmail(tx, loginKey, tidyEmail(update.userName));
    await endResetLinks(tx, loginKey, now);
    await moveLoginContact(tx, memberNumber, login.email, tidyEmail(update.userName), now);
    await tell('email-changed');
  }
  const question = update.securityQuestionId ?? login.securityQuestion;
  if (question !== null && (question !== login.securityQuestion || hashes.answer !== undefined)) {
    await setSecurityAnswer(tx, loginKey, question, hashes.answer);
    await note(tx, { kind: 'security-answer-changed', loginKey });
  }
  if (hashes.password !== undefined) {
    await setPassword(tx, loginKey, hashes.password, now);
    await revokeTokensOf(tx, memberNumber, now, caller.token);
    await forgetDevices(tx, loginKey, browserToken);
    await endConnectionsOf(tx, memberNumber, { by: 'member', at: now });
    if (!update.keepsAccessTokens) await endAccessTokensOf(tx, memberNumber);
    await endOtherPasskeys(services, tx, { ...login, loginKey, loginId }, update.keepsPasskeys ?? [], note);
    await tell('password-changed');
  }
}
