import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentGateway } from '../../paying/payments/public.ts';
import { isHeld } from '../holds/public.ts';
import { forgetKnown, keepUnknown, knownNumbers } from './charges-store.ts';

const batchSize = 200;

/**
 * Holds the company's own list of some days against our numbers, and keeps what they lack (office-103). While a restored
 * database is held `coop reconcile --since-backup` does so. Rejects when the company can't be asked to the end.
 */
export async function findUnknown(
  { db, clock, gateway }: { readonly db: Database; readonly clock: Clock; readonly gateway: PaymentGateway },
  days: number,
): Promise<void> {
  if (await isHeld(db)) return;
  const now = clock.now();
  let batch: ListedCharge[] = [];
  // Our numbers are written before the company is asked for anything: what is not there by now never was.
  const keep = async (): Promise<void> => {
    const known = await knownNumbers(
      db,
      batch.map(({ transNo }) => transNo),
    );
    for (const charge of batch) if (!known.has(charge.transNo)) await keepUnknown(db, charge, now);
    batch = [];
  };
  for await (const charge of gateway.listCharges(new Date(now.getTime() - days * 86_400_000), now)) {
    batch.push(charge);
    if (batch.length >= batchSize) await keep();
  }
  await keep();
  await forgetKnown(db);
}
