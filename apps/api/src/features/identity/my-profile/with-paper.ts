import type { Transaction } from '../../../platform/database/database.ts';
import {
  accountSettingsOf,
  changeAccountPreferences,
  changeMemberPreferences,
  memberPreferencesOf,
} from './my-profile-store.ts';

/**
 * Has everything of a member's come by paper again, and nothing for marketing: whoever has no login reads no bill here.
 * Answers whether anything came without paper.
 */
export async function withPaperOf(tx: Transaction, memberNumber: string, now: Date): Promise<boolean> {
  const chosen = await memberPreferencesOf(tx, memberNumber);
  const accounts = (await accountSettingsOf(tx, memberNumber)).filter(
    ({ paperlessBilling, paperlessOther, emailBillNotice }) => paperlessBilling || paperlessOther || emailBillNotice,
  );
  const byPaper = { emailBillNotice: false, paperlessBilling: false, paperlessOther: false };
  await changeAccountPreferences(
    tx,
    accounts.map(({ accountNumber }) => ({ accountNumber, ...byPaper })),
    now,
  );
  const isAny = chosen.paperlessBilling || chosen.paperlessOther;
  if (isAny || chosen.marketingEmails)
    await changeMemberPreferences(
      tx,
      memberNumber,
      { paperlessBilling: false, paperlessOther: false, marketingEmails: false },
      now,
    );
  return isAny || accounts.some(({ paperlessBilling, paperlessOther }) => paperlessBilling || paperlessOther);
}
