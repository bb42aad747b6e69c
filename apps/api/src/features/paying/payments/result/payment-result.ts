import type { paymentResult } from '@rochdale/contract/schemas/payments';
import { localTimeAt } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import { standingOf } from '@rochdale/domain/paying/payment-results/payment-standing';
import type { ReceiptNextStep } from '@rochdale/domain/paying/payment-results/receipt-next-step';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { NoReceiptYet, refusal } from '../../../../platform/http/refusal.ts';
import type { Sealer, SealPurpose } from '../../../../platform/sealing/sealing.ts';
import { findAccount, serviceAddressOf } from '../../../account/accounts/public.ts';
import type { PaymentServices } from '../payment-services.ts';
import { strayChargeOf } from '../reconcile/gateway-results-store.ts';
import { accountsOf, findRequisition, madeAt, type Requisition } from '../requisition/requisition-store.ts';
import { presentStanding } from './payment-standing.ts';
import { copiesOf } from './receipt-copies.ts';

const purpose: SealPurpose = 'payment-result';
const sealedResult = z.object({ transNo: z.string() });
/** A receipt can be read for a day (paying-64). */
const resultMinutes = 24 * 60;

/** Seals which payment the result page may show. */
export function sealResult(sealer: Sealer, transNo: string, now: Date): string {
  return sealer.seal(purpose, { transNo }, new Date(now.getTime() + resultMinutes * 60_000));
}

const receiptPurpose: SealPurpose = 'payment-receipt';
const sealedReceipt = sealedResult.extend({ memberNumber: z.string() });

/** Seals a receipt for whoever may see it now: to be read, for a day, without another right. */
export function sealReceipt(
  { sealer, clock }: { readonly sealer: Sealer; readonly clock: Clock },
  encryptedPayload: string,
  memberNumber: string,
): string {
  const now = clock.now();
  const { transNo } = sealedResult.parse(sealer.open(purpose, encryptedPayload, now));
  return sealer.seal(receiptPurpose, { transNo, memberNumber }, new Date(now.getTime() + resultMinutes * 60_000));
}

/** What receipts are read with. */
export type ReceiptServices = Pick<PaymentServices, 'db' | 'clock' | 'site'> & { readonly sealer: Sealer };

/** The payment of a receipt that is read once more; 404 when the sealed text was altered or is too old. */
export async function paymentOfReceipt(services: ReceiptServices, receipt: string): Promise<Requisition> {
  const { sealer, clock } = services;
  const opened = sealedReceipt.safeParse(sealer.open(receiptPurpose, receipt, clock.now()));
  if (!opened.success) throw refusal(404, 'paymentResult.notFound');
  return postedPayment(services, opened.data);
}

/**
 * The payment that a result is about (paying-66). Refuses with 404 when the sealed text was altered or is too old, and when
 * the payment is another member's; with 409 while it is not posted, and says how it stands (paying-78).
 */
export async function paymentOfResult(
  services: ReceiptServices,
  asked: Omit<AskedPayment, 'transNo'> & { readonly encryptedPayload: string },
): Promise<Requisition> {
  const { clock, sealer } = services;
  const opened = sealedResult.safeParse(sealer.open(purpose, asked.encryptedPayload, clock.now()));
  if (!opened.success) throw refusal(404, 'paymentResult.notFound');
  return postedPayment(services, { ...asked, transNo: opened.data.transNo });
}

interface AskedPayment {
  readonly transNo: string;
  readonly memberNumber: string;
  /** Whether whoever asks may know of it, beside whose it is. */
  readonly isMeant?: (requisition: Requisition) => boolean;
}

async function postedPayment(
  services: ReceiptServices,
  { transNo, memberNumber, isMeant = () => true }: AskedPayment,
): Promise<Requisition> {
  const requisition = await findRequisition(services.db, transNo);
  if (requisition?.memberNumber !== memberNumber || !isMeant(requisition)) throw refusal(404, 'paymentResult.notFound');
  if (requisition.state === 'posted') return requisition;
  const charged = await strayChargeOf(services.db, transNo);
  const state = standingOf(requisition.state, { isChargedOtherwise: charged !== undefined });
  if (state !== undefined) throw new NoReceiptYet(await presentStanding(services, requisition, { state, charged }));
  return requisition;
}

/** How a payment ended, from the database. */
export async function presentPaymentResult(
  { db, site, clock }: ReceiptServices,
  requisition: Requisition,
  nextStepOf: (accountNumbers: readonly string[]) => Promise<ReceiptNextStep | null>,
): Promise<z.input<typeof paymentResult>> {
  const paidAccounts = await accountsOf(db, requisition.transNo);
  const only = paidAccounts.length === 1 ? paidAccounts[0] : undefined;
  const account = only && (await findAccount(db, only.accountNumber));
  const paidAt = localTimeAt(madeAt(requisition), site().timeZone);
  const fee = requisition.fee ?? 0;
  return {
    postbackMessage: requisition.gatewayMessage,
    accountBalance: account ? dollarsOf(account.accountBalance) : null,
    paymentAmount: dollarsOf(requisition.amount + fee),
    convenienceFee: dollarsOf(fee),
    cardOrBankAccountNumberLastFourDigits: requisition.lastFour ?? '',
    confirmationNumber: requisition.confirmationNumber ?? '',
    paymentType: requisition.paymentType ?? 'cc',
    paidAt: `${paidAt.day} ${paidAt.time}`,
    accountNumber: only?.accountNumber ?? null,
    accounts: paidAccounts.map(({ accountNumber, amount }) => ({ accountNumber, paymentAmount: dollarsOf(amount) })),
    memberNumber: requisition.memberNumber,
    accountHolderName: account?.accountHolderName ?? null,
    serviceAddress: account ? serviceAddressOf(account) : null,
    nextStep: await nextStepOf(paidAccounts.map(({ accountNumber }) => accountNumber)),
    copies: await copiesOf(db, requisition, clock.now()),
  };
}
