import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { accountsBelongTo } from '../../account/accounts/public.ts';
import type { IdentityServices, Login } from '../sign-in/public.ts';
import { tellAccepted } from './delegate-mail.ts';
import { type Delegation, findInvitation, openAccounts, takeInvitation } from './delegates-store.ts';
import { endByRule } from './end-by-rule.ts';
import { lapsedOf } from './end-by-rule-store.ts';

interface Accepting {
  readonly codeHash: Buffer;
  readonly login: Pick<Login, 'loginKey' | 'email'>;
  /** The login's own number. */
  readonly ownNumber: string;
  readonly note: Note<'delegate-accepted'>;
}

/**
 * Accepts an invitation in the caller's transaction, once, and opens what was agreed (identity-92). The login's address must
 * be the invited one; accounts that the holder has no more open to nobody. What was agreed with the login before and is over
 * by its last day is out of the way first.
 */
export async function acceptInvitation(
  services: IdentityServices,
  tx: Transaction,
  { codeHash, login, ownNumber, note }: Accepting,
): Promise<Delegation> {
  const { clock, site } = services;
  const moment = { now: clock.now(), today: todayAt(clock, site().timeZone) };
  const found = await findInvitation(tx, codeHash, moment);
  if (!found) throw refusal(404, 'delegates.unknown');
  const { delegation } = found;
  const { memberNumber, email, accountNumbers } = delegation;
  if (memberNumber === ownNumber || tidyEmail(login.email) !== email) throw refusal(409, 'delegates.otherAddress');
  if (!(await accountsBelongTo(tx, memberNumber, accountNumbers))) throw refusal(404, 'delegates.unknown');
  if (!(await takeInvitation(tx, codeHash, login.loginKey, moment))) throw refusal(404, 'delegates.unknown');
  for (const delegationId of await lapsedOf(tx, login.loginKey, moment.today))
    await endByRule(tx, delegationId, moment.now);
  if (!(await openAccounts(tx, delegation, login.loginKey))) throw refusal(409, 'delegates.already');
  await note(tx, { kind: 'delegate-accepted', memberNumber, loginKey: login.loginKey, byDelegate: true });
  await tellAccepted(services, tx, delegation);
  return delegation;
}
