import type { LocalDay } from '@rochdale/domain/dates';
import { type AchEntry, achEntryFault } from '@rochdale/domain/planned/ach/ach-entry';
import { lookedUpBank } from '@rochdale/domain/planned/draft-payments/bank-account';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { findInstitution } from '../draft-payments/public.ts';
import type { BankDraft } from './bank-drafts-store.ts';

/** An entry on its way into the file, with what it is for. */
export interface PreparedEntry {
  readonly entry: AchEntry;
  readonly entryClass: 'WEB' | 'PPD';
  readonly isRetry: boolean;
  readonly effectiveDate: LocalDay;
  readonly draft: BankDraft;
  /** The requisition of a debit; a prenote has none. */
  readonly transNo: string | null;
}

/** What a member set up here was authorized on the web; what the co-op brought along, on paper. */
export const entryClassOf = ({ createdAt }: BankDraft): 'WEB' | 'PPD' => (createdAt === null ? 'PPD' : 'WEB');

/** The bank account of a draft as it stands in a file; `undefined` when it can stand in none. */
export async function bankAccountOf(
  tx: Transaction,
  vault: Vault,
  draft: BankDraft,
): Promise<Pick<AchEntry, 'routingNumber' | 'bankAccountNumber' | 'accountType'> | undefined> {
  const institution = await findInstitution(tx, draft.routingNumber);
  const isRefused =
    institution !== undefined && lookedUpBank(institution.routingNumber, institution).found !== undefined;
  const account = {
    // A bank that was given a new number takes no entries under the old one.
    routingNumber: institution?.routingNumber ?? draft.routingNumber,
    bankAccountNumber: vault.unlock('bank-account-number', draft.accountNumber, draft.bankAccountNumber),
    accountType: draft.accountType,
  };
  return isRefused || achEntryFault(entryOf(draft, account, 0)) ? undefined : account;
}

/** A debit of the amount; of 0 a prenote. */
export const entryOf = (
  { accountNumber, holder }: BankDraft,
  account: Pick<AchEntry, 'routingNumber' | 'bankAccountNumber' | 'accountType'>,
  amount: number,
): AchEntry => ({
  ...account,
  amount,
  isPrenote: amount === 0,
  individualId: accountNumber,
  individualName: holder,
  paymentType: 'R',
});
