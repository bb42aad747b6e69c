import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import { localTimeAt } from '@rochdale/domain/dates';
import { chargedDays } from '@rochdale/domain/planned/due-payments/charged-days';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAccounts } from '../../account/accounts/public.ts';
import {
  approveRequisition,
  createRequisition,
  findRequisition,
  keepResult,
  moveRequisition,
  reverseLedger,
  writeLedger,
} from '../../paying/payments/public.ts';
import { lockRestoreHolds } from '../holds/public.ts';
import { leaveOutOfExports, noteCharged } from './charges-store.ts';
import { accountsNamed, countingCharge, type ListedPayment } from './listed-charges.ts';
import { type DoubtfulDay, dayKey, endedDays, markPaid, type PlanDay, takeOut } from './plan-days-store.ts';

/** What of a payment goes to which account. In cents. */
export interface Part {
  readonly accountNumber: string;
  readonly amount: number;
}

/** Who looked at what is posted, and why it is right. */
export interface Look {
  readonly by: string;
  readonly reason: string;
}

export interface Posting {
  readonly payment: ListedPayment;
  /** How a person shares it out over its accounts. */
  readonly split: readonly Part[] | undefined;
  readonly look: Look;
  readonly days: readonly PlanDay[];
  readonly timeZone: string;
  readonly now: Date;
}

export type Posted =
  | { readonly kind: 'posted'; readonly reversed: boolean; readonly doubtful: readonly DoubtfulDay[] }
  | { readonly kind: 'known' | 'no-account' | 'several-accounts' };

/**
 * Posts a charge that the restored database does not know, once: requisition, ledger, and what it may have been of plans.
 * What the company gave or sent back is posted and taken back. No receipt goes out. Does nothing unless a restored database
 * is held, and where the number is known meanwhile.
 */
export async function postCharge(tx: Transaction, posting: Posting): Promise<Posted> {
  const holds = await lockRestoreHolds(tx);
  return holds.length === 0 ? { kind: 'known' } : postListed(tx, posting);
}

/** The same where nothing is held, and whoever calls has made sure that it is done once. */
export async function postListed(tx: Transaction, posting: Posting): Promise<Posted> {
  const { payment, look, days, timeZone, now } = posting;
  const { transNo, charges } = payment;
  if (await findRequisition(tx, transNo)) return { kind: 'known' };
  const charge = countingCharge(payment);
  const at = new Date(charge.at);
  const day = localTimeAt(at, timeZone).day;
  const ended = await endedDays(
    tx,
    days.reduce((first, one) => (one.dueDay < first ? one.dueDay : first), day),
  );
  const open = days.filter((one) => !ended.has(dayKey(one)));
  const mayBe = chargedDays({ day, accountNumbers: accountsNamed(charge), amount: charge.amountCents }, open);
  const [likeliest, ...others] = mayBe;
  const parts = partsOf(charge, posting.split, likeliest);
  if (!parts) return { kind: 'several-accounts' };
  const accounts = await findAccounts(
    tx,
    parts.map(({ accountNumber }) => accountNumber),
  );
  const [owner] = accounts;
  if (!owner || accounts.length < parts.length) return { kind: 'no-account' };

  const requisition = await createRequisition(tx, {
    transNo,
    flow: likeliest?.planKind ?? 'member',
    purpose: 'payment',
    memberNumber: owner.memberNumber,
    amount: charge.amountCents,
    fingerprint: transNo,
    createdAt: at,
    expiresAt: at,
    accounts: parts,
    intent: { postedAfterRestore: { ...look, at: now.toISOString() } },
  });
  for (const one of charges) await keepResult(tx, { ...one, message: '' }, now);
  await approveRequisition(tx, requisition, { ...charge, message: '' }, now);
  await writeLedger(tx, transNo, at);
  await moveRequisition(tx, { ...requisition, approvedAt: now, paymentType: charge.paymentType }, 'posted', now);
  await noteCharged(tx, transNo, at);
  const reversed = charge.status !== 'approved';
  if (reversed) await reverseLedger(tx, transNo, now);
  await leaveOutOfExports(tx, transNo);
  if (likeliest && !reversed) await markPaid(tx, likeliest, { transNo, amount: charge.amountCents, now });
  const doubtful = await takeOut(tx, reversed ? mayBe : others, now);
  return { kind: 'posted', reversed, doubtful };
}

/** What goes to which account; undefined where nobody can know it without a person's word. */
function partsOf(
  charge: ListedCharge,
  split: readonly Part[] | undefined,
  likeliest: PlanDay | undefined,
): readonly Part[] | undefined {
  const isWhole = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0) === charge.amountCents;
  if (split) return isWhole(split) ? split : undefined;
  const planned = likeliest?.parts.flatMap(({ accountNumber, amount }) =>
    amount === undefined ? [] : [{ accountNumber, amount }],
  );
  if (planned && planned.length > 0 && isWhole(planned)) return planned;
  const [accountNumber, ...more] = accountsNamed(charge);
  if (accountNumber === undefined || more.length > 0) return undefined;
  return [{ accountNumber, amount: charge.amountCents }];
}
