import type { PaymentPart } from '@rochdale/contract/payments/conversions';
import { formatMoney } from '@rochdale/domain/money';
import { sumToday } from '@rochdale/domain/paying/payment-form/sum-today';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { summaryTitleId, totalOf } from './payment-summary.tsx';
import './total-bar.css';

/** What is chosen, at the foot of a phone's screen while the accounts are in sight: the summary stands below them. */
export function TotalBar({
  parts,
  paymentType,
}: {
  parts: readonly PaymentPart[];
  /** Undefined where it is paid on a later date: nothing is charged today. */
  paymentType: PaymentType | undefined;
}) {
  const text = useText();
  const { convenienceFees } = useSite().config.payments;
  if (parts.length === 0) return null;
  const payment = totalOf(parts);
  const total = paymentType === undefined ? null : sumToday(payment, paymentType, convenienceFees).total;
  return (
    <div className="total-bar">
      <p>
        {text(total === null ? 'payMultiple.amount' : 'pay.sum.total')}
        <b className="num">{formatMoney(total ?? payment)}</b>
      </p>
      <Button onClick={() => document.getElementById(summaryTitleId)?.focus()}>{text('payMultiple.review')}</Button>
    </div>
  );
}
