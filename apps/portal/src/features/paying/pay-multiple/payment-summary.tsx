import type { PaymentPart } from '@rochdale/contract/payments/conversions';
import { formatMoney } from '@rochdale/domain/money';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import lock from 'lucide-static/icons/lock.svg?inner';
import { type ReactNode, useRef } from 'react';
import { ContinueButton, OverBalanceQuestion, PaymentSum } from '../payments/public.ts';
import type { OverBalances } from './use-over-balances.ts';

/** The id of the summary's heading, which takes focus from the bar below the accounts. */
export const summaryTitleId = 'payment-summary';

/** How many accounts the summary names; the rest stand in one line. */
const maxLines = 6;

interface PaymentSummaryProps {
  readonly parts: readonly PaymentPart[];
  readonly isBusy: boolean;
  /** By what it is paid now; undefined when it is paid on a later date. */
  readonly paymentType: PaymentType | undefined;
  /** What is agreed to by the button. */
  readonly consent: string | undefined;
  readonly overBalances: OverBalances;
  /** How it is paid. */
  readonly children: ReactNode;
}

/** Each chosen account with its amount, what that makes, and the button. */
export function PaymentSummary({ parts, isBusy, paymentType, consent, overBalances, children }: PaymentSummaryProps) {
  const text = useText();
  const go = useRef<HTMLButtonElement>(null);
  const { question } = overBalances;
  const total = totalOf(parts);
  const named = parts.length > maxLines + 1 ? parts.slice(0, maxLines) : parts;
  const others = parts.slice(named.length);
  return (
    <aside className="card pay-multiple__summary" aria-labelledby={summaryTitleId}>
      <div className="card__head">
        <h2 id={summaryTitleId} tabIndex={-1}>
          {text('payMultiple.summary')}
        </h2>
      </div>
      <div className="card__body">
        {parts.length === 0 && <p className="muted">{text('payMultiple.summary.empty')}</p>}
        <KeyValues
          small
          rows={[
            ...named.map(({ account, amountCents }) => ({
              label: account.accountNumber,
              value: formatMoney(amountCents),
            })),
            ...(others.length === 0
              ? []
              : [
                  {
                    label: text('payMultiple.summary.more', { count: others.length }),
                    value: formatMoney(totalOf(others)),
                  },
                ]),
            ...(paymentType === undefined
              ? [{ label: text('payMultiple.amount'), value: formatMoney(total), total: true }]
              : []),
          ]}
        />
        {children}
        {consent !== undefined && <p className="small">{consent}</p>}
        {paymentType === undefined ? (
          <Button type="submit" block busyLabel={isBusy ? text('pay.busy') : undefined}>
            {total > 0
              ? text('payMultiple.schedule', { amount: formatMoney(total) })
              : text('payMultiple.scheduleWithoutAmount')}
          </Button>
        ) : (
          <>
            {question && (
              <OverBalanceQuestion
                asked={question}
                amount={total}
                accounts={question.each.map(({ accountNumber }) => accountNumber)}
                onInstead={() => {
                  go.current?.focus();
                  overBalances.payInstead();
                }}
                onKeep={() => {
                  go.current?.focus();
                  overBalances.keep();
                }}
              />
            )}
            <PaymentSum payment={total} paymentType={paymentType} isForSeveral={parts.length > 1} />
            <ContinueButton ref={go} isBusy={isBusy} block disabledReason={question && text('pay.over.first')} />
            <p className="small muted row pay-multiple__partner">
              <Icon drawing={lock} size="s" />
              {text('payMultiple.partner')}
            </p>
          </>
        )}
      </div>
    </aside>
  );
}

/** What these accounts make together. */
export function totalOf(parts: readonly PaymentPart[]): number {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
