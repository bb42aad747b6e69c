import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { capitalCreditClaims } from '../../../tables/unclaimed-credits.ts';

export type Claim = typeof capitalCreditClaims.$inferSelect;

/** Whether a claim is kept already. */
export async function hasClaim(db: Executor, claimId: string): Promise<boolean> {
  const found = await db
    .select({ claimId: capitalCreditClaims.claimId })
    .from(capitalCreditClaims)
    .where(eq(capitalCreditClaims.claimId, claimId));
  return found.length > 0;
}

/** Keeps a claim; false when it was kept before. */
export async function keepClaim(
  db: Executor,
  claim: Omit<Claim, 'exportNumber' | 'answer' | 'answeredAt'>,
): Promise<boolean> {
  const kept = await db
    .insert(capitalCreditClaims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ claimId: capitalCreditClaims.claimId });
  return kept.length > 0;
}

/** Claims with digits that are encrypted here, for a change of keys. */
export async function claimsWithSsn(db: Executor): Promise<{ claimId: string; ssn: Buffer }[]> {
  const found = await db
    .select({ claimId: capitalCreditClaims.claimId, ssn: capitalCreditClaims.ssn })
    .from(capitalCreditClaims)
    .where(isNotNull(capitalCreditClaims.ssn));
  return found.flatMap(({ claimId, ssn }) => (ssn === null ? [] : [{ claimId, ssn }]));
}

/** Puts digits encrypted anew in place of those that were read, if these still stand. */
export async function replaceSsn(db: Executor, claimId: string, before: Buffer, ssn: Buffer): Promise<void> {
  await db
    .update(capitalCreditClaims)
    .set({ ssn })
    .where(and(eq(capitalCreditClaims.claimId, claimId), eq(capitalCreditClaims.ssn, before)));
}
