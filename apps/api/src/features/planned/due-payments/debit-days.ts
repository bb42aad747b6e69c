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

/**
 * From when on the balance of each of some accounts may be taken from a bank account (planned-85), by the plan that
 * it has; one without a plan as the plan that it would be given.
 */
export async function debitDaysOf(
  db: Executor,
  accounts: readonly Owing[],
  { timeZone, today }: { readonly timeZone: string; readonly today: LocalDay },
): Promise<(accountNumber: string) => LocalDay> {
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
  const days = new Map(
    accounts.flatMap(({ accountNumber, accountBalance }) => {
      const known = told.get(accountNumber);
      return known ? [[accountNumber, debitFrom(accountBalance, known, today)] as const] : [];
    }),
  );
  return (accountNumber) => days.get(accountNumber) ?? today;
}
