import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { isEmail } from '@rochdale/domain/identity/registration/contact';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { findLoginOfMember } from '../sign-in/public.ts';
import { takeInvitation } from './brought-logins-store.ts';
import { sendClaimLink } from './claim-link.ts';

/**
 * Sends one member the link to a login that was brought and waits to be claimed, within the caller's transaction. Answers
 * whether there was one: everybody else is invited without a link.
 */
export async function inviteToClaim(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
): Promise<boolean> {
  const now = services.clock.now();
  const login = await findLoginOfMember(tx, memberNumber);
  if (!login || !isEmail(login.email)) return false;
  const taken = await takeInvitation(tx, login.loginKey, 'never', now);
  if (!taken) return false;
  await sendClaimLink(services, tx, taken, 'en');
  const kind = 'reset-link-sent' satisfies AuditKindOf<'recovery.forgot-password'>;
  await noteEvent(tx, { kind, at: now, memberNumber, loginKey: login.loginKey });
  return true;
}
