import { payableAccountOf, paymentRulesOf, type WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { defaultPaymentType } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import {
  accountCountViolation,
  commonEligibility,
  commonTypeViolation,
  totalViolation,
} from '@rochdale/domain/paying/payments/several-accounts';
import type { Violation } from '@rochdale/domain/violation';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import table from 'lucide-static/icons/table.svg?inner';
import { type FormEvent, useEffect, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { FailureBanner, PayAgainDialog, PaymentHandOff, StorePageHandOff, totalPlanned } from '../payments/public.ts';
import { amountId } from './account-row.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { selectAllId } from './accounts-table.tsx';
import { LaterFields } from './later-fields.tsx';
import { PaymentSummary, totalOf } from './payment-summary.tsx';
import { PaymentTypes, paymentTypesId } from './payment-types.tsx';
import { TotalBar } from './total-bar.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { useLeftChoice } from './use-left-choice.ts';
import { useOverBalances } from './use-over-balances.ts';
import { payWithId, usePayLater } from './use-pay-later.ts';
import { usePayNow } from './use-pay-now.ts';
import { usePayableAccounts } from './use-payable-accounts.ts';

/** The accounts, their sum, and the way to the hosted page. */
export function PayForm({ settings }: { settings: WirePaymentSettings }) {
  const rules = paymentRulesOf(settings);
  const list = usePayableAccounts();
  const choice = useChoice(rules, list.query.data?.results ?? []);
  const overBalances = useOverBalances(choice, rules);
  const leftType = useLeftChoice(list, choice);
  const payment = usePayNow(settings, list.refresh);
  const mayWait = useSite().configuration.allowFutureDatedPayments;
  const [isLater, setLater] = useState(false);
  const later = usePayLater(isLater);
  const today = list.query.data?.today ?? '';
  const [preferred, setPreferred] = useState(leftType);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const text = useText();

  const allowed = commonEligibility(choice.rows.map(payableAccountOf), rules);
  const isPreferredOpen = preferred === 'cc' ? allowed.card : preferred === 'echeck' && allowed.echeck;
  const paymentType = preferred !== undefined && isPreferredOpen ? preferred : defaultPaymentType(allowed);
  const laterProblems = (isLater ? later.problems(today, allowed) : []).flatMap(asItem);
  const problems = [
    ...problemsOf(choice, rules, {
      methodId: isLater ? payWithId : paymentTypesId,
      write: (number, problem) => text('payMultiple.problem', { number, problem }),
    }),
    ...laterProblems,
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choice.showErrors(problems.length > 0);
    setRefusals(problems.length > 0 ? refusals + 1 : 0);
    setRefused(choice.rows.flatMap((row) => (choice.problemOf(row) === undefined ? [] : row.accountNumber)));
    if (problems.length > 0 || later.isBusy) return;
    if (isLater) void later.send(choice.parts);
    else if (!overBalances.asks()) payment.pay({ parts: choice.parts, paymentType });
  };
  const [only] = problems.length === 1 ? problems : [];
  const onlyId = only?.fieldId;
  // Which field is wrong counts only when a submit is refused, not while it is mended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (refusals > 0 && onlyId !== undefined) document.getElementById(onlyId)?.focus();
  }, [refusals]);

  if (list.query.data?.memberRecords === 0)
    return (
      <div className="card">
        <Empty icon={table} title={text('payMultiple.noAccounts')}>
          <ScreenLink to="accountoverview">{text('screen.accountOverview')}</ScreenLink>
        </Empty>
      </div>
    );
  return (
    <form className="grid-main" method="post" noValidate onSubmit={submit}>
      <div className="stack">
        {payment.failure && <FailureBanner failure={payment.failure} onDismiss={payment.dismissFailure} />}
        {later.failure && <FailureBanner failure={later.failure} onDismiss={later.dismissFailure} />}
        {refusals > 0 && problems.length > 0 && <ErrorSummary key={refusals} items={problems} />}
        <AccountsCard list={list} rules={rules} choice={choice} refused={choice.rowsOf(refused)} />
        <TotalBar parts={choice.parts} paymentType={isLater ? undefined : paymentType} />
      </div>
      <PaymentSummary
        parts={choice.parts}
        paymentType={isLater ? undefined : paymentType}
        consent={isLater ? later.consentTo(totalOf(choice.parts), today) : undefined}
        overBalances={overBalances}
        isBusy={payment.stage.kind === 'initiating' || later.isBusy}
      >
        {mayWait && (
          <RadioGroup
            label={text('payMultiple.when')}
            name="when"
            value={isLater ? 'later' : 'now'}
            options={[
              { value: 'now', label: text('payMultiple.when.now') },
              { value: 'later', label: text('payMultiple.when.later') },
            ]}
            onChange={(value) => setLater(value === 'later')}
          />
        )}
        {isLater ? (
          <LaterFields
            later={later}
            rows={choice.rows}
            today={today}
            allowed={allowed}
            errors={refusals > 0 ? Object.fromEntries(laterProblems.map((item) => [item.fieldId, item.text])) : {}}
          />
        ) : (
          <PaymentTypes
            rows={choice.rows}
            rules={rules}
            settings={settings}
            paymentType={paymentType}
            onChange={setPreferred}
          />
        )}
      </PaymentSummary>
      <StorePageHandOff stage={later.stage} />
      {payment.stage.kind === 'asking' && (
        <PayAgainDialog
          asked={payment.stage}
          amountCents={totalPlanned(payment.stage.planned)}
          lastPayment={settings.paymentSettings.lastPayment}
          onContinue={payment.confirm}
          onCancel={payment.cancel}
        />
      )}
      {payment.stage.kind === 'leaving' && <PaymentHandOff stage={payment.stage} />}
    </form>
  );
}

const asItem = ([fieldId, found]: readonly [string, Violation | undefined]) =>
  found ? [{ fieldId, text: violationText(found) }] : [];

/** Everything that keeps the chosen accounts from being paid, each with the field that mends it. */
function problemsOf(
  choice: Choice,
  rules: PaymentRules,
  { methodId, write }: { readonly methodId: string; readonly write: (number: string, problem: string) => string },
): readonly { readonly fieldId: string; readonly text: string }[] {
  const { rows } = choice;
  const whole: readonly (readonly [string, Violation | undefined])[] = [
    [selectAllId, rows.length === 0 ? { code: 'payMultiple.noneSelected', params: {} } : undefined],
    [selectAllId, accountCountViolation(rows.length)],
    [methodId, commonTypeViolation(rows.map(payableAccountOf), rules)],
    [methodId, totalViolation(totalOf(choice.parts))],
  ];
  return [
    ...whole.flatMap(asItem),
    ...rows.flatMap((row) => {
      const problem = choice.problemOf(row);
      return problem === undefined
        ? []
        : [{ fieldId: amountId(row.accountNumber), text: write(row.accountNumber, problem) }];
    }),
  ];
}
