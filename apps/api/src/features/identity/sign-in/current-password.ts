import { currentPasswordViolation } from '@rochdale/domain/identity/my-profile/current-password';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { isProvedToken } from '../../../platform/tokens/token-store.ts';
import { isPasswordOf } from './login-by-password.ts';
import type { IdentityServices } from './services.ts';
import type { Login } from './sign-in-store.ts';

interface CurrentProof {
  readonly typed: string;
  readonly token: string;
  /** A proof by passkey counts if it holds until then; now, where nothing is said. */
  readonly provedUntil?: Date;
}

/**
 * Refuses whoever does not know the password of the login that is about to be changed, where the site asks for it: a session
 * alone, which may be another's, changes neither password nor e-mail nor second step. A session that was proved by a
 * passkey lately is not asked, and where the password is off that is the one way (identity-81). Ten tries an hour, whatever
 * the username is meanwhile. Who lets others in is asked at any site.
 */
export async function requireCurrentPassword(
  { db, clock, site, vault }: Pick<IdentityServices, 'db' | 'clock' | 'site' | 'vault'>,
  { loginKey, memberNumber, passwordOffAt }: Login,
  { typed, token, provedUntil }: CurrentProof,
  note: Note<'current-password-failed'>,
  isAsked = site().config.security.asksCurrentPassword,
): Promise<void> {
  if (!isAsked) return;
  if (await isProvedToken(db, token, provedUntil ?? clock.now())) return;
  if (passwordOffAt !== null) throw fieldRefusal({ code: 'passkeys.proof.needed', params: {} }, 'currentPassword');
  const missing = currentPasswordViolation(typed, isAsked);
  if (missing) throw fieldRefusal(missing, 'currentPassword');
  const now = clock.now();
  const tries = await takeTries(db, [{ key: `current-password:${memberNumber}`, tries: 10, minutes: 60 }], now);
  if (!(await isPasswordOf({ db, vault, clock }, loginKey, typed))) {
    await note(db, { kind: 'current-password-failed', loginKey });
    throw fieldRefusal({ code: 'myProfile.currentPassword.wrong', params: {} }, 'currentPassword');
  }
  await tries.giveBack();
}
