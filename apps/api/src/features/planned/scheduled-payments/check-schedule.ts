import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import {
  paymentDateViolation,
  scheduledAccountViolation,
} from '@rochdale/domain/planned/scheduled-payments/scheduled-payment';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { accountRefusal, fieldRefusal } from '../../../platform/http/refusal.ts';
import { checkedItems, paymentRulesOf } from '../../paying/payments/public.ts';

/** What a member asks to be paid on a later day. Money in cents. */
export interface AskedSchedule {
  readonly memberNumber: string;
  readonly paymentDate: LocalDay;
  readonly paymentType: PaymentType;
  readonly accounts: readonly { readonly accountNumber: string; readonly amount: Cents }[];
}

/**
 * Refuses what the rules refuse (planned-34): the day, each amount, and each account that this kind may not pay. `today`
 * is the day on which it was asked.
 */
export async function checkSchedule(
  db: Executor,
  asked: AskedSchedule,
  { site, today, now }: { readonly site: Sites; readonly today: LocalDay; readonly now: Date },
): Promise<void> {
  const wrongDay = paymentDateViolation(asked.paymentDate, today);
  if (wrongDay) throw fieldRefusal(wrongDay, 'paymentDate');
  const rules = await paymentRulesOf(db, site(), asked.memberNumber);
  for (const { account } of await checkedItems(db, asked.accounts, { rules, site, now })) {
    const found = scheduledAccountViolation(eligibility(account, rules), asked.paymentType);
    if (found) throw accountRefusal(account.accountNumber, found, 'accountsToPay');
  }
}
