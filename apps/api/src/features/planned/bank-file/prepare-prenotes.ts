import type { LocalDay } from '@rochdale/domain/dates';
import { addBankingDays } from '@rochdale/domain/planned/banking-days/banking-days';
import type { Transaction } from '../../../platform/database/database.ts';
import { tellFault } from '../draft-payments/public.ts';
import { changeBankDraft, draftsWithoutPrenote, heldForFault } from './bank-drafts-store.ts';
import { bankAccountOf, entryClassOf, entryOf, type PreparedEntry } from './bank-entry.ts';
import type { BankFileServices } from './bank-file-services.ts';

/**
 * Tries each new bank account without money; a draft may be taken three banking days after (planned-65). One that can't
 * stand in a file is held, and its member told once; it is tried when it has been mended.
 */
export async function preparePrenotes(
  services: BankFileServices,
  tx: Transaction,
  sendDay: LocalDay,
): Promise<PreparedEntry[]> {
  const effectiveDate = addBankingDays(sendDay, 1);
  const prepared: PreparedEntry[] = [];
  for (const draft of await draftsWithoutPrenote(tx)) {
    const { accountNumber, memberNumber, heldAt } = draft;
    const account = await bankAccountOf(tx, services.vault, draft);
    if (account) {
      await changeBankDraft(tx, accountNumber, { prenoteEffectiveDate: effectiveDate, heldAt: null, heldFor: null });
      const entry = entryOf(draft, account, 0);
      prepared.push({ entry, entryClass: entryClassOf(draft), isRetry: false, effectiveDate, draft, transNo: null });
    } else if (heldAt === null) {
      await changeBankDraft(tx, accountNumber, { heldAt: services.clock.now(), heldFor: heldForFault });
      await tellFault(services, tx, memberNumber, accountNumber);
    }
  }
  return prepared;
}
