import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { capitalCreditLetters, returnedLetters } from '../../../tables/letter-return.ts';

/** The two numbers of a letter, as they are kept. */
export interface LetterNumbers {
  readonly memberNumber: string;
  readonly letterId: string;
}

/** A letter by both of its numbers at once, so that neither tells of itself whether it exists. */
export async function findLetter(
  db: Executor,
  { memberNumber, letterId }: LetterNumbers,
): Promise<{ returnedOn: string | null } | undefined> {
  const [found] = await db
    .select({ returnedOn: capitalCreditLetters.returnedOn })
    .from(capitalCreditLetters)
    .where(and(eq(capitalCreditLetters.memberNumber, memberNumber), eq(capitalCreditLetters.letterId, letterId)));
  return found;
}

/** Keeps that a letter came back; false when it did before. */
export async function keepReturned(db: Executor, letter: LetterNumbers, returnedAt: Date): Promise<boolean> {
  const kept = await db
    .insert(returnedLetters)
    .values({ ...letter, returnedAt })
    .onConflictDoNothing()
    .returning({ letterId: returnedLetters.letterId });
  return kept.length > 0;
}
