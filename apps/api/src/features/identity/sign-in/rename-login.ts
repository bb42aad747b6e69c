import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { lockForeignHashAnew } from '../foreign-hashes/public.ts';
import { type Login, loginKeyOf, moveLogin } from './sign-in-store.ts';

/**
 * Gives a login another username within the caller's transaction, and answers its key from now on. Sessions, known
 * browsers, recovery codes and reset links stay good; the authenticator secret, which opens only under the key that it
 * was locked for, is locked again. Rejects with `logins_pkey` when another login has the username.
 */
export async function renameLogin(tx: Executor, vault: Vault, login: Login, loginId: string): Promise<string> {
  const loginKey = loginKeyOf(loginId);
  const { mfaSecret } = login;
  const moved =
    mfaSecret === null
      ? null
      : vault.lock('authenticator-secret', loginKey, vault.unlock('authenticator-secret', login.loginKey, mfaSecret));
  await moveLogin(tx, login.loginKey, { loginKey, loginId, mfaSecret: moved });
  await lockForeignHashAnew(tx, vault, login.loginKey, loginKey);
  return loginKey;
}
