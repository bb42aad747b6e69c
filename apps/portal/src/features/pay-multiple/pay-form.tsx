import { payableAccountOf, paymentRulesOf, type WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { defaultPaymentType } from '@rochdale/domain/payments/eligibility';
import type { PaymentRules, PaymentType } from '@rochdale/domain/payments/payable-account';
import {
  accountCountViolation,
  commonEligibility,
  commonTypeViolation,
  totalViolation,
} from '@rochdale/domain/payments/several-accounts';
import type { Violation } from '@rochdale/domain/violation';
import { type FormEvent, useEffect, useState } from 'react';
import { useText, violationText } from '../../lib/text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FailureBanner, PaymentHandOff } from '../payments/public.ts';
import { amountId } from './account-row.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { selectAllId } from './accounts-table.tsx';
import type { PayableRow } from './pay-multiple-calls.ts';
import { PaymentSummary, totalOf } from './payment-summary.tsx';
import { PaymentTypes, paymentTypesId } from './payment-types.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { usePayNow } from './use-pay-now.ts';
import { usePayableAccounts } from './use-payable-accounts.ts';

/** The accounts, their sum, and the way to the hosted page. */
export function PayForm({ settings }: { settings: WirePaymentSettings }) {
  const rules = paymentRulesOf(settings);
  const list = usePayableAccounts();
  const choice = useChoice(rules);
  const payment = usePayNow(settings, list.refresh);
  const [preferred, setPreferred] = useState<PaymentType>();
  const [refused, setRefused] = useState<readonly PayableRow[]>([]);
  const [refusals, setRefusals] = useState(0);
  const text = useText();

  const allowed = commonEligibility(choice.rows.map(payableAccountOf), rules);
  const isPreferredOpen = preferred === 'cc' ? allowed.card : preferred === 'echeck' && allowed.echeck;
  const paymentType = preferred !== undefined && isPreferredOpen ? preferred : defaultPaymentType(allowed);
  const problems = problemsOf(choice, rules, (number, problem) => text('payMultiple.problem', { number, problem }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choice.showErrors(problems.length > 0);
    setRefusals(problems.length > 0 ? refusals + 1 : 0);
    setRefused(choice.rows.filter((row) => choice.problemOf(row) !== undefined));
    if (problems.length === 0) payment.pay({ parts: choice.parts, paymentType });
  };
  const [only] = problems.length === 1 ? problems : [];
  const onlyId = only?.fieldId;
  // Which field is wrong counts only when a submit is refused, not while it is mended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (refusals > 0 && onlyId !== undefined) document.getElementById(onlyId)?.focus();
  }, [refusals]);

  return (
    <form className="grid-main" method="post" noValidate onSubmit={submit}>
      <div className="stack">
        {payment.failure && <FailureBanner failure={payment.failure} onDismiss={payment.dismissFailure} />}
        {refusals > 0 && problems.length > 0 && <ErrorSummary key={refusals} items={problems} />}
        <AccountsCard list={list} rules={rules} choice={choice} refused={refused} />
      </div>
      <PaymentSummary
        parts={choice.parts}
        fee={settings.onlineConvFeeText}
        isBusy={payment.stage.kind === 'initiating'}
      >
        <PaymentTypes
          rows={choice.rows}
          rules={rules}
          settings={settings}
          paymentType={paymentType}
          onChange={setPreferred}
        />
      </PaymentSummary>
      {payment.stage.kind === 'leaving' && <PaymentHandOff stage={payment.stage} />}
    </form>
  );
}

/** Everything that keeps the chosen accounts from being paid, each with the field that mends it. */
function problemsOf(
  choice: Choice,
  rules: PaymentRules,
  write: (number: string, problem: string) => string,
): readonly { readonly fieldId: string; readonly text: string }[] {
  const { rows } = choice;
  const whole: readonly (readonly [string, Violation | undefined])[] = [
    [selectAllId, rows.length === 0 ? { code: 'payMultiple.noneSelected', params: {} } : undefined],
    [selectAllId, accountCountViolation(rows.length)],
    [paymentTypesId, commonTypeViolation(rows.map(payableAccountOf), rules)],
    [paymentTypesId, totalViolation(totalOf(choice.parts))],
  ];
  return [
    ...whole.flatMap(([fieldId, found]) => (found ? [{ fieldId, text: violationText(found) }] : [])),
    ...rows.flatMap((row) => {
      const problem = choice.problemOf(row);
      return problem === undefined
        ? []
        : [{ fieldId: amountId(row.accountNumber), text: write(row.accountNumber, problem) }];
    }),
  ];
}
