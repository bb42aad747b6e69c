import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { debitFrom } from '@rochdale/domain/planned/due-payments/announced-debit';
import type { Executor } from '../../../platform/database/database.ts';
import { plansOf } from './plans-store.ts';
import { toldOfPlans } from './told-store.ts';

interface Owing {
  readonly accountNumber: string;
  readonly accountBalance: Cents;
}

export type DebitFrom = (accountNumber: string, dueDay?: LocalDay) => LocalDay;

/**
 * From when on the balance of each of some accounts may be taken from a bank account (planned-85), by the plan that
 * it has; one without a plan as the plan that it would be given. Of a due day that waits already, when it is named.
 */
export async function debitDaysOf(
  db: Executor,
  accounts: readonly Owing[],
  { timeZone, today }: { readonly timeZone: string; readonly today: LocalDay },
): Promise<DebitFrom> {
  const numbers = accounts.map(({ accountNumber }) => accountNumber);
  const standing = await plansOf(db, numbers);
  const plans = numbers.map(
    (planKey) =>
      standing.find((plan) => plan.planKey === planKey) ?? {
        planKind: 'auto-pay' as const,
        planKey,
        authorizationId: 'none',
      },
  );
  const told = await toldOfPlans(db, plans, timeZone);
  return (accountNumber, dueDay) => {
    const account = accounts.find((one) => one.accountNumber === accountNumber);
    const known = told.get(accountNumber);
    return account && known ? debitFrom(account.accountBalance, known, today, dueDay) : today;
  };
}
