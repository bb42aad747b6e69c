import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { memberPreferences } from '../registration/registration.tables.ts';
import { logins } from '../sign-in/sign-in.tables.ts';

/** Where a member wants payments confirmed: the portal login's address; undefined without a login, or where it is switched off. */
export async function receiptAddressOf(db: Executor, memberNumber: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: logins.email, isWanted: memberPreferences.paymentEmail })
    .from(logins)
    .leftJoin(memberPreferences, eq(memberPreferences.memberNumber, logins.memberNumber))
    .where(eq(logins.memberNumber, memberNumber));
  return found && (found.isWanted ?? true) ? found.email : undefined;
}
