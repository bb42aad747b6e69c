import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { achSchedule } from '@rochdale/domain/planned/due-payments/ach-schedule';
import { catchUpDays } from '@rochdale/domain/planned/due-payments/payment-plan';
import { daysAhead } from '@rochdale/domain/planned/planned-payments/days-ahead';
import type { Executor } from '../../../platform/database/database.ts';
import {
  debitDaysOf,
  dueDaysOf,
  isOfficeDraft,
  type MemberDueDay,
  plansOf,
  type StandingPlan,
} from '../due-payments/public.ts';
import { type KnownAccount, nextDraftDay } from './draft-accounts.ts';
import type { DraftRow } from './drafts-store.ts';

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

/**
 * The day of a draft as its member is told it, of the next one or, without a plan here, of the billing system's own day:
 * from a bank account it is taken when it was announced, not before (planned-85).
 */
export function announcedDay(
  next: NextDraftDay | undefined,
  {
    ownDay,
    isBank,
    debitFrom,
  }: { readonly ownDay: LocalDay | null; readonly isBank: boolean; readonly debitFrom: LocalDay },
): LocalDay | null {
  const day = next?.day ?? ownDay;
  const waits = isBank && day !== null && debitFrom > day && next?.isSettled !== true;
  return waits ? debitFrom : day;
}

/** The day of one account's draft as its member is told it; null while that hangs on a bill to come. */
export async function announcedDayOf(
  db: Executor,
  account: Pick<KnownAccount, 'accountNumber' | 'accountBalance' | 'bills'> & { readonly memberNumber: string },
  draft: DraftRow,
  {
    cycleDate,
    today,
    timeZone,
  }: { readonly cycleDate: LocalDay | null; readonly today: LocalDay; readonly timeZone: string },
): Promise<LocalDay | null> {
  const { accountNumber, memberNumber, bills } = account;
  const next = await nextDraftDaysOf(db, memberNumber, [account], today);
  const debitFrom = await debitDaysOf(db, [account], { timeZone, today });
  return announcedDay(next.get(accountNumber), {
    ownDay: nextDraftDay(draft, cycleDate, bills, today) ?? null,
    isBank: (draft.draftAccountType ?? '') !== '',
    debitFrom: debitFrom(accountNumber),
  });
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
