import { localTimeAt } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  findRequisition,
  type PaymentGateway,
  type Requisition,
  reverseLedger,
  type SettleServices,
  settle,
} from '../../paying/payments/public.ts';
import { lockRestoreHolds, noteHoldDetail, restoreDetail } from '../holds/public.ts';
import { confirmPostedPayments } from '../importing/public.ts';
import { isReversed, leaveOutOfExports } from './charges-store.ts';
import { countingCharge, type ListedPayment, listPayments } from './listed-charges.ts';
import { type DoubtfulDay, planDaysIn } from './plan-days-store.ts';
import { type Look, type Part, type Posting, postCharge } from './post-charge.ts';
import { firstCompleteCompare, restoreStateOf } from './restore-state.ts';

/** There is nothing to compare: no restored database is held. */
class NotRestored extends Error {
  constructor() {
    super('No restored database is held here.');
  }
}

export interface CompareServices extends SettleServices {
  readonly gateway: PaymentGateway;
  readonly site: () => Site;
}

export type SinceKind =
  /** Known here and posted. */
  | 'same'
  /** Known here, and posted now. */
  | 'settled'
  /** Not known here: to be posted after a look; posted now; or not to be posted as it stands. */
  | 'unknown'
  | 'posted'
  | 'no-account'
  | 'several-accounts'
  /** Posted here and given or sent back there: to be taken back after a look; taken back now. */
  | 'given-back'
  | 'reversed'
  | 'other-amount';

/** One number of the payment company's list. Money in cents. */
export interface SinceItem {
  readonly kind: SinceKind;
  readonly transNo: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly at: Date;
  readonly status: string;
}

export interface SinceReport {
  readonly from: Date;
  readonly until: Date;
  readonly items: readonly SinceItem[];
  /** Numbers that wait to be posted or taken back. */
  readonly left: number;
  /** Days of plans that may have been what was charged, and are not taken any more. */
  readonly doubtful: readonly DoubtfulDay[];
  /** Pages of before the restore could be paid until then: what is asked earlier is not the end. */
  readonly completeFrom: Date;
}

const waiting: ReadonlySet<SinceKind> = new Set(['unknown', 'no-account', 'several-accounts', 'given-back']);
/** The database's clock and the company's may differ by so much. */
const marginMs = 3_600_000;

/**
 * Holds the payment company's own list since the backup against what is known here. What is known and not posted is posted;
 * what is not known is posted once a person has looked (`look`). Safe to repeat, and to run twice at once. Rejects with
 * NotRestored, and when the company can't be asked to the end: then nothing is known.
 */
export async function compareSince(
  services: CompareServices,
  { look, splits }: { readonly look?: Look | undefined; readonly splits: ReadonlyMap<string, readonly Part[]> },
): Promise<SinceReport> {
  const { db, clock, gateway, site } = services;
  const state = await db.transaction(async (tx) => restoreStateOf(await lockRestoreHolds(tx)));
  if (!state) throw new NotRestored();
  const until = clock.now();
  const from = new Date(state.takenAt.getTime() - marginMs);
  const payments = await listPayments(gateway, from, until);
  const { timeZone } = site();
  const dayOf = (at: Date) => localTimeAt(at, timeZone).day;
  const days = await planDaysIn(db, 'token', { from: dayOf(from), until: dayOf(until) });
  const items: SinceItem[] = [];
  const doubtful: DoubtfulDay[] = [];
  for (const payment of payments) {
    const requisition = await findRequisition(db, payment.transNo);
    const posting = look && { payment, look, days, timeZone, now: until, split: splits.get(payment.transNo) };
    const done = requisition
      ? { kind: await compareKnown(services, requisition, payment, look) }
      : await compareUnknown(services, posting);
    if ('doubtful' in done) doubtful.push(...done.doubtful);
    items.push(itemOf(payment, done.kind));
  }
  const left = items.filter(({ kind }) => waiting.has(kind)).length;
  await db.transaction(async (tx) => {
    // The billing system's balances may show already what has its place here only now.
    await confirmPostedPayments(tx, until);
    const now = restoreStateOf(await lockRestoreHolds(tx));
    const { takenAt } = state;
    if (now) await noteHoldDetail(tx, now.holdId, restoreDetail({ takenAt, compared: { at: until, left } }));
  });
  return { from, until, items, left, doubtful, completeFrom: firstCompleteCompare(state) };
}

function itemOf(payment: ListedPayment, kind: SinceKind): SinceItem {
  const { transNo, accountNumber, amountCents, at, status } = countingCharge(payment);
  return { kind, transNo, accountNumber, amount: amountCents, at: new Date(at), status };
}

async function compareUnknown(
  { db }: CompareServices,
  posting: Posting | undefined,
): Promise<{ readonly kind: SinceKind; readonly doubtful: readonly DoubtfulDay[] }> {
  if (!posting) return { kind: 'unknown', doubtful: [] };
  const done = await db.transaction((tx) => postCharge(tx, posting));
  if (done.kind === 'posted') return { kind: 'posted', doubtful: done.doubtful };
  return { kind: done.kind === 'known' ? 'same' : done.kind, doubtful: [] };
}

async function compareKnown(
  services: CompareServices,
  requisition: Requisition,
  payment: ListedPayment,
  look: Look | undefined,
): Promise<SinceKind> {
  const { db, clock } = services;
  const { transNo } = payment;
  const standing = payment.charges.filter(({ status }) => status === 'approved');
  for (const charge of standing) await settle(services, { ...charge, message: '' });
  const after = await findRequisition(db, transNo);
  if (requisition.state !== 'posted' && after?.state === 'posted') return 'settled';
  if (after?.state !== 'posted') return standing.length > 0 ? 'other-amount' : 'same';
  const own = payment.charges.find(({ reference }) => reference === after.reference);
  if (own?.status === 'approved') return own.amountCents === after.amount ? 'same' : 'other-amount';
  if (!own || (await isReversed(db, transNo))) return 'same';
  if (!look) return 'given-back';
  await db.transaction((tx) => takeBack(tx, transNo, clock.now()));
  return 'reversed';
}

async function takeBack(tx: Transaction, transNo: string, now: Date): Promise<void> {
  if ((await lockRestoreHolds(tx)).length === 0) return;
  await reverseLedger(tx, transNo, now);
  await leaveOutOfExports(tx, transNo);
}
