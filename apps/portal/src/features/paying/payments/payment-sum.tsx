import { type Cents, formatMoney } from '@rochdale/domain/money';
import { type SumToday, sumToday } from '@rochdale/domain/paying/payment-form/sum-today';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { useAfterTyping } from './use-after-typing.ts';
import './payments.css';

interface PaymentSumProps {
  readonly payment: Cents;
  readonly paymentType: PaymentType;
  readonly isForSeveral?: boolean;
}

/** What will be charged, for straight above the button that leads to the payment company (paying-71). */
export function PaymentSum({ payment, paymentType, isForSeveral = false }: PaymentSumProps) {
  const text = useText();
  const { convenienceFees, companyName, onlineConvFeeText } = useSite().config.payments;
  const sum = sumToday(payment, paymentType, convenienceFees);
  return (
    <div>
      <dl className="sum" aria-label={text('pay.sum')}>
        <div>
          <dt>{text('pay.sum.payment')}</dt>
          <dd>{formatMoney(sum.payment)}</dd>
        </div>
        {sum.fee === null || sum.total === null ? (
          <div>
            <dt>{companyName ?? text('pay.sum.processor')}</dt>
            <dd>{text('pay.sum.feeToCome')}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>{text(isForSeveral ? 'pay.sum.feeOnce' : 'pay.sum.fee')}</dt>
              <dd>{formatMoney(sum.fee)}</dd>
            </div>
            <div className="sum__total">
              <dt>{text('pay.sum.total')}</dt>
              <dd>{formatMoney(sum.total)}</dd>
            </div>
          </>
        )}
      </dl>
      {onlineConvFeeText && <p className="small muted sum__note">{onlineConvFeeText}</p>}
      <SaidSum {...sum} />
    </div>
  );
}

/** The sum in a sentence for who can't see it, half a second after the last key. */
function SaidSum({ payment, fee, total }: SumToday) {
  const text = useText();
  const said = useAfterTyping(
    fee === null || total === null
      ? text('pay.sum.saidWithoutFee', { payment: formatMoney(payment) })
      : text('pay.sum.said', { payment: formatMoney(payment), fee: formatMoney(fee), total: formatMoney(total) }),
  );
  return (
    <div className="vh" aria-live="polite">
      {said}
    </div>
  );
}
