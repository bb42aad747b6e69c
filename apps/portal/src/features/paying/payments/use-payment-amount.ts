import { payableAccountOf, sumOnItsWay, type WirePayableAccount } from '@rochdale/contract/payments/conversions';
import { amountFieldText, type Cents, parseAmount } from '@rochdale/domain/money';
import { offeredAmounts, onItsWayHint, withTopUps } from '@rochdale/domain/paying/payment-form/offered-amounts';
import { overBalance } from '@rochdale/domain/paying/payment-form/over-balance';
import { amountTextViolation, leftAmountText } from '@rochdale/domain/paying/payments/amount';
import { amountLeft } from '@rochdale/domain/paying/payments/default-amount';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { useState } from 'react';
import { keepForTab, keptForm, readForTab } from '../../../lib/device/storage.ts';
import type { LeftPayment } from '../payment-results/left-payment.ts';
import type { PrepaidUse } from './prepaid-use.ts';

const field = 'paymentAmount';

/** The amount of a payment form: one that is offered, or one that is typed, and what is asked about it. */
export function usePaymentAmount(
  wire: WirePayableAccount,
  rules: PaymentRules,
  {
    keptAs,
    left,
    arranged,
    prepaid,
  }: {
    readonly keptAs: string | undefined;
    readonly left: LeftPayment | undefined;
    readonly arranged: Cents | undefined;
    readonly prepaid: PrepaidUse | undefined;
  },
) {
  const account = payableAccountOf(wire);
  const onItsWay = sumOnItsWay(wire);
  const begin = amountLeft(account, rules, onItsWay);
  const [typedBefore] = useState(() => (keptAs === undefined ? null : readForTab(keptAs)));
  const leftAmount = left?.parts.find(({ accountNumber }) => accountNumber === wire.accountNumber)?.amountCents;
  const form = useFields(
    { [field]: (value: string) => amountTextViolation(value, account, rules, onItsWay) },
    { [field]: typedBefore ?? amountFieldText(leftAmount ?? begin) },
    keptForm(`pay.${wire.accountNumber}`),
  );
  const cents = parseAmount(form.values[field]);
  const offered = withTopUps(offeredAmounts(account, rules, onItsWay, arranged), prepaid && begin);
  const isOffered = offered.some((one) => one.amount === cents);
  const [wantsOther, setWantsOther] = useState(!isOffered);
  const over = cents === undefined ? undefined : overBalance(cents, account, rules, onItsWay);
  const [asked, setAsked] = useState<Cents>();
  const [kept, setKept] = useState<Cents>();
  const set = (value: string): void => {
    form.setValue(field, value);
    if (keptAs !== undefined) keepForTab(keptAs, value);
  };
  /** What is changed is not what was asked about, though it come to the same again. */
  const change = (value: string): void => {
    setAsked(undefined);
    set(value);
  };

  return {
    form,
    cents,
    offered,
    hint: onItsWayHint(account, begin, onItsWay),
    isTyped: wantsOther || !isOffered,
    /** Asked about once: an amount above what is owed, until it is changed or kept. */
    question: over !== undefined && asked === cents && kept !== cents ? over : undefined,
    choose: (amount: Cents): void => {
      change(amountFieldText(amount));
      setWantsOther(!offered.some((one) => one.amount === amount));
    },
    chooseOther: (): void => {
      change('');
      setWantsOther(true);
    },
    /** Whoever is in the field types, though it be an offered amount for a moment. */
    begin: (): void => setWantsOther(true),
    type: change,
    finish: (): void => set(leftAmountText(form.values[field])),
    keep: (): void => setKept(cents),
    /** Asks about the amount where that has not been answered yet; answers whether it did. */
    asks: (): boolean => {
      const isAsking = over !== undefined && kept !== cents;
      if (isAsking) setAsked(cents);
      return isAsking;
    },
  };
}

export type PaymentAmount = ReturnType<typeof usePaymentAmount>;
