import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { confirmPasswordViolation, newPasswordViolation } from '@rochdale/domain/identity/sign-in/new-credentials';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { todayAt } from '../../../platform/clock.ts';
import { violatedConstraint } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import {
  addLogin,
  guessedPasswordViolation,
  hashPassword,
  type IdentityServices,
  loginKeyOf,
  notify,
} from '../sign-in/public.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './delegates-store.ts';
import { nextPersonNumber } from './person-number-store.ts';

interface Joining extends Omit<OperationRequest<Operations['delegates.join']>['body'], 'code'> {
  readonly codeHash: Buffer;
  readonly note: Note<'registered' | 'delegate-accepted'>;
  readonly language: TextLanguage;
}

/**
 * Makes the login of a person without a membership, with the invited address, and accepts the invitation with it: both or
 * neither. Whether the address has a login is not asked, and so not told.
 */
export async function joinByInvitation(services: IdentityServices, joining: Joining): Promise<{ loginId: string }> {
  const { db, clock, site } = services;
  const { codeHash, loginId, password, cnfpassword, note } = joining;
  const found = await findInvitation(db, codeHash, { now: clock.now(), today: todayAt(clock, site().timeZone) });
  if (!found) throw refusal(404, 'delegates.unknown');
  const { email } = found.delegation;
  const { settings, config } = site();
  const wrong =
    newPasswordViolation(password, config.security) ?? guessedPasswordViolation(password, settings, { loginId, email });
  if (wrong) throw fieldRefusal(wrong, 'password');
  const unlike = confirmPasswordViolation(cnfpassword, password);
  if (unlike) throw fieldRefusal(unlike, 'cnfpassword');
  const passwordHash = await hashPassword(password);
  try {
    await db.transaction(async (tx) => {
      const ownNumber = await nextPersonNumber(tx);
      const login = {
        ...{ loginKey: loginKeyOf(loginId), loginId, memberNumber: ownNumber, email },
        language: memberLanguage(joining.language),
      };
      await addLogin(tx, { ...login, passwordHash });
      await note(tx, { kind: 'registered', memberNumber: ownNumber, loginKey: login.loginKey });
      await acceptInvitation(services, tx, { codeHash, login, ownNumber, note });
      await notify(services, tx, login, 'welcome');
    });
  } catch (error) {
    if (violatedConstraint(error) === 'logins_pkey')
      throw fieldRefusal({ code: 'registration.username.taken', params: {} }, 'loginId');
    throw error;
  }
  return { loginId };
}
