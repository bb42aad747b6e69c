import type { Transaction } from '../../../platform/database/database.ts';
import {
  approveRequisition,
  createRequisition,
  moveRequisition,
  type Requisition,
  writeLedger,
} from './requisition/requisition-store.ts';
import type { SettleServices } from './settle.ts';

/** A payment that settled without a hosted page: a debit of a bank file. Money in cents. */
export interface SettledPayment {
  readonly transNo: string;
  readonly flow: Requisition['flow'];
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly amount: number;
  /** Trace number of the entry. */
  readonly reference: string;
  readonly now: Date;
}

/** Writes requisition and ledger of a settled payment within the caller's transaction. Its number lets it be posted once. */
export async function postSettled(
  { postingHooks }: Pick<SettleServices, 'postingHooks'>,
  tx: Transaction,
  settled: SettledPayment,
): Promise<void> {
  const { transNo, flow, memberNumber, accountNumber, amount, reference, now } = settled;
  const requisition = await createRequisition(tx, {
    transNo,
    flow,
    purpose: 'payment',
    memberNumber,
    amount,
    fingerprint: transNo,
    createdAt: now,
    expiresAt: now,
    accounts: [{ accountNumber, amount }],
  });
  await approveRequisition(
    tx,
    requisition,
    {
      transNo,
      reference,
      status: 'approved',
      amountCents: amount,
      feeCents: 0,
      paymentType: 'echeck',
      lastFour: '',
      confirmationNumber: reference,
      message: '',
      at: now.toISOString(),
    },
    now,
  );
  await writeLedger(tx, transNo, now);
  await postingHooks[flow]?.(tx, requisition, now);
  // It goes on as it was written: no payment company approved it, so none is asked about it.
  await moveRequisition(tx, requisition, 'posted', now);
}
