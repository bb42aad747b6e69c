import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { authorizations } from '../../../tables/authorizations.ts';
import { scheduledPaymentAccounts } from '../../../tables/scheduled-payments.ts';

export type Authorization = typeof authorizations.$inferSelect;
export type NewAuthorization = Omit<Authorization, 'endedAt' | 'endReason' | 'endToldAt'>;

/** A number for an authorization; it is never used again. */
export const newAuthorizationId = (): string => randomUUID();

export async function addAuthorizations(tx: Transaction, given: readonly NewAuthorization[]): Promise<void> {
  if (given.length > 0) await tx.insert(authorizations).values([...given]);
}

/** What a plan rests on, where no text is known to which its member agreed. */
export type StandingAuthorization = Pick<
  NewAuthorization,
  'authorizationId' | 'planKind' | 'planKey' | 'memberNumber' | 'method' | 'givenAt'
>;

/**
 * Puts on record what plans rest on that were imported, or are older than the records: their texts lie with the office,
 * if anywhere. What is on record stays as it is.
 */
export async function recordAuthorizations(tx: Transaction, standing: readonly StandingAuthorization[]): Promise<void> {
  if (standing.length === 0) return;
  const text = { way: 'office', consentText: '', textVersion: '', language: 'en', network: null } as const;
  await tx
    .insert(authorizations)
    .values(standing.map((one) => ({ ...one, ...text })))
    .onConflictDoNothing();
}

/**
 * Ends authorizations; one that has ended stays as it ended. `toldAt` is when whoever must know was told: null leaves it to
 * the worker, which tells of each end once.
 */
export async function endAuthorizations(
  tx: Executor,
  authorizationIds: readonly string[],
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<void> {
  if (authorizationIds.length === 0) return;
  await tx
    .update(authorizations)
    .set(end)
    .where(and(among(authorizations.authorizationId, authorizationIds), isNull(authorizations.endedAt)));
}

/**
 * What an import took to be another agreement, and was none: the one it replaced stands again, the other is forgotten.
 * Answers false where the first had ended otherwise, and stays so.
 */
export async function resumeReplaced(tx: Transaction, authorizationId: string, instead: string): Promise<boolean> {
  const resumed = await tx
    .update(authorizations)
    .set({ endedAt: null, endReason: null, endToldAt: null })
    .where(and(eq(authorizations.authorizationId, authorizationId), eq(authorizations.endReason, 'replaced')))
    .returning({ authorizationId: authorizations.authorizationId });
  if (resumed.length === 0) return false;
  await tx.delete(authorizations).where(eq(authorizations.authorizationId, instead));
  return true;
}

/** Ends of which nobody was told yet, the oldest first. */
export async function listUntoldEnds(db: Executor, limit: number): Promise<Authorization[]> {
  return db
    .select()
    .from(authorizations)
    .where(and(isNotNull(authorizations.endedAt), isNull(authorizations.endToldAt)))
    .orderBy(asc(authorizations.endedAt))
    .limit(limit);
}

/** The accounts that the plan of an authorization pays. */
export async function accountsPaidBy(
  db: Executor,
  { planKind, planKey }: Pick<Authorization, 'planKind' | 'planKey'>,
): Promise<string[]> {
  if (planKind !== 'scheduled-payment') return [planKey];
  const found = await db
    .select({ accountNumber: scheduledPaymentAccounts.accountNumber })
    .from(scheduledPaymentAccounts)
    .where(eq(scheduledPaymentAccounts.transNo, planKey))
    .orderBy(asc(scheduledPaymentAccounts.accountNumber));
  return found.map(({ accountNumber }) => accountNumber);
}

/** Notes that an end was told; false when another process has done so. */
export async function noteEndTold(tx: Transaction, authorizationId: string, endToldAt: Date): Promise<boolean> {
  const noted = await tx
    .update(authorizations)
    .set({ endToldAt })
    .where(and(eq(authorizations.authorizationId, authorizationId), isNull(authorizations.endToldAt)))
    .returning({ authorizationId: authorizations.authorizationId });
  return noted.length > 0;
}

/** What a member has agreed to, the newest first. */
export async function authorizationsOf(db: Executor, memberNumber: string): Promise<Authorization[]> {
  return db
    .select()
    .from(authorizations)
    .where(eq(authorizations.memberNumber, memberNumber))
    .orderBy(desc(authorizations.givenAt));
}
