import { amountFieldText, centsOf, dollarsOf, parseAmount } from '@rochdale/domain/money';
import { methodViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import {
  type TopUpTerms,
  type TopUpTrigger,
  topUpTriggers,
  typedAmountViolation,
  typedCeilingViolation,
  typedLineViolation,
} from '@rochdale/domain/planned/top-ups/top-up';
import { violation } from '@rochdale/domain/violation';
import { useFields } from '@rochdale/ui/form/fields.ts';
import type { TopUpFacts } from './top-up-calls.ts';

const triggerOf = (value: string): TopUpTrigger => topUpTriggers.find((one) => one === value) ?? 'days';

/** The line that a form begins with: days, or dollars. */
const usualLine = { days: '3', balance: '20.00' } as const;

/** What a form begins with, in cents, and how often it may be taken in a month. */
const usualAmount = 4000;
const usualTimes = 4;

/** The terms as they are edited. */
export function useTerms({ topUp, methods, least }: TopUpFacts) {
  const usual = methods.find((method) => methodViolation(method) === undefined);
  const leastCents = centsOf(least);
  const begin = Math.max(usualAmount, leastCents);
  const isMoney = topUp?.trigger === 'balance';
  const form = useFields(
    {
      trigger: () => undefined,
      line: (value, values) => typedLineViolation(triggerOf(values.trigger), value),
      amount: (value) => typedAmountViolation(value, leastCents),
      ceiling: (value, values) => typedCeilingViolation(value, values.amount),
      storedPaymentId: (id) => methodViolation(methods.find((method) => method.storedPaymentId === id)),
      agreed: (value) => (value === 'yes' ? undefined : violation('autoPay.agree.required')),
    },
    {
      trigger: topUp?.trigger ?? 'days',
      line: topUp ? (isMoney ? amountFieldText(centsOf(topUp.line)) : String(topUp.line)) : usualLine.days,
      amount: amountFieldText(topUp ? centsOf(topUp.amount) : begin),
      ceiling: amountFieldText(topUp ? centsOf(topUp.ceiling) : begin * usualTimes),
      storedPaymentId: topUp?.storedPaymentId ?? usual?.storedPaymentId ?? '',
      agreed: '',
    },
  );
  const { values } = form;
  const trigger = triggerOf(values.trigger);
  const line = trigger === 'days' ? Number(values.line) : (parseAmount(values.line) ?? 0);
  const terms: TopUpTerms = {
    trigger,
    line,
    amount: parseAmount(values.amount) ?? 0,
    ceiling: parseAmount(values.ceiling) ?? 0,
  };
  return {
    form,
    terms,
    method: methods.find((method) => method.storedPaymentId === values.storedPaymentId),
    chooseTrigger: (value: string): void => {
      form.setValue('trigger', value);
      form.setValue('line', usualLine[triggerOf(value)]);
    },
    agreed: () => ({
      storedPaymentId: values.storedPaymentId,
      trigger,
      line: trigger === 'days' ? line : dollarsOf(line),
      amount: dollarsOf(terms.amount),
      ceiling: dollarsOf(terms.ceiling),
      agreed: true as const,
    }),
  };
}
export type TermsForm = ReturnType<typeof useTerms>;
