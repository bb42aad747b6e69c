import { formatMoney } from '@rochdale/domain/money';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Database } from '../../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../../communications/messages/public.ts';
import { isHeld } from '../../../office/holds/public.ts';
import { listUntoldCharges, noteTold } from './gateway-results-store.ts';

/** Older ones are no news. */
const newsDays = 7;
const batchSize = 100;

/**
 * Tells members of charges that are not their payment, each once: of a second one when it is given back, of one of another
 * amount at once. Answers how many were told.
 */
export async function tellOfStrays(services: MessageServices & { readonly db: Database }): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const untold = await listUntoldCharges(db, new Date(now.getTime() - newsDays * 86_400_000), batchSize);
  if (untold.length === 0 || (await isHeld(db))) return 0;
  for (const charge of untold)
    await db.transaction(async (tx) => {
      if (!(await noteTold(tx, charge, now))) return;
      const what = { amount: formatMoney(charge.asked), charged: formatMoney(charge.amount) };
      const kind = charge.isPaid ? 'payment-charged-twice' : 'payment-charged-otherwise';
      await tellMember(services, tx, charge.memberNumber, kind, (text) =>
        charge.isPaid
          ? {
              subject: text('mail.chargedTwice.subject'),
              paragraphs: [text('mail.chargedTwice', what)],
            }
          : {
              subject: text('mail.chargedOtherwise.subject'),
              paragraphs: [text('mail.chargedOtherwise', what)],
              action: { label: text('mail.due.payNow'), to: addressOf('accountoverview') },
            },
      );
    });
  return untold.length;
}
