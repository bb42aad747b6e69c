import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { Database } from '../../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../../communications/messages/public.ts';
import { isHeld } from '../../../office/holds/public.ts';
import { madeAt } from '../requisition/requisition-store.ts';
import { noteWinTold, untoldWins } from './disputes-store.ts';

const batchSize = 100;

/** Tells members once that their contested payment counts again, as they were told that it came back. Answers how many. */
export async function tellOfDisputes(services: MessageServices & { readonly db: Database }): Promise<number> {
  const { db, clock, site } = services;
  const untold = await untoldWins(db, batchSize);
  if (untold.length === 0 || (await isHeld(db))) return 0;
  for (const { disputeId, memberNumber, amount, ...payment } of untold)
    await db.transaction(async (tx) => {
      if (!(await noteWinTold(tx, disputeId, clock.now()))) return;
      const { day } = localTimeAt(madeAt(payment), site().timeZone);
      await tellMember(services, tx, memberNumber, 'payment-counts-again', (text, formats) => ({
        subject: text('mail.payment.again.subject'),
        paragraphs: [text('mail.payment.again', { amount: formatMoney(amount), day: formats.letterDay(day) })],
      }));
    });
  return untold.length;
}
