import type { WirePayableAccount, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { payableAccountOf, paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { formatDay } from '@rochdale/domain/dates';
import { type Cents, centsOf, formatMoney } from '@rochdale/domain/money';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { LeftPayment } from '../payment-results/left-payment.ts';
import { AfterTopUp } from './after-top-up.tsx';
import { AmountFields } from './amount-fields.tsx';
import { BalanceAsOf } from './balance-as-of.tsx';
import { ContinueButton } from './continue-button.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { OverBalanceQuestion } from './over-balance-question.tsx';
import { PaymentSum } from './payment-sum.tsx';
import { PaymentTypeChoice } from './payment-type-choice.tsx';
import type { PrepaidUse } from './prepaid-use.ts';
import { usePaymentAmount } from './use-payment-amount.ts';
import { usePaymentType } from './use-payment-type.ts';
import './payments.css';

interface PaymentFormProps {
  readonly account: WirePayableAccount;
  /** How its number is shown; as it is, when none is given. */
  readonly shownNumber?: string | undefined;
  readonly settings: WirePaymentSettings;
  readonly isBusy: boolean;
  /** The start of the row of buttons: Back or Cancel. */
  readonly back: ReactNode;
  /** Under which name amount and payment type are kept for the tab; undefined where they aren't. */
  readonly keptAs?: string | undefined;
  /** The next payment of the account's arrangement, where one is known. */
  readonly arranged?: Cents | undefined;
  /** What a prepaid account uses, where its member may know. */
  readonly prepaid?: PrepaidUse | undefined;
  /** The payment with which the form goes on. */
  readonly left?: LeftPayment | undefined;
  readonly onPay: (amountCents: number, paymentType: PaymentType) => void;
}

/** Due date, balance, amount and payment type of one account (paying-10, paying-25). */
export function PaymentForm({
  account: wire,
  shownNumber = wire.accountNumber,
  settings,
  isBusy,
  back,
  keptAs,
  arranged,
  prepaid,
  left,
  onPay,
}: PaymentFormProps) {
  const text = useText();
  const rules = paymentRulesOf(settings);
  const allowed = eligibility(payableAccountOf(wire), rules);
  const amount = usePaymentAmount(wire, rules, { keptAs, left, arranged, prepaid });
  const { cents = 0, question } = amount;
  const [paymentType, setPaymentType] = usePaymentType(allowed, { keptAs, left });
  const go = useRef<HTMLButtonElement>(null);
  const submit = amount.form.submit(() => onPay(cents, paymentType));

  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => (amount.asks() ? event.preventDefault() : submit(event))}
    >
      <KeyValues
        rows={[
          { label: text('shell.accountNumber'), value: shownNumber },
          { label: text('pay.dueDate'), value: dueDateOf(wire) ?? text('pay.notApplicable') },
          { label: text('pay.balance'), value: <Balance wire={wire} /> },
        ]}
      />
      {wire.balanceMoment?.isFresh === false && <BalanceAsOf moment={wire.balanceMoment} />}
      <AmountFields amount={amount} prepaid={prepaid} />
      {question && (
        <OverBalanceQuestion
          asked={question}
          amount={cents}
          onInstead={() => {
            go.current?.focus();
            amount.choose(question.instead);
          }}
          onKeep={() => {
            go.current?.focus();
            amount.keep();
          }}
        />
      )}
      <PaymentTypeChoice
        allowed={allowed}
        cards={settings.paymentSettings}
        paymentType={paymentType}
        onChange={setPaymentType}
      />
      <PaymentSum payment={cents} paymentType={paymentType} />
      {prepaid && <AfterTopUp prepaid={prepaid} amount={cents} />}
      <div className="actions actions--between pay-actions">
        {back}
        <ContinueButton ref={go} isBusy={isBusy} disabledReason={question && text('pay.over.first')} />
      </div>
    </form>
  );
}

function Balance({ wire }: { wire: WirePayableAccount }) {
  return (
    <>
      {formatMoney(centsOf(wire.accountBalance))}
      {wire.balanceMoment?.isFresh && <BalanceAsOf moment={wire.balanceMoment} />}
      <OnItsWay items={wire.onItsWay} />
    </>
  );
}

/** The due date as written; none for prepaid accounts (paying-25). */
function dueDateOf(wire: WirePayableAccount): string | undefined {
  return wire.isPrepaidAccount || wire.dueDate === null ? undefined : formatDay(wire.dueDate);
}
