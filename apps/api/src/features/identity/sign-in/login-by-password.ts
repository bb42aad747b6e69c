import { judgeForeignHash } from '@rochdale/domain/identity/foreign-hashes/judge-foreign-hash';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { turnsByKey } from '../../../platform/process/turns.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import {
  foreignHashMatches,
  foreignHashOf,
  inEvenTime,
  replaceForeignHash,
  typedForms,
} from '../foreign-hashes/public.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endResetLinks, findLogin, type Login, loginKeyOf } from './sign-in-store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/** Of one login one password is judged at a time, where it is not right at once. */
const turns = turnsByKey();

/**
 * The login with this username, if the password is its own. The hash of another system's is replaced by ours as soon as it
 * was right (moving-in-17). Unknown, ours and another system's answer within the same time (moving-in-18).
 */
export async function loginByPassword(services: Services, username: string, typed: string): Promise<Login | undefined> {
  const { db } = services;
  const login = await findLogin(db, username);
  if (await passwordMatches(login?.passwordHash, typed)) return login;
  const loginKey = loginKeyOf(username);
  return turns.take(loginKey, async () => {
    // Whoever had the turn before may have put our hash there.
    const now = await findLogin(db, username);
    if (now?.passwordHash !== login?.passwordHash && (await passwordMatches(now?.passwordHash, typed))) return now;
    const locked = await foreignHashOf(db, loginKey);
    if (locked !== undefined && now?.passwordHash === null)
      return loginByForeignHash(services, { loginKey, locked }, typed);
    await inEvenTime(services, typedForms(typed));
    return undefined;
  });
}

/** Whether a password is that of the login with this key. */
export const isPasswordOf = async (services: Services, loginKey: string, typed: string): Promise<boolean> =>
  (await loginByPassword(services, loginKey, typed)) !== undefined;

async function loginByForeignHash(
  services: Services,
  { loginKey, locked }: { readonly loginKey: string; readonly locked: Buffer },
  typed: string,
): Promise<Login | undefined> {
  const { db, vault, clock } = services;
  const judged = judgeForeignHash(vault.unlock('foreign-hash', loginKey, locked));
  const check = 'hash' in judged ? (form: string) => foreignHashMatches(judged.hash, form) : undefined;
  if (!(await inEvenTime(services, typedForms(typed), check))) return undefined;
  const isReplaced = await replaceForeignHash(db, loginKey, locked, await hashPassword(typed));
  // Who has come in needs no link that waits in a mailbox.
  if (isReplaced) await endResetLinks(db, loginKey, clock.now());
  // Where the password was changed meanwhile, what is on file now decides.
  const now = await findLogin(db, loginKey);
  return (await passwordMatches(now?.passwordHash, typed)) ? now : undefined;
}
