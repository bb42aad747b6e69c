import {
  payableAccountOf,
  paymentRulesOf,
  sumOnItsWay,
  type WirePayableAccount,
  type WirePaymentSettings,
} from '@rochdale/contract/payments/conversions';
import { formatDay } from '@rochdale/domain/dates';
import { amountFieldText, centsOf, formatMoney, parseAmount } from '@rochdale/domain/money';
import { amountFieldLength, amountTextViolation, leftAmountText } from '@rochdale/domain/paying/payments/amount';
import { acceptedCardNames } from '@rochdale/domain/paying/payments/card-types';
import { amountLeft } from '@rochdale/domain/paying/payments/default-amount';
import { defaultPaymentType, eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { afterUnconfirmedPayments } from '@rochdale/domain/paying/payments/unconfirmed';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { type ReactNode, useState } from 'react';
import { digitsOnly, useFields } from '../../../lib/form.ts';
import { useText } from '../../../lib/text/text.ts';
import { KeyValues } from '../../../ui/figures/key-values.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { MoneyField } from '../../../ui/form/field.tsx';
import { Spoken } from '../../../ui/state/spoken.tsx';
import { ContinueButton } from './continue-button.tsx';
import { filledHint } from './filled-hint.ts';
import { OnItsWay } from './on-its-way.tsx';
import { PaymentSum } from './payment-sum.tsx';
import './payments.css';

interface PaymentFormProps {
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
  readonly isBusy: boolean;
  /** The start of the row of buttons: Back or Cancel. */
  readonly back: ReactNode;
  readonly onPay: (amountCents: number, paymentType: PaymentType) => void;
}

/** Due date, balance, amount and payment type of one account (paying-10, paying-25). */
export function PaymentForm({ account: wire, settings, isBusy, back, onPay }: PaymentFormProps) {
  const text = useText();
  const account = payableAccountOf(wire);
  const rules = paymentRulesOf(settings);
  const allowed = eligibility(account, rules);
  const onItsWay = sumOnItsWay(wire);
  const begin = amountLeft(account, rules, onItsWay);
  const form = useFields(
    { paymentAmount: (value) => amountTextViolation(value, account, rules, onItsWay) },
    { paymentAmount: amountFieldText(begin) },
    `pay.${wire.accountNumber}`,
  );
  const [paymentType, setPaymentType] = useState(defaultPaymentType(allowed));
  const typed = parseAmount(form.values.paymentAmount);
  const hint = filledHint(account, begin, onItsWay);
  const { accountBalance: rest, cutoffAmount } = afterUnconfirmedPayments(account, onItsWay);
  const offersRest = !account.isPrepaidAccount && cutoffAmount === 0 && begin !== rest && rest > 0;
  const setAmount = (cents: number) => form.setValue('paymentAmount', amountFieldText(cents));
  const [filled, setFilled] = useState<{ readonly cents: number; readonly times: number }>();
  const amount = form.bind('paymentAmount', (value) => digitsOnly(value, true));
  const isUnreadable = amount.error !== undefined && typed === undefined;

  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(() => onPay(typed ?? 0, paymentType))}>
      <KeyValues
        rows={[
          { label: text('shell.accountNumber'), value: wire.accountNumber },
          { label: text('pay.dueDate'), value: dueDateOf(wire) ?? text('pay.notApplicable') },
          { label: text('pay.balance'), value: <Balance wire={wire} /> },
        ]}
      />
      <MoneyField
        {...amount}
        error={isUnreadable ? `${amount.error} ${text('pay.amount.example')}` : amount.error}
        label={text('pay.amount')}
        maxLength={amountFieldLength}
        autoComplete="off"
        hint={hint && text(hint)}
        onPaste={(event) => event.preventDefault()}
        onBlur={({ relatedTarget }) => {
          if (typed !== undefined) form.setValue('paymentAmount', leftAmountText(form.values.paymentAmount));
          // What moves down while it is pressed is missed.
          else if (!(relatedTarget instanceof HTMLButtonElement)) form.check();
        }}
      />
      {offersRest && (
        <div>
          <button
            type="button"
            className="link-btn small"
            onClick={() => {
              setAmount(rest);
              setFilled({ cents: rest, times: (filled?.times ?? 0) + 1 });
            }}
          >
            {text(onItsWay === 0 ? 'pay.amount.full' : 'pay.amount.rest', { amount: formatMoney(rest) })}
          </button>
          <Spoken isUnseen again={filled?.times ?? 0}>
            {filled && text('pay.amount.now', { amount: formatMoney(filled.cents) })}
          </Spoken>
        </div>
      )}
      <fieldset className="field">
        <legend className="label">{text('pay.type')}</legend>
        <div className="choices">
          <ChoiceCard
            name="paymentType"
            value="cc"
            checked={paymentType === 'cc'}
            onChange={() => setPaymentType('cc')}
            title={text('pay.type.card')}
            description={acceptedCardNames(settings.paymentSettings)}
            reason={text('payment.restricted.card.tooltip')}
            icon={creditCard}
            disabled={!allowed.card}
          />
          <ChoiceCard
            name="paymentType"
            value="echeck"
            checked={paymentType === 'echeck'}
            onChange={() => setPaymentType('echeck')}
            title={text('pay.type.echeck')}
            description={text('pay.type.echeck.text')}
            reason={text('payment.restricted.echeck.tooltip')}
            icon={landmark}
            disabled={!allowed.echeck}
          />
        </div>
      </fieldset>
      <PaymentSum payment={typed ?? 0} paymentType={paymentType} />
      <div className="actions actions--between">
        {back}
        <ContinueButton isBusy={isBusy} />
      </div>
    </form>
  );
}

function Balance({ wire }: { wire: WirePayableAccount }) {
  return (
    <>
      {formatMoney(centsOf(wire.accountBalance))}
      <OnItsWay items={wire.onItsWay} />
    </>
  );
}

/** The due date as written; none for prepaid accounts (paying-25). */
function dueDateOf(wire: WirePayableAccount): string | undefined {
  return wire.isPrepaidAccount || wire.dueDate === null ? undefined : formatDay(wire.dueDate);
}
