import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { addBankingDays, bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { catchUpDays } from '@rochdale/domain/planned/due-payments/payment-plan';
import { daysAhead } from '@rochdale/domain/planned/planned-payments/days-ahead';
import type { Executor } from '../../../platform/database/database.ts';
import {
  debitDaysOf,
  dueDaysOf,
  isOfficeDraft,
  type MemberDueDay,
  nextFileDayOf,
  plansOf,
  type StandingPlan,
} from '../due-payments/public.ts';
import { type KnownAccount, nextDraftDay } from './draft-accounts.ts';
import type { DraftRow } from './drafts-store.ts';

/** The next day of a draft; settled where it was put off, waits for another try, or is with the bank already. */
export interface NextDraftDay {
  readonly day: LocalDay;
  readonly isSettled: boolean;
  /** Whether it goes out in the bank file, which settles on banking days alone. */
  readonly isInFile: boolean;
}

/** The next day of each draft that is taken here, as the calendar says it, what was taken up already among it (planned-86). */
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
  const ahead = { today, nextFileDay: await nextFileDayOf(db, today) };
  return new Map(
    plans
      .filter((plan) => plan.planKind === 'draft' && !isOfficeDraft(plan))
      .map((plan) => {
        const bills = accounts.find(({ accountNumber }) => accountNumber === plan.planKey)?.bills ?? [];
        const takenUp = due.filter(({ planKind, planKey }) => planKind === 'draft' && planKey === plan.planKey);
        return [plan.planKey, nextDayOf(plan, bills, takenUp, ahead)];
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
  if (!waits) return day;
  return next?.isInFile === true ? bankingDayOnOrAfter(debitFrom) : debitFrom;
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
  ahead: { readonly today: LocalDay; readonly nextFileDay: LocalDay },
): NextDraftDay | undefined {
  const { today } = ahead;
  const isInFile = by.kind === 'file';
  const underWay = takenUp.find(({ state }) => state === 'sent' || state === 'charging');
  if (underWay) {
    // What the bank has not taken up by its day is still on its way.
    const { effectiveDate: day } = underWay;
    return { day: day !== null && day > today ? day : today, isSettled: true, isInFile };
  }
  const days = {
    plan,
    bills,
    takenUp,
    authorizationId,
    prenoteEffectiveDate,
    by: isInFile ? ('file' as const) : undefined,
  };
  const [next] = daysAhead(days, ahead);
  if (next === undefined) return undefined;
  const { decidedOn, waiting } = next;
  return { day: isInFile ? addBankingDays(decidedOn, 1) : decidedOn, isSettled: waiting !== undefined, isInFile };
}
