import { fillFirstBalance } from '../../features/account/first-balance/fill.ts';
import { askEarly, type EarlyQuestions } from '../../lib/calls/early-calls.ts';

/** What a member's page does as soon as its first bytes are there. Whatever fails here, the page's own code does later. */
export async function begin(questions: EarlyQuestions): Promise<void> {
  try {
    const early = askEarly(questions);
    if (early) await fillFirstBalance(early);
  } catch {
    // The page's own code asks again, and says what is wrong.
  }
}
