import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import { copiesOfReceipt } from '@rochdale/domain/paying/payment-results/receipt-copy';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Limit, triesTaken } from '../../../../platform/limits/limits-store.ts';
import { recipientOf } from '../../../communications/messages/public.ts';
import type { Requisition } from '../requisition/requisition-store.ts';

/** Longer than a receipt can be opened, so that its copies are counted once and for all. */
const remembered = 400 * 24 * 60;

/** How often a receipt is emailed on request (paying-75). */
export const copyLimit = ({ transNo }: Requisition): Limit => ({
  key: `receipt-copies:${transNo}`,
  tries: copiesOfReceipt,
  minutes: remembered,
});

/** Where a copy of a receipt can go without being told, masked, and how many are left. */
export async function copiesOf(
  db: Executor,
  requisition: Requisition,
  now: Date,
): Promise<{ onFile: string | null; left: number }> {
  const limit = copyLimit(requisition);
  const [onFile, taken] = await Promise.all([recipientOf(db, requisition.memberNumber), triesTaken(db, limit, now)]);
  return { onFile: onFile ? maskedEmail(onFile.recipient) : null, left: limit.tries - taken };
}
