import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { localTimeAt } from '@rochdale/domain/dates';
import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import { type Cents, dollarsOf } from '@rochdale/domain/money';
import type { PaymentStanding } from '@rochdale/domain/paying/payment-results/payment-standing';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database } from '../../../../platform/database/database.ts';
import { accountsOf, type Requisition } from '../requisition/requisition-store.ts';
import { receiptRecipientOf } from './receipt-recipient-store.ts';

/** What a payer is told of a payment that has no receipt (paying-78). Dollars. */
export async function presentStanding(
  { db, site }: { readonly db: Database; readonly site: () => Site },
  { transNo, memberNumber, amount, createdAt }: Requisition,
  { state, charged }: { readonly state: PaymentStanding; readonly charged: Cents | undefined },
): Promise<WirePaymentStanding> {
  const [accounts, to] = await Promise.all([accountsOf(db, transNo), receiptRecipientOf(db, site(), memberNumber)]);
  const begun = localTimeAt(createdAt, site().timeZone);
  return {
    state,
    reference: transNo,
    paymentAmount: dollarsOf(amount),
    chargedAmount: state === 'chargedOtherwise' && charged !== undefined ? dollarsOf(charged) : null,
    accounts: accounts.map((one) => ({ accountNumber: one.accountNumber, paymentAmount: dollarsOf(one.amount) })),
    begunAt: `${begun.day} ${begun.time}`,
    receiptTo: to ? maskedEmail(to.recipient) : null,
  };
}
