import type { plannedPaymentsOperations } from '@rochdale/contract/operations/planned/planned-payments';
import { dollarsOf } from '@rochdale/domain/money';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import type { DraftRules } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { accountWay, waysOpen } from '@rochdale/domain/planned/planned-payments/account-way';
import type { AwaitingBill, PlannedPayment } from '@rochdale/domain/planned/planned-payments/planned-payments';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { z } from 'zod';
import { serviceAddressOf } from '../../account/accounts/public.ts';
import type { AutoPayCandidate } from '../auto-pay/public.ts';
import type { KnownAccount } from '../draft-payments/public.ts';
import type { StandingPlan } from '../due-payments/public.ts';
import type { PaidFrom } from './planned-payments-store.ts';

type Answer = z.input<(typeof plannedPaymentsOperations)['planned-payments.list']['response']>;

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

/** A plan that waits for a bill, as it travels. */
export function presentPlan(
  { kind, key, accountNumbers, ceiling }: AwaitingBill,
  from: ReadonlyMap<string, PaidFrom>,
  text: Translate,
): Answer['withNextBill'][number] {
  const source = from.get(`${kind === 'office-draft' ? 'draft' : kind} ${key}`);
  const paidFrom = source === undefined ? '' : 'named' in source ? source.named : methodName(source, text);
  return { kind, accountNumbers: [...accountNumbers], paidFrom, ceiling: dollarsOrNull(ceiling) };
}

/** A payment to come, as it travels. */
export function presentPayment(
  payment: PlannedPayment,
  from: ReadonlyMap<string, PaidFrom>,
  text: Translate,
): Answer['payments'][number] {
  const { day, certainty, amount, changeUntil } = payment;
  return { ...presentPlan(payment, from, text), day, certainty, amount: dollarsOrNull(amount), changeUntil };
}

/** What the presenter of accounts asks of a co-op and a member. */
export interface AccountFacts {
  readonly plans: readonly StandingPlan[];
  readonly drafted: readonly KnownAccount[];
  readonly held: ReadonlySet<string>;
  /** The accounts that are topped up by themselves. */
  readonly toppedUp: ReadonlySet<string>;
  readonly draftRules: DraftRules;
  readonly hasAutoPay: boolean;
  readonly language: TextLanguage;
}

/** How an account is paid, as it travels. */
export function presentAccount(
  candidate: AutoPayCandidate,
  { plans, drafted, held, toppedUp, draftRules, hasAutoPay, language }: AccountFacts,
): Answer['accounts'][number] {
  const { account, autoPay, isBillingAutoPay } = candidate;
  const { accountNumber, isPrepaidAccount, accountBalance, dueDate, accountType } = account;
  const draft = drafted.find((one) => one.accountNumber === accountNumber);
  const isChargeable = plans.some(
    ({ planKind, planKey, by }) => planKind === 'auto-pay' && planKey === accountNumber && by.kind === 'token',
  );
  const way = accountWay({
    isPrepaidAccount,
    isBillingAutoPay,
    isOfficeDraft: draft !== undefined && draft.officeDraftDate !== null,
    autoPay: autoPay && { isPaused: autoPay.isPaused, isChargeable },
    draft: draft?.draft ? { isHeld: held.has(accountNumber) } : undefined,
    isToppedUp: toppedUp.has(accountNumber),
  });
  const canDraft = draftRules.options.length > 0 ? draft : undefined;
  const { reason, ...open } = waysOpen(hasAutoPay ? candidate : undefined, canDraft, draftRules);
  return {
    accountNumber,
    accountType,
    serviceAddress: serviceAddressOf(account),
    way,
    ...open,
    reason: reason ? sentenceOf(reason, language) : null,
    accountBalance: dollarsOf(accountBalance),
    dueDate,
  };
}
