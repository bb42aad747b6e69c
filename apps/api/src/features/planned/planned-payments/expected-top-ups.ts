import { furthestDays } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Ahead } from '@rochdale/domain/planned/planned-payments/plan-ahead';
import { fallDay } from '@rochdale/domain/planned/top-ups/top-up';
import type { Executor } from '../../../platform/database/database.ts';
import { outlooksOf } from '../../account/prepaid/public.ts';
import type { AutoPayCandidate } from '../auto-pay/public.ts';
import { type TopUp, topUpsOf } from '../top-ups/public.ts';

/** When a member's prepaid accounts are expected to be topped up by themselves, where that can be told. */
export async function expectedTopUps(
  db: Executor,
  memberNumber: string,
  candidates: readonly AutoPayCandidate[],
  today: LocalDay,
): Promise<Ahead['topUps']> {
  const prepaid = candidates.filter(({ isPrepaidAccount }) => isPrepaidAccount).map(({ account }) => account);
  if (prepaid.length === 0) return [];
  const topUps = await topUpsOf(
    db,
    prepaid.map(({ accountNumber }) => accountNumber),
  );
  const waiting = [...topUps.values()].filter((one) => one.memberNumber === memberNumber && one.fellOn === null);
  const balances = waiting.map((one) => ({
    accountNumber: one.accountNumber,
    balance: balanceAbove(
      one,
      prepaid.find(({ accountNumber }) => accountNumber === one.accountNumber)?.accountBalance,
    ),
  }));
  const outlooks = await outlooksOf(db, balances, today);
  return waiting.flatMap(({ accountNumber, amount, ...terms }) => {
    const days = outlooks.get(accountNumber)?.about;
    if (days === undefined || days === furthestDays) return [];
    return { accountNumber, amount, day: fallDay(terms, days, today) };
  });
}

/** The balance less the money that is to be left. */
const balanceAbove = ({ trigger, line }: TopUp, balance = 0): number => balance + (trigger === 'balance' ? line : 0);
