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
import { offeredAmounts, onItsWayHint } from '@rochdale/domain/paying/payments/offered-amounts';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { type ReactNode, useState } from 'react';
import { digitsOnly, useFields } from '../../../lib/form.ts';
import { useText } from '../../../lib/text/text.ts';
import { KeyValues } from '../../../ui/figures/key-values.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { MoneyField } from '../../../ui/form/field.tsx';
import { AmountChips } from './amount-chips.tsx';
import { ContinueButton } from './continue-button.tsx';
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
  const hintCode = onItsWayHint(account, begin, onItsWay);
  const hint = hintCode && text(hintCode);
  const offered = offeredAmounts(account, rules, onItsWay);
  const isOffered = offered.some((one) => one.amount === typed);
  const [wantsOther, setWantsOther] = useState(!isOffered);
  const isTyped = wantsOther || !isOffered;
  const amount = form.bind('paymentAmount', (value) => digitsOnly(value, true));
  const isUnreadable = amount.error !== undefined && typed === undefined;
  const error = isUnreadable ? `${amount.error} ${text('pay.amount.example')}` : amount.error;

  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(() => onPay(typed ?? 0, paymentType))}>
      <KeyValues
        rows={[
          { label: text('shell.accountNumber'), value: wire.accountNumber },
          { label: text('pay.dueDate'), value: dueDateOf(wire) ?? text('pay.notApplicable') },
          { label: text('pay.balance'), value: <Balance wire={wire} /> },
        ]}
      />
      {offered.length > 0 && (
        <AmountChips
          id={isTyped ? undefined : amount.id}
          offered={offered}
          chosen={isTyped ? undefined : typed}
          hint={hint}
          error={isTyped ? undefined : error}
          onChoose={(cents) => {
            form.setValue('paymentAmount', amountFieldText(cents));
            setWantsOther(false);
          }}
          onOther={() => {
            form.setValue('paymentAmount', '');
            setWantsOther(true);
          }}
        />
      )}
      {isTyped && (
        <MoneyField
          {...amount}
          error={error}
          label={text(offered.length > 0 ? 'pay.amount.typed' : 'pay.amount')}
          maxLength={amountFieldLength}
          autoComplete="off"
          hint={offered.length > 0 ? undefined : hint}
          onFocus={() => setWantsOther(true)}
          onPaste={(event) => event.preventDefault()}
          onBlur={({ relatedTarget }) => {
            if (typed !== undefined) form.setValue('paymentAmount', leftAmountText(form.values.paymentAmount));
            // What moves down while it is pressed is missed.
            else if (!isPressed(relatedTarget)) form.check();
          }}
        />
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

/** Whether focus goes to what is pressed: a button, or an amount that is chosen in place of a typed one. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && target.type === 'radio');

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
