import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { closingBlock } from '@rochdale/domain/identity/my-record/closing';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { revokeEveryToken } from '../../../platform/tokens/token-store.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { endAsksOf } from '../../communications/restoration-texts/public.ts';
import { lockStoredPayment, removeStoredPayment } from '../../paying/payment-profile/public.ts';
import { accountNumbersOf, endAutoPays } from '../../planned/auto-pay/public.ts';
import { endDrafts } from '../../planned/draft-payments/public.ts';
import { endScheduledPayments } from '../../planned/scheduled-payments/public.ts';
import { endTopUps } from '../../planned/top-ups/public.ts';
import { endConnectionsOf } from '../connected-apps/public.ts';
import { endDelegation, tellEnded } from '../delegates/public.ts';
import { endWaiting, waitingChangeOf } from '../login-changes/public.ts';
import { withPaperOf } from '../my-profile/public.ts';
import { endPaperConsentsOf } from '../paper-consents/public.ts';
import { holdLoginOfMember, type IdentityServices, notify } from '../sign-in/public.ts';
import { endingWith, removeLogin, standingOf } from './closing-store.ts';

type NoteClosing = Note<AuditKindOf<'my-record.close'>>;

/**
 * Closes a login, not the membership (identity-105): what hangs on it ends with it, in one transaction; what must be kept
 * stays as the table of retention says. Refuses while a payment is under way.
 */
export async function closeLogin(services: IdentityServices, memberNumber: string, note: NoteClosing): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const login = await holdLoginOfMember(tx, memberNumber);
    if (!login) throw refusal(404, 'error.notFound');
    if (closingBlock(await standingOf(tx, memberNumber))) throw refusal(409, 'myRecord.close.underWay');
    const now = clock.now();
    // It goes to the login's own address, which is forgotten with it.
    await notify(services, tx, login, 'login-closed');
    await endPlans(services, tx, memberNumber, note);
    await endDelegations(services, tx, login, note);
    const accounts = await accountNumbersOf(tx, memberNumber);
    await endAsksOf(tx, accounts, now);
    if (await withPaperOf(tx, memberNumber, now)) await note(tx, { kind: 'paperless-changed' });
    await endPaperConsentsOf(tx, memberNumber, now);
    await endConnectionsOf(tx, memberNumber, { by: 'member', at: now });
    await revokeEveryToken(tx, now, memberNumber);
    // It would be made to the login that the member has next.
    const change = await waitingChangeOf(tx, memberNumber);
    if (change) await endWaiting(services, tx, login, change, 'dropped');
    await removeLogin(tx, login, now);
    await note(tx, { kind: 'login-closed', loginKey: login.loginKey });
  });
}

/** Ends what was set up here to pay without the member; what the office keeps on paper goes on. */
async function endPlans(
  { clock, site }: Pick<IdentityServices, 'clock' | 'site'>,
  tx: Transaction,
  memberNumber: string,
  note: NoteClosing,
): Promise<void> {
  const now = clock.now();
  // The member was told all of it on the page, and is told of the closing by e-mail.
  const end = { endedAt: now, endReason: 'member', endToldAt: now };
  const ending = await endingWith(tx, memberNumber);
  if ((await endAutoPays(tx, ending.autoPays, end)).length > 0) await note(tx, { kind: 'auto-pay-ended' });
  if ((await endTopUps(tx, ending.topUps, end)).length > 0) await note(tx, { kind: 'top-up-ended' });
  const drafts = await endDrafts(tx, ending.drafts, todayAt(clock, site().timeZone), end);
  if (drafts.length > 0) await note(tx, { kind: 'draft-ended' });
  await endScheduledPayments(tx, ending.scheduled, end);
  let isRemoved = false;
  for (const storedPaymentId of ending.waysToPay) {
    const kept = await lockStoredPayment(tx, memberNumber, storedPaymentId);
    // What the office still charges stays.
    if (!kept || kept.isInUse) continue;
    await removeStoredPayment(tx, memberNumber, storedPaymentId, now);
    isRemoved = true;
  }
  if (isRemoved) await note(tx, { kind: 'way-to-pay-removed' });
}

/** Ends whom the member lets in, and who lets the member in; the other side is told. */
async function endDelegations(
  services: IdentityServices,
  tx: Transaction,
  { memberNumber, loginKey }: { readonly memberNumber: string; readonly loginKey: string },
  note: NoteClosing,
): Promise<void> {
  const at = services.clock.now();
  for (const delegationId of (await endingWith(tx, memberNumber)).delegations) {
    const ended = await endDelegation(tx, delegationId, { by: 'holder', at });
    if (!ended) continue;
    const byDelegate = ended.memberNumber !== memberNumber;
    await note(tx, { kind: 'delegate-ended', memberNumber: ended.memberNumber, loginKey, byDelegate });
    const holder = (await memberNameOf(tx, ended.memberNumber)) ?? '';
    if (ended.state === 'accepted') await tellEnded(services, tx, ended, holder);
  }
}
