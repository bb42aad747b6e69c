import { todayAt } from '../../../platform/clock.ts';
import { endDrafts } from '../draft-payments/public.ts';
import { addDraftDecision, changeBankDraft, lockHeldDraft } from './bank-drafts-store.ts';
import type { BankFileServices } from './bank-file-services.ts';

/** What somebody of the office decides of a draft that waits for them. */
export interface HeldDraftDecision {
  readonly accountNumber: string;
  readonly byWhom: string;
  readonly reason: string;
}
type DecisionServices = Pick<BankFileServices, 'db' | 'clock' | 'site'>;

/** Lets a held draft go on. Answers whether there was one. */
export async function releaseHeldDraft(
  { db, clock }: DecisionServices,
  { accountNumber, byWhom, reason }: HeldDraftDecision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await lockHeldDraft(tx, accountNumber);
    if (!held) return false;
    await addDraftDecision(tx, held, { decision: 'released', byWhom, reason, decidedAt: clock.now() });
    await changeBankDraft(tx, accountNumber, { heldAt: null, heldFor: null });
    return true;
  });
}

/** Ends a held draft and its authorization; the worker tells the member. Answers whether there was one. */
export async function endHeldDraft(
  { db, clock, site }: DecisionServices,
  { accountNumber, byWhom, reason }: HeldDraftDecision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await lockHeldDraft(tx, accountNumber);
    if (!held) return false;
    const now = clock.now();
    await addDraftDecision(tx, held, { decision: 'ended', byWhom, reason, decidedAt: now });
    const end = { endedAt: now, endReason: `office: ${reason} (${byWhom})`, endToldAt: null };
    await endDrafts(tx, [accountNumber], todayAt(clock, site().timeZone), end);
    return true;
  });
}
