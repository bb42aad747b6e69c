import { amountFieldText, formatMoney } from '@rochdale/domain/money';
import type { ScreenTarget } from '@rochdale/domain/website/screens/screen-queries';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { keepForTab } from '../../../lib/device/storage.ts';
import { amountName, keptKeys } from '../quick-pay/quick-pay-steps.ts';
import { goOnWithLeftPayment, keepLeftPayment, type LeftPayment } from './left-payment.ts';

/** Leads back to a payment, with its accounts, amounts and payment type (paying-77). */
export function TryAgain({ left }: { left: LeftPayment }) {
  const text = useText();
  const { route, query } = formOf(left);
  return (
    <ScreenLink className={buttonClass()} to={route} {...(query && { query })} onClick={() => beginAnew(left)}>
      {text('paymentResult.again', { amount: formatMoney(totalOf(left)) })}
    </ScreenLink>
  );
}

/** What was to be paid in all. In cents. */
export const totalOf = ({ parts }: LeftPayment): number => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

function formOf({ door, parts: [first] }: LeftPayment): ScreenTarget {
  if (door === 'link') return { route: 'payment-link' };
  if (door === 'multiple') return { route: 'billpayments/pay-multiple' };
  if (door === 'dialog') return { route: 'accountoverview', query: { accountno: first?.accountNumber, pay: 'true' } };
  const isKept = keptKeys()?.accountNumber === first?.accountNumber;
  return { route: 'quick-pay', query: isKept ? { step: '3' } : { accountno: first?.accountNumber } };
}

/** Quick Pay keeps what was typed by itself; its dialog doesn't. */
function beginAnew(left: LeftPayment): void {
  keepLeftPayment(left);
  goOnWithLeftPayment();
  const [first] = left.parts;
  if (left.door !== 'quick-pay' || !first) return;
  const name = amountName(first.accountNumber);
  keepForTab(name, amountFieldText(first.amountCents));
  keepForTab(`${name}.type`, left.paymentType);
}
