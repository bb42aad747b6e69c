import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { leftPayment } from './left-payment.ts';
import { NotPaid } from './not-paid.tsx';

/** A payment that was left (paying-68), with the way back to it (paying-77). */
export function Page() {
  const text = useText();
  const isHydrated = useIsHydrated();
  return (
    <div className="container">
      <div className="outcome">
        <NotPaid
          kind="canceled"
          said={text('paymentResult.canceled')}
          note={text('paymentResult.canceled.note')}
          left={isHydrated ? leftPayment() : undefined}
        />
      </div>
    </div>
  );
}
