import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { achSchedule } from '@rochdale/domain/planned/due-payments/ach-schedule';
import { catchUpDays } from '@rochdale/domain/planned/due-payments/payment-plan';
import { daysAhead } from '@rochdale/domain/planned/planned-payments/days-ahead';
import type { Executor } from '../../../platform/database/database.ts';
import { dueDaysOf, isOfficeDraft, type MemberDueDay, plansOf, type StandingPlan } from '../due-payments/public.ts';
import type { KnownAccount } from './draft-accounts.ts';

/** The next day of a draft; settled where it was put off, waits for another try, or is with the bank already. */
export interface NextDraftDay {
  readonly day: LocalDay;
  readonly isSettled: boolean;
}

/** The next day of each draft that is taken here, what was taken up already and waits among it (planned-86). */
export async function nextDraftDaysOf(
  db: Executor,
  memberNumber: string,
  accounts: readonly Pick<KnownAccount, 'accountNumber' | 'bills'>[],
  today: LocalDay,
): Promise<ReadonlyMap<string, NextDraftDay | undefined>> {
  const plans = await plansOf(
    db,
    accounts.map(({ accountNumber }) => accountNumber),
  );
  const due = await dueDaysOf(db, memberNumber, addDays(today, -catchUpDays));
  return new Map(
    plans
      .filter((plan) => plan.planKind === 'draft' && !isOfficeDraft(plan))
      .map((plan) => {
        const bills = accounts.find(({ accountNumber }) => accountNumber === plan.planKey)?.bills ?? [];
        const takenUp = due.filter(({ planKind, planKey }) => planKind === 'draft' && planKey === plan.planKey);
        return [plan.planKey, nextDayOf(plan, bills, takenUp, today)];
      }),
  );
}

function nextDayOf(
  { plan, by, authorizationId, prenoteEffectiveDate }: StandingPlan,
  bills: KnownAccount['bills'],
  takenUp: readonly MemberDueDay[],
  today: LocalDay,
): NextDraftDay | undefined {
  const underWay = takenUp.find(({ state }) => state === 'sent' || state === 'charging');
  if (underWay) return { day: underWay.effectiveDate ?? today, isSettled: true };
  const isFile = by.kind === 'file';
  const days = {
    plan,
    bills,
    takenUp,
    authorizationId,
    prenoteEffectiveDate,
    by: isFile ? ('file' as const) : undefined,
  };
  const [next] = daysAhead(days, { today, nextFileDay: bankingDayOnOrAfter(today) });
  if (next === undefined) return undefined;
  const { dueDay, decidedOn, waiting } = next;
  if (waiting === undefined && dueDay > today) return { day: dueDay, isSettled: false };
  const settles = isFile ? achSchedule(dueDay, prenoteEffectiveDate, decidedOn).effectiveEntryDate : decidedOn;
  return { day: settles, isSettled: waiting !== undefined };
}
