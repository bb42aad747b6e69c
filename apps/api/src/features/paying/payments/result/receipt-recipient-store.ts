import type { Site } from '@rochdale/domain/website/site/site';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { memberPreferences } from '../../../../tables/registration.ts';
import { logins } from '../../../../tables/sign-in.ts';
import type { Recipient } from '../../../communications/messages/public.ts';

/**
 * Where and how a member wants payments confirmed: the portal login's address; undefined without a login, or where co-op
 * or member has switched it off (paying-69).
 */
export async function receiptRecipientOf(
  db: Executor,
  site: Site,
  memberNumber: string,
): Promise<Recipient | undefined> {
  if (!site.config.accounts.paymentConfirmationEmail) return undefined;
  const [found] = await db
    .select({ recipient: logins.email, language: logins.language, isWanted: memberPreferences.paymentEmail })
    .from(logins)
    .leftJoin(memberPreferences, eq(memberPreferences.memberNumber, logins.memberNumber))
    .where(eq(logins.memberNumber, memberNumber));
  if (!found || !(found.isWanted ?? true)) return undefined;
  return { recipient: found.recipient, language: found.language ?? 'en' };
}
