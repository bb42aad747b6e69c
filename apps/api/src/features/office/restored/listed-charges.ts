import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import type { PaymentGateway } from '../../paying/payments/public.ts';

/** All that the payment company lists of one number, the oldest charge first. */
export interface ListedPayment {
  readonly transNo: string;
  readonly charges: readonly [ListedCharge, ...ListedCharge[]];
}

/** What the payment company took in a span, by number, the oldest first. Rejects when it can't be asked to the end. */
export async function listPayments(gateway: PaymentGateway, from: Date, until: Date): Promise<ListedPayment[]> {
  const listed: ListedCharge[] = [];
  for await (const charge of gateway.listCharges(from, until)) listed.push(charge);
  listed.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const byNumber = new Map<string, [ListedCharge, ...ListedCharge[]]>();
  for (const charge of listed) {
    const known = byNumber.get(charge.transNo);
    if (known) known.push(charge);
    else byNumber.set(charge.transNo, [charge]);
  }
  return [...byNumber].map(([transNo, charges]) => ({ transNo, charges }));
}

/** The charge that counts: the first that stands, or where none does the first. */
export const countingCharge = ({ charges }: ListedPayment): ListedCharge =>
  charges.find(({ status }) => status === 'approved') ?? charges[0];

/** The accounts that a charge names. */
export const accountsNamed = ({ accountNumber }: ListedCharge): string[] =>
  accountNumber.split(',').filter((number) => number !== '');
