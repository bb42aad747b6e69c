import type { OfficeEventKind } from '@rochdale/contract/audit';
import type { Transaction } from '../../../platform/database/database.ts';
import { revokeEveryToken } from '../../../platform/tokens/token-store.ts';
import { moveLoginContact } from '../../communications/notifications/public.ts';
import { endDataAccess } from '../connected-apps/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { allowPassword, endResetLinks, forgetDevices, type Login, setEmail, setMfa } from '../sign-in/public.ts';
import { letBackIn } from './let-back-in.ts';
import type { LoginChange } from './login-changes-store.ts';
import { type TellServices, tellDone, whereToTell } from './tell-of-change.ts';

/**
 * Makes a change of a login that the caller's transaction holds: every session ends, links and known browsers with them,
 * and everybody is told, the old address too (office-77).
 */
export async function carryOut(
  services: TellServices,
  tx: Transaction,
  login: Login,
  change: Pick<LoginChange, 'kind' | 'emailAfter'>,
): Promise<void> {
  const now = services.clock.now();
  if (change.kind === 'recovery') return letBackIn(services, tx, login);
  const { memberNumber, loginKey, email } = login;
  const { emailAfter } = change;
  const told = await whereToTell(services, tx, login, emailAfter);
  if (emailAfter === null) {
    await setMfa(tx, loginKey, undefined);
    // Whoever has come to the office may choose a password again by a link.
    await allowPassword(tx, loginKey);
  } else {
    await setEmail(tx, loginKey, emailAfter);
    await moveLoginContact(tx, memberNumber, email, emailAfter, now);
  }
  await endResetLinks(tx, loginKey, now);
  await revokeEveryToken(tx, now, memberNumber);
  await endDataAccess(tx, memberNumber, { by: 'office', at: now });
  await forgetDevices(tx, loginKey);
  const kind = (emailAfter === null ? 'mfa-removed' : 'email-changed') satisfies OfficeEventKind;
  await noteEvent(tx, { kind, at: now, memberNumber, loginKey });
  await tellDone(services, tx, login, change, told);
}
