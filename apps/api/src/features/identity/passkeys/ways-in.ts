import type { WaysIn } from '@rochdale/domain/identity/passkeys/passkeys';
import type { Executor } from '../../../platform/database/database.ts';
import { type Login, recoveryCodesLeft } from '../sign-in/public.ts';
import { memberPasskeys } from './member-passkeys.ts';
import { passkeysOf } from './passkeys-store.ts';

/** By what a login is signed in to; a password that another system kept, or that a link lets be chosen, is one. */
export const waysInOf = async (db: Executor, login: Login): Promise<WaysIn> => ({
  passkeys: (await passkeysOf(db, memberPasskeys(login))).length,
  hasPassword: login.passwordOffAt === null,
  recoveryCodes: login.mfaEnabled ? await recoveryCodesLeft(db, login.loginKey) : 0,
});
