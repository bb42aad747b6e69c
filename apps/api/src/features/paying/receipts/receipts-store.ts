import type { Executor } from '../../../platform/database/database.ts';
import { sentReceipts } from '../../../tables/receipts.ts';

/** Remembers that a payment was confirmed, so that no notice tells of it by e-mail again. */
export async function rememberReceipt(db: Executor, transNo: string, sentAt: Date): Promise<void> {
  await db.insert(sentReceipts).values({ transNo, sentAt }).onConflictDoNothing();
}
