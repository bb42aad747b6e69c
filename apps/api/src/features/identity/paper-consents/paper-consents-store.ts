import { randomUUID } from 'node:crypto';
import type { PaperlessPart } from '@rochdale/domain/identity/my-profile/paper-consents';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { paperConsents } from '../../../tables/paper-consents.ts';
import { editionOf } from '../../planned/authorizations/public.ts';

/** Whose consent it is, what was read, and when and from where it was given. */
export interface PaperConsentGiven {
  readonly memberNumber: string;
  readonly text: string;
  readonly language: string;
  readonly network: string;
  readonly at: Date;
}

/** Keeps what a member agreed to have without paper, and ends what was taken back. */
export async function keepPaperConsents(
  tx: Transaction,
  { given, withdrawn }: { readonly given: readonly PaperlessPart[]; readonly withdrawn: readonly PaperlessPart[] },
  { memberNumber, text, language, network, at }: PaperConsentGiven,
): Promise<void> {
  for (const { accountNumber, about } of withdrawn)
    await tx
      .update(paperConsents)
      .set({ endedAt: at })
      .where(
        and(
          eq(paperConsents.memberNumber, memberNumber),
          eq(paperConsents.accountNumber, accountNumber),
          eq(paperConsents.about, about),
          isNull(paperConsents.endedAt),
        ),
      );
  if (given.length === 0) return;
  const read = { consentText: text, textVersion: editionOf(text), language, network, givenAt: at };
  await tx
    .insert(paperConsents)
    .values(given.map((part) => ({ consentId: randomUUID(), memberNumber, ...part, ...read })))
    .onConflictDoNothing();
}

/** Ends all that a member agreed to have without paper. */
export async function endPaperConsentsOf(tx: Transaction, memberNumber: string, at: Date): Promise<void> {
  await tx
    .update(paperConsents)
    .set({ endedAt: at })
    .where(and(eq(paperConsents.memberNumber, memberNumber), isNull(paperConsents.endedAt)));
}

export async function forgetPaperConsentsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(paperConsents).where(lt(paperConsents.endedAt, before));
}
