import {
  payableAccountOf,
  paymentRulesOf,
  type WirePayableAccount,
  type WirePaymentSettings,
} from '@rochdale/contract/payments/conversions';
import { formatDay } from '@rochdale/domain/dates';
import { amountFieldText, centsOf, formatMoney, parseAmount } from '@rochdale/domain/money';
import { amountFieldLength, amountTextViolation } from '@rochdale/domain/payments/amount';
import { acceptedCardNames } from '@rochdale/domain/payments/card-types';
import { defaultAmount } from '@rochdale/domain/payments/default-amount';
import { defaultPaymentType, eligibility } from '@rochdale/domain/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/payments/payable-account';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { checkedBy, digitsOnly } from '../../lib/form.ts';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard, MoneyField } from '../../ui/field.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { filledHint } from './filled-hint.ts';

interface PaymentFormProps {
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
  readonly isBusy: boolean;
  /** The start of the row of buttons: Back or Cancel. */
  readonly back: ReactNode;
  readonly onPay: (amountCents: number, paymentType: PaymentType) => void;
}

interface Fields {
  amount: string;
  paymentType: PaymentType;
}

/** Due date, balance, amount and payment type of one account (S0 §4 Pay, §5 Quick Pay amount). */
export function PaymentForm({ account: wire, settings, isBusy, back, onPay }: PaymentFormProps) {
  const text = useText();
  const amountId = useId();
  const account = payableAccountOf(wire);
  const rules = paymentRulesOf(settings);
  const allowed = eligibility(account, rules);
  const begin = defaultAmount(account, rules);
  const form = useForm<Fields>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { amount: begin > 0 ? amountFieldText(begin) : '', paymentType: defaultPaymentType(allowed) },
  });
  const typed = parseAmount(form.watch('amount'));
  const hint = filledHint(account, begin);
  const submit = form.handleSubmit(({ amount, paymentType }) => onPay(parseAmount(amount) ?? 0, paymentType));
  const offersBalance =
    !account.isPrepaidAccount &&
    account.cutoffAmount === 0 &&
    begin !== account.accountBalance &&
    account.accountBalance > 0;
  const setAmount = (cents: number) =>
    form.setValue('amount', amountFieldText(cents), { shouldValidate: form.formState.isSubmitted });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <KeyValues
        rows={[
          { label: text('overview.accountNumber'), value: wire.accountNumber },
          { label: text('pay.dueDate'), value: dueDateOf(wire) ?? text('pay.notApplicable') },
          { label: text('pay.balance'), value: formatMoney(centsOf(wire.accountBalance)) },
        ]}
      />
      <MoneyField
        id={amountId}
        label={text('pay.amount')}
        error={form.formState.errors.amount?.message}
        maxLength={amountFieldLength}
        autoComplete="off"
        hint={
          <>
            {hint && text(hint)}{' '}
            {offersBalance && (
              <button type="button" className="link-btn small" onClick={() => setAmount(account.accountBalance)}>
                {text('pay.amount.full', { amount: formatMoney(account.accountBalance) })}
              </button>
            )}
          </>
        }
        onPaste={(event) => event.preventDefault()}
        {...form.register('amount', {
          validate: checkedBy((value) => amountTextViolation(value, account, rules)),
          onChange: (event: { target: HTMLInputElement }) =>
            form.setValue('amount', digitsOnly(event.target.value, true)),
          onBlur: (event: { target: HTMLInputElement }) => {
            const cents = parseAmount(event.target.value);
            if (cents !== undefined) form.setValue('amount', amountFieldText(cents));
          },
        })}
      />
      <fieldset className="field">
        <legend className="label">{text('pay.type')}</legend>
        <div className="choices">
          <ChoiceCard
            value="cc"
            title={text('pay.type.card')}
            description={
              allowed.card ? acceptedCardNames(settings.paymentSettings) : text('payment.restricted.card.tooltip')
            }
            icon="credit-card"
            disabled={!allowed.card}
            {...form.register('paymentType')}
          />
          <ChoiceCard
            value="echeck"
            title={text('pay.type.echeck')}
            description={allowed.echeck ? text('pay.type.echeck.text') : text('payment.restricted.echeck.tooltip')}
            icon="landmark"
            disabled={!allowed.echeck}
            {...form.register('paymentType')}
          />
        </div>
      </fieldset>
      {settings.onlineConvFeeText && <Alert kind="info">{settings.onlineConvFeeText}</Alert>}
      <div className="actions actions--between">
        {back}
        <Button type="submit" busyLabel={isBusy ? text('pay.busy') : undefined}>
          {typed !== undefined && typed > 0
            ? text('pay.submit', { amount: formatMoney(typed) })
            : text('pay.submitWithoutAmount')}
        </Button>
      </div>
    </form>
  );
}

/** The due date as written; none for prepaid accounts (S0 §4). */
function dueDateOf(wire: WirePayableAccount): string | undefined {
  return wire.isPrepaidAccount || wire.dueDate === null ? undefined : formatDay(wire.dueDate);
}
