import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { addBankingDays } from '../banking-days/banking-days.ts';
import { type DebitNotice, debitDay, debitNotice } from '../due-payments/announced-debit.ts';
import { bankDraftDecision } from '../due-payments/bank-draft.ts';
import { type Taken, whatIsTaken } from '../due-payments/what-is-taken.ts';
import { type DayAhead, prenoteOf } from './days-ahead.ts';
import type { AccountAhead, Ahead, Certainty, PlanAhead } from './plan-ahead.ts';

/** What is owed of each account, less what was foreseen to be taken so far. */
export type Owing = Map<string, AccountAhead>;

/** What a day of a plan takes. Money in cents. */
export interface TakenAhead {
  readonly day: LocalDay;
  /** On which it is decided: the day itself, or that of the bank file. */
  readonly decidedOn: LocalDay;
  readonly certainty: Certainty;
  readonly amount: Cents | null;
}

/** What a day of a plan takes, noted in what is owed; undefined when nothing becomes of it. */
export function takeAhead(plan: PlanAhead, day: DayAhead, owing: Owing, ahead: Ahead): TakenAhead | undefined {
  return plan.by === 'file' ? bankDraft(plan, day, owing, ahead) : charge(plan, plan.by, day, owing, ahead);
}

function charge(
  plan: PlanAhead,
  paymentType: Exclude<PlanAhead['by'], 'file'>,
  { dueDay, decidedOn, waiting }: DayAhead,
  owing: Owing,
  { today, rules, limits }: Ahead,
): TakenAhead | undefined {
  const accounts = plan.accounts.flatMap(({ accountNumber, amount }) => {
    const found = owing.get(accountNumber);
    return found ? [{ ...found, part: amount }] : [];
  });
  const { ceiling, paysInFull } = plan;
  const taken = whatIsTaken({ plan: plan.plan, accounts, paymentType, ceiling, paysInFull, rules, limits });
  if (taken.kind === 'take') for (const part of taken.parts) note(owing, part.accountNumber, part.amount);
  // It waited the whole day for something to be owed (planned-46).
  if (taken.kind === 'nothing' && waiting && waiting.tryOn < today) return undefined;
  const day = taken.kind === 'take' ? debitDay(decidedOn, noticeOf(plan, dueDay, taken.amount), today) : decidedOn;
  return { day, decidedOn: day, ...amountOf(plan, taken) };
}

/** From when on a day of a plan may take as much; what is not from a bank account, at once. */
const noticeOf = ({ plan, ceiling, told }: PlanAhead, dueDay: LocalDay, amount: Cents): DebitNotice =>
  told === undefined ? { kind: 'free' } : debitNotice({ plan, dueDay, amount, ceiling }, told);

function amountOf({ plan, accounts }: PlanAhead, taken: Taken): Pick<TakenAhead, 'certainty' | 'amount'> {
  if (taken.kind === 'overCeiling') return { certainty: 'none', amount: taken.amount };
  if (taken.kind === 'restricted' || taken.kind === 'refused') return { certainty: 'none', amount: null };
  const amount = taken.kind === 'take' ? taken.amount : 0;
  if (plan.kind !== 'scheduled')
    return amount > 0 ? { certainty: certaintyOf(plan), amount } : { certainty: 'open', amount: null };
  const named = accounts.reduce((sum, part) => sum + (part.amount ?? 0), 0);
  return amount >= named ? { certainty: 'known', amount } : { certainty: 'most', amount: named };
}

/** A plan that goes by the month or the billing system's date may be met by a bill before its day. */
const certaintyOf = (plan: Exclude<PlanAhead['plan'], { readonly kind: 'scheduled' }>): Certainty =>
  plan.kind === 'auto-pay' || plan.method === 'WHEN_BILLED' || plan.method === 'DAYS_AFTER_BILLING' ? 'known' : 'about';

function bankDraft(
  plan: PlanAhead,
  { dueDay, decidedOn, waiting }: DayAhead,
  owing: Owing,
  ahead: Ahead,
): TakenAhead | undefined {
  if (plan.plan.kind !== 'draft') return undefined;
  const account = owing.get(plan.key);
  // Until it is sent again, what came back counts as on its way.
  const back = waiting?.state === 'returned' ? waiting.amount : 0;
  const decided = bankDraftDecision({
    due: { dueDay, amount: back, declines: waiting?.declines ?? 0, authorizationId: null },
    draft: {
      authorizationId: plan.authorizationId,
      startDate: plan.plan.startDate,
      isHeld: false,
      isBilling: false,
      hasFault: false,
      prenoteEffectiveDate: prenoteOf(plan, ahead),
    },
    isOpen: account?.bankDraftOpen ?? false,
    owed: (account?.owed ?? 0) + back,
    pageIsOpen: false,
    sendDay: decidedOn,
    // What is still to be told is told before the day comes.
    noticeOf: (amount) => toldByThen(noticeOf(plan, dueDay, amount), ahead.today),
  });
  switch (decided.kind) {
    case 'send':
      note(owing, plan.key, decided.amount - back);
      return {
        day: decided.effectiveEntryDate,
        decidedOn,
        certainty: decided.isRetry ? 'known' : certaintyOf(plan.plan),
        amount: decided.amount,
      };
    case 'announce':
      note(owing, plan.key, decided.amount);
      return {
        day: decided.settles,
        decidedOn: decided.to,
        certainty: certaintyOf(plan.plan),
        amount: decided.amount,
      };
    case 'skip':
      return {
        day: addBankingDays(decidedOn, 1),
        decidedOn,
        certainty: decided.reason === 'nothing' ? 'open' : 'none',
        amount: null,
      };
    case 'cancel':
    case 'fail':
      note(owing, plan.key, -back);
      return undefined;
    case 'wait':
    case 'postpone':
      return undefined;
  }
}

/** What was not told yet is told today. */
const toldByThen = (notice: DebitNotice, today: LocalDay): DebitNotice =>
  notice.kind === 'untold' ? { kind: 'from', day: debitDay(today, notice, today) } : notice;

/** What is taken is owed no more. */
function note(owing: Owing, accountNumber: string, amount: Cents): void {
  const found = owing.get(accountNumber);
  if (found) owing.set(accountNumber, { ...found, owed: found.owed - amount, underWay: found.underWay + amount });
}
