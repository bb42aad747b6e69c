import { amountFieldText, centsOf, dollarsOf, parseAmount } from '@rochdale/domain/money';
import { ceilingViolation, methodViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { violation } from '@rochdale/domain/violation';
import { useFields } from '@rochdale/ui/form/fields.ts';
import type { AutoPay, Method } from './auto-pay-calls.ts';

/** What the member has agreed to, as it is sent. Dollars. */
export interface AgreedTerms {
  readonly storedPaymentId: string;
  readonly daysBefore: number;
  readonly ceiling: number | null;
  readonly agreed: true;
}

/** The terms as they are edited; `accounts` holds the chosen numbers, with a comma between them. */
export function useTerms(methods: readonly Method[], accounts: readonly string[], begin?: AutoPay) {
  const usual = methods.find((method) => methodViolation(method) === undefined);
  const form = useFields(
    {
      accounts: () => (accounts.length === 0 ? violation('autoPay.accounts.required') : undefined),
      storedPaymentId: (id) => methodViolation(methods.find((method) => method.storedPaymentId === id)),
      daysBefore: (value) => (value === '' ? violation('autoPay.days.required') : undefined),
      ceiling: ceilingViolation,
      agreed: (value) => (value === 'yes' ? undefined : violation('autoPay.agree.required')),
    },
    {
      accounts: '',
      storedPaymentId: begin?.storedPaymentId ?? usual?.storedPaymentId ?? '',
      daysBefore: String(begin?.daysBefore ?? 0),
      ceiling: begin?.ceiling == null ? '' : amountFieldText(centsOf(begin.ceiling)),
      agreed: '',
    },
  );
  const { storedPaymentId } = form.values;
  const daysBefore = Number(form.values.daysBefore);
  const ceiling = ceilingViolation(form.values.ceiling) ? undefined : parseAmount(form.values.ceiling);
  return {
    form,
    method: methods.find((method) => method.storedPaymentId === storedPaymentId),
    /** Cents. */
    ceiling: ceiling ?? null,
    daysBefore,
    agreed: (): AgreedTerms => ({
      storedPaymentId,
      daysBefore,
      ceiling: ceiling === undefined ? null : dollarsOf(ceiling),
      agreed: true,
    }),
  };
}
export type TermsForm = ReturnType<typeof useTerms>;
