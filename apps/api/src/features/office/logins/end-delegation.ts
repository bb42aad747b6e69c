import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { endDelegation, findDelegation, tellEnded } from '../../identity/delegates/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { type AskedOfLogin, subjectOf } from './login-acts.ts';

/** Ends what a member opened to somebody else, for a caller (identity-96). Both sides are told. */
export async function endDelegationForMember(
  services: OfficeServices,
  tx: Transaction,
  { memberNumber, reason, delegationId }: AskedOfLogin & { readonly delegationId: string },
  note: OfficeNote<'delegation-ended'>,
): Promise<void> {
  const meant = await findDelegation(tx, delegationId, { memberNumber });
  if (!meant) throw refusal(404, 'error.notFound');
  const ended = await endDelegation(tx, delegationId, { by: 'office', at: services.clock.now() });
  if (!ended) throw refusal(404, 'error.notFound');
  if (ended.state === 'accepted') await tellEnded(services, tx, ended, (await memberNameOf(tx, memberNumber)) ?? '');
  await note(tx, {
    act: 'delegation-ended',
    subject: subjectOf(memberNumber),
    facts: { delegationId, scope: ended.scope },
    personal: { reason },
  });
}
