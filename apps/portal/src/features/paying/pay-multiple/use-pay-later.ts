import { type PaymentPart, paymentRequestOfAll } from '@rochdale/contract/payments/conversions';
import type { LocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import type { Eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import {
  paymentDateViolation,
  scheduledMethodViolation,
} from '@rochdale/domain/planned/scheduled-payments/scheduled-payment';
import type { Violation } from '@rochdale/domain/violation';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { useScheduleOutcome } from '../../planned/scheduled-payments/public.ts';
import { useStorePage } from '../payments/public.ts';
import { listStored, type StoredMethod, schedule } from './pay-multiple-calls.ts';
import { refusedAccount } from './use-pay-now.ts';

export const dateId = 'payment-date';
export const payWithId = 'pay-with';

/** A payment on a later date (paying-56): its day, and a stored card or bank account, or a new one. */
export function usePayLater(isOpen: boolean) {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [date, setDate] = useState('');
  const [payWith, setPayWith] = useState('');
  const [paysInFull, setPaysInFull] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const { settings, config } = useSite();
  const outcome = useScheduleOutcome();
  const storePage = useStorePage();
  const stored = useQuery({
    queryKey: ['pay-multiple-stored', memberNumber],
    queryFn: () => listStored({ params: { memberNumber } }),
    enabled: isOpen && memberNumber !== '',
  });
  const methods = stored.data?.results ?? [];
  const chosen = methods.find((one) => one.storedPaymentId === payWith);
  const newType = payWith === 'new-card' ? 'cc' : payWith === 'new-bank' ? 'echeck' : undefined;

  const paidWith = chosen
    ? methodName(chosen, text)
    : text(
        newType === undefined
          ? 'paymentProfile.chosen'
          : newType === 'cc'
            ? 'paymentProfile.entered.card'
            : 'paymentProfile.entered.bank',
      );

  const send = async (parts: readonly PaymentPart[]): Promise<void> => {
    const { accountsToPay, amount } = paymentRequestOfAll(parts);
    const create = async (with_: Parameters<typeof schedule>[0]['body']['payWith']) => {
      try {
        return await schedule({
          params: { memberNumber },
          body: { accountsToPay, amount, paymentDate: date, payWith: with_, paysInFull },
        });
      } catch (error) {
        const number = refusedAccount(error, { accountsToPay });
        if (number === undefined || !(error instanceof Error)) throw error;
        throw new Error(text('payMultiple.problem', { number, problem: error.message }));
      }
    };
    if (newType)
      return storePage.begin(newType, async () => {
        const answer = await create({ kind: 'new', paymentType: newType });
        if (answer.kind !== 'page') throw new Error(text('scheduledPayments.failed'));
        return answer;
      });
    setFailure(undefined);
    setSending(true);
    try {
      const answer = await create({ kind: 'stored', storedPaymentId: payWith });
      if (answer.kind === 'scheduled') outcome.succeed(answer, text('scheduledPayments.scheduled'));
    } catch (error) {
      // What can be mended is said here, beside what was typed.
      if (error instanceof ApiError && error.status !== 400) outcome.fail(error.message);
      else setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setSending(false);
    }
  };

  return {
    stored,
    methods,
    date,
    setDate,
    payWith,
    setPayWith,
    paysInFull,
    setPaysInFull,
    stage: storePage.stage,
    isBusy: isSending || storePage.stage.kind === 'opening',
    failure: failure ?? storePage.failure,
    dismissFailure: (): void => {
      setFailure(undefined);
      storePage.dismissFailure();
    },
    /** Why a stored way of paying can't be chosen: for itself, or for an account that it may not pay. */
    methodProblem: (method: StoredMethod, allowed: Eligibility, today: LocalDay): Violation | undefined =>
      (isAllowed(method, allowed) ? undefined : restrictionOf(method)) ??
      scheduledMethodViolation(method, date === '' ? today : date),
    /** What the member agrees to by scheduling; undefined while amount or day is missing. */
    consentTo: (amountCents: number, today: LocalDay): string | undefined =>
      amountCents > 0 && !paymentDateViolation(date, today)
        ? agreementText<'schedule'>(config.agreements.schedule, {
            coop: settings.coopName,
            phone: settings.phoneNumber,
            method: paidWith,
            amount: formatMoney(amountCents),
            date: pageFormats().letterDay(date),
          })
        : undefined,
    /** What keeps the payment from being scheduled, each with its field. */
    problems: (today: LocalDay, allowed: Eligibility): readonly (readonly [string, Violation | undefined])[] => {
      const isNewAllowed = newType === 'cc' ? allowed.card : newType === 'echeck' && allowed.echeck;
      const isStoredAllowed = chosen !== undefined && isAllowed(chosen, allowed);
      return [
        [dateId, paymentDateViolation(date, today)],
        [payWithId, isNewAllowed ? undefined : scheduledMethodViolation(isStoredAllowed ? chosen : undefined, date)],
      ];
    },
    send,
  };
}

export type PayLater = ReturnType<typeof usePayLater>;

const isAllowed = ({ paymentType }: StoredMethod, allowed: Eligibility): boolean =>
  paymentType === 'Credit' ? allowed.card : allowed.echeck;

const restrictionOf = ({ paymentType }: StoredMethod): Violation => ({
  code: paymentType === 'Credit' ? 'payment.restricted.card.tooltip' : 'payment.restricted.echeck.tooltip',
  params: {},
});
