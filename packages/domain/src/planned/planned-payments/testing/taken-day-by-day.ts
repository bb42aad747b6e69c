import { addDays, type LocalDay } from '../../../dates.ts';
import type { Cents } from '../../../money.ts';
import { addBankingDays, isBankingDay } from '../../banking-days/banking-days.ts';
import { achSchedule } from '../../due-payments/ach-schedule.ts';
import { bankDraftDecision } from '../../due-payments/bank-draft.ts';
import { latestDueDay, nextDueDay } from '../../due-payments/payment-plan.ts';
import { whatIsTaken } from '../../due-payments/what-is-taken.ts';
import { daysShown } from '../days-ahead.ts';
import type { AccountAhead, Ahead, PlanAhead } from '../plan-ahead.ts';

interface Taken {
  readonly day: LocalDay;
  readonly key: string;
  readonly amount: Cents;
}

/** What a worker takes that runs each day, remembers what it answered, and knows nothing of a calendar. */
export function takenDayByDay(ahead: Ahead): Taken[] {
  const owed = new Map(ahead.accounts.map((one) => [one.account.accountNumber, one]));
  const met = new Set<string>();
  const prenotes = new Map<string, LocalDay>();
  const taken: Taken[] = [];
  let waiting: { readonly plan: PlanAhead; readonly dueDay: LocalDay }[] = [];
  for (let at = 0; at <= daysShown; at += 1) {
    const today = addDays(ahead.today, at);
    for (const plan of ahead.plans)
      for (const dueDay of dueOn(plan, today, prenotes.get(plan.key) ?? plan.prenoteEffectiveDate)) {
        if (met.has(`${plan.key} ${dueDay}`)) continue;
        met.add(`${plan.key} ${dueDay}`);
        waiting.push({ plan, dueDay });
      }
    const charges = waiting.filter(({ plan }) => plan.by !== 'file');
    waiting = waiting.filter(({ plan }) => plan.by === 'file');
    for (const isNamed of [true, false])
      for (const { plan } of charges)
        if ((plan.kind === 'scheduled-payment') === isNamed) taken.push(...charge(plan, today, owed, ahead));
    if (!isBankingDay(today)) continue;
    waiting = waiting.filter(({ plan, dueDay }) => {
      const prenote = prenotes.get(plan.key) ?? plan.prenoteEffectiveDate;
      const found = prenote === undefined ? 'waits' : debit(plan, dueDay, prenote, today, owed);
      if (found !== 'waits') taken.push(...found);
      return found === 'waits';
    });
    for (const plan of ahead.plans)
      if (plan.by === 'file' && !prenotes.has(plan.key) && plan.prenoteEffectiveDate === undefined)
        prenotes.set(plan.key, addBankingDays(today, 1));
  }
  return taken;
}

function dueOn({ plan, bills, by }: PlanAhead, today: LocalDay, prenote: LocalDay | undefined): LocalDay[] {
  const latest = latestDueDay(plan, bills, today);
  const next = by === 'file' ? nextDueDay(plan, bills, addDays(today, 1)) : undefined;
  return [latest, next].flatMap((day) =>
    day !== undefined && (by !== 'file' || achSchedule(day, prenote).sendDay <= today) ? [day] : [],
  );
}

function charge(plan: PlanAhead, day: LocalDay, owed: Map<string, AccountAhead>, { rules, limits }: Ahead): Taken[] {
  const accounts = plan.accounts.flatMap(({ accountNumber, amount }) => {
    const found = owed.get(accountNumber);
    return found ? [{ ...found, part: amount }] : [];
  });
  const { ceiling, paysInFull } = plan;
  const paymentType = plan.by === 'file' ? undefined : plan.by;
  const found = whatIsTaken({ plan: plan.plan, accounts, paymentType, ceiling, paysInFull, rules, limits });
  if (found.kind !== 'take') return [];
  for (const part of found.parts) less(owed, part.accountNumber, part.amount);
  return [{ day, key: plan.key, amount: found.amount }];
}

function debit(
  plan: PlanAhead,
  dueDay: LocalDay,
  prenoteEffectiveDate: LocalDay,
  sendDay: LocalDay,
  owed: Map<string, AccountAhead>,
): Taken[] | 'waits' {
  const startDate = plan.plan.kind === 'draft' ? plan.plan.startDate : dueDay;
  const decided = bankDraftDecision({
    due: { dueDay, amount: 0, declines: 0, authorizationId: null },
    draft: { authorizationId: 'A', startDate, isHeld: false, isBilling: false, hasFault: false, prenoteEffectiveDate },
    isOpen: true,
    owed: owed.get(plan.key)?.owed ?? 0,
    pageIsOpen: false,
    sendDay,
    noticeOf: () => ({ kind: 'free' }),
  });
  if (decided.kind === 'postpone') return 'waits';
  if (decided.kind !== 'send') return [];
  less(owed, plan.key, decided.amount);
  return [{ day: decided.effectiveEntryDate, key: plan.key, amount: decided.amount }];
}

function less(owed: Map<string, AccountAhead>, accountNumber: string, amount: Cents): void {
  const found = owed.get(accountNumber);
  if (found) owed.set(accountNumber, { ...found, owed: found.owed - amount });
}
