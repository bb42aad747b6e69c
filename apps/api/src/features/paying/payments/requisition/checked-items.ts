import type { Cents } from '@rochdale/domain/money';
import { amountBesideViolation } from '@rochdale/domain/paying/payments/amount';
import { cutoffBlocked, eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../../platform/database/database.ts';
import { fieldRefusal, Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { type Account, findAccounts } from '../../../account/accounts/public.ts';
import { onItsWayOf } from '../../owed/public.ts';

/** An account with what of a payment goes to it. Money in cents. */
export interface PaymentItem {
  readonly account: Account;
  readonly amount: Cents;
}

/**
 * The accounts of a payment as they are on file, each with its amount (paying-28). Refuses, with the rule's own
 * message, what the browser should have refused. They come by number: equal payments are handed over alike, in whatever
 * order they were sent.
 */
export async function checkedItems(
  db: Executor,
  asked: readonly { readonly accountNumber: string; readonly amount: Cents }[],
  { rules, site, now }: { readonly rules: PaymentRules; readonly site: Sites; readonly now: Date },
): Promise<PaymentItem[]> {
  const numbers = asked.map((item) => item.accountNumber);
  if (new Set(numbers).size !== numbers.length) throw refusal(400, 'error.invalid');
  const accounts = new Map((await findAccounts(db, numbers)).map((account) => [account.accountNumber, account]));
  const onItsWay = await onItsWayOf(db, numbers, now);
  const items = asked.map(({ accountNumber, amount }, index) => {
    const account = accounts.get(accountNumber);
    if (!account) throw refusal(404, 'error.notFound');
    const allowed = eligibility(account, rules);
    if (!allowed.card && !allowed.echeck) throw refusal(400, 'payment.restricted.both');
    if (cutoffBlocked(rules)) throw new Refusal(400, (language) => site(language).config.payments.cutoffMessage);
    const underWay = (onItsWay.get(accountNumber) ?? []).reduce((sum, one) => sum + one.amount, 0);
    const found = amountBesideViolation(amount, account, rules, underWay);
    if (found) throw fieldRefusal(found, `accountsToPay.${index}.paymentAmount`);
    return { account, amount };
  });
  return items.sort((a, b) => (a.account.accountNumber < b.account.accountNumber ? -1 : 1));
}
