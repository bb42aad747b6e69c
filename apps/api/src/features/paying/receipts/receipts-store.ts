import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { sentReceipts } from '../../../tables/receipts.ts';
import { memberPreferences } from '../../../tables/registration.ts';
import { logins } from '../../../tables/sign-in.ts';
import type { Recipient } from '../../communications/messages/public.ts';

/** Where and how a member wants payments confirmed: the portal login's address; undefined without a login, or where it is switched off. */
export async function receiptRecipientOf(db: Executor, memberNumber: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({ recipient: logins.email, language: logins.language, isWanted: memberPreferences.paymentEmail })
    .from(logins)
    .leftJoin(memberPreferences, eq(memberPreferences.memberNumber, logins.memberNumber))
    .where(eq(logins.memberNumber, memberNumber));
  if (!found || !(found.isWanted ?? true)) return undefined;
  return { recipient: found.recipient, language: found.language ?? 'en' };
}

/** Remembers that a payment was confirmed, so that no notice tells of it by e-mail again. */
export async function rememberReceipt(db: Executor, transNo: string, sentAt: Date): Promise<void> {
  await db.insert(sentReceipts).values({ transNo, sentAt }).onConflictDoNothing();
}
