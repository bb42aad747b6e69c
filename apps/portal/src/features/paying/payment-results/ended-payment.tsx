import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { type LeftPayment, leftPayment } from './left-payment.ts';
import { NotPaid } from './not-paid.tsx';

/** A payment of which it has come out that nothing was paid (paying-78). */
export function EndedPayment({ standing, isQuickPay }: { standing: WirePaymentStanding; isQuickPay: boolean }) {
  const text = useText();
  const session = useSession();
  const phone = useSite().settings.phoneNumber;
  const left = leftPayment() ?? leftOf(standing, isQuickPay, session?.memberNumber ?? null);
  if (standing.state === 'canceled')
    return (
      <NotPaid
        kind="canceled"
        said={text('paymentResult.canceled')}
        note={text('paymentResult.canceled.note')}
        left={left}
      />
    );
  if (standing.state === 'chargedOtherwise') {
    const amount = formatMoney(centsOf(standing.paymentAmount));
    const charged = formatMoney(centsOf(standing.chargedAmount ?? 0));
    return (
      <NotPaid
        kind="failed"
        said={text('paymentResult.chargedOtherwise', { amount, charged })}
        note={text('paymentResult.chargedOtherwise.note')}
        left={left}
      />
    );
  }
  return standing.state === 'declined' ? (
    <NotPaid
      kind="failed"
      said={text('paymentResult.declined')}
      note={text('paymentResult.declined.note')}
      left={left}
    />
  ) : (
    <NotPaid
      kind="failed"
      said={text('paymentResult.notMade')}
      note={text('paymentResult.expired.note', { phone })}
      left={left}
    />
  );
}

/** What is known of it where this tab did not begin it. */
function leftOf({ accounts }: WirePaymentStanding, isQuickPay: boolean, memberNumber: string | null): LeftPayment {
  return {
    door: isQuickPay ? 'quick-pay' : accounts.length > 1 ? 'multiple' : 'dialog',
    memberNumber: isQuickPay ? null : memberNumber,
    parts: accounts.map((one) => ({ accountNumber: one.accountNumber, amountCents: centsOf(one.paymentAmount) })),
    paymentType: 'cc',
  };
}
