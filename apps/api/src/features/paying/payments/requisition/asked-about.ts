import { askedBeforePaying } from '@rochdale/domain/paying/payments/on-its-way';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fieldRefusal } from '../../../../platform/http/refusal.ts';
import { owedNow } from '../../owed/public.ts';
import type { PaymentItem } from './checked-items.ts';

/**
 * Refuses to begin a payment of more than is owed beside what is on its way, unless the payer was asked and pays all the
 * same. Locks the accounts: nothing begins to be taken by itself until the payment is written.
 */
export async function requireAskedAbout(
  tx: Transaction,
  items: readonly PaymentItem[],
  { payAgain, now }: { readonly payAgain: boolean; readonly now: Date },
): Promise<void> {
  const owed = await owedNow(
    tx,
    items.map(({ account }) => account.accountNumber),
    { now },
  );
  for (const { account, amount } of items) {
    const { accountNumber, isPrepaidAccount } = account;
    const there = owed.get(accountNumber);
    const found = there && askedBeforePaying(amount, { accountNumber, balance: there.balance }, there.items);
    if (found && !payAgain && !isPrepaidAccount) throw fieldRefusal(found, 'payAgain');
  }
}
