import type { Executor } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { isHeld } from '../../../office/holds/public.ts';

/** Refuses while anything holds: no page of the payment company is opened before the books are known to be right. */
export async function requirePagesOpen(db: Executor): Promise<void> {
  if (await isHeld(db)) throw refusal(409, 'payment.closed');
}
