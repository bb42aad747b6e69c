import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import { localTimeAt } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { PaymentGateway } from '../../paying/payments/public.ts';
import { planDaysIn, postListed } from '../restored/public.ts';
import type { ChargesServices } from './charges-services.ts';
import { lockCharge, markCharge, type UnknownCharge } from './charges-store.ts';

export interface Match {
  readonly accountNumber: string;
  readonly name: string;
  readonly reason: string;
}

/** The charge as the company has it now; refused where the money is gone, or the company is silent. */
export async function standingOf(
  gateway: PaymentGateway,
  { reference, chargedAt }: UnknownCharge,
): Promise<ListedCharge> {
  const second = 1000;
  const [from, until] = [new Date(chargedAt.getTime() - second), new Date(chargedAt.getTime() + second)];
  try {
    for await (const charge of gateway.listCharges(from, until))
      if (charge.reference === reference && charge.status === 'approved') return charge;
  } catch {
    throw refusal(409, 'charges.silent');
  }
  throw refusal(409, 'charges.gone');
}

/** Posts a charge that our books did not know to an account, by what `coop reconcile --post` uses: once (office-104). */
export async function matchCharge(
  { db, clock, site, gateway }: ChargesServices,
  found: UnknownCharge,
  match: Match,
  noted: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const charge = await standingOf(gateway, found);
  const now = clock.now();
  const { timeZone } = site();
  const { day } = localTimeAt(new Date(charge.at), timeZone);
  const days = await planDaysIn(db, 'token', { from: day, until: day });
  await db.transaction(async (tx) => {
    const locked = await lockCharge(tx, found.reference);
    if (locked?.state !== 'open') throw refusal(409, 'charges.decided');
    const posted = await postListed(tx, {
      payment: { transNo: charge.transNo, charges: [charge] },
      split: [{ accountNumber: match.accountNumber, amount: charge.amountCents }],
      look: { by: match.name, reason: match.reason },
      days,
      timeZone,
      now,
    });
    if (posted.kind === 'no-account') throw refusal(409, 'charges.noAccount');
    if (posted.kind !== 'posted') throw refusal(409, 'charges.decided');
    await markCharge(tx, found.reference, {
      state: 'matched',
      matchedTo: match.accountNumber,
      byWhom: match.name,
      reason: match.reason,
      decidedAt: now,
      settledAt: now,
    });
    await noted(tx);
  });
}
