import { type Cents, formatMoney } from '@rochdale/domain/money';
import type { OverBalance } from '@rochdale/domain/paying/payment-form/over-balance';
import { namedAccounts } from '@rochdale/domain/paying/payments/several-accounts';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import './over-balance-question.css';

interface OverBalanceQuestionProps {
  readonly asked: OverBalance;
  readonly amount: Cents;
  /** The accounts whose amounts are too much, where several are paid at once. */
  readonly accounts?: readonly string[];
  readonly onInstead: () => void;
  readonly onKeep: () => void;
}

/** Asks about an amount above what is owed (paying-73). The safe answer takes focus. */
export function OverBalanceQuestion({ asked, amount, accounts, onInstead, onKeep }: OverBalanceQuestionProps) {
  const text = useText();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div className="ask" role="alert">
      <p className="ask__title">{text('pay.over.title', { amount: formatMoney(asked.more) })}</p>
      <p>
        {accounts
          ? text('pay.over.several', { accounts: namedAccounts(accounts) })
          : text('pay.over.text', { amount: formatMoney(asked.owed) })}
      </p>
      <div className="actions">
        <Button ref={safe} onClick={onInstead}>
          {text('pay.over.instead', { amount: formatMoney(asked.instead) })}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {text('pay.over.keep', { amount: formatMoney(amount) })}
        </Button>
      </div>
    </div>
  );
}
