import { addressOf } from '@rochdale/domain/website/screens/address';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { hasTimedOut, useSession } from '../../../lib/session/session.ts';
import { type AskedReceipt, askedReceipt, needsAccount } from './asked-receipt.ts';
import { ConfirmAccount } from './confirm-account.tsx';
import { EndedPayment } from './ended-payment.tsx';
import { NoReceipt } from './no-receipt.tsx';
import { OpenPayment } from './open-payment.tsx';
import { Receipt } from './receipt.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/** How a payment ended (paying-64): what the database says, never what the address says. */
export function Page() {
  const query = useQueryParams<'payment-success'>();
  // The address loses its query at once, so what it said is kept from the first rendering.
  const [asked] = useState(() => askedReceipt(query));
  useEffect(stripQuery, []);
  return (
    <div className="container">
      <div className="outcome">{asked ? <Asked asked={asked} /> : <NoReceipt />}</div>
    </div>
  );
}

function Asked({ asked }: { asked: AskedReceipt }) {
  const text = useText();
  const session = useSession();
  const goTo = useGoTo();
  const { isQuickPay } = asked;
  const needsLogin = !isQuickPay && session === undefined;
  useEffect(() => {
    if (!needsLogin) return;
    const returnUrl = addressOf('payment-success');
    goTo('login', { ...(hasTimedOut() && { sessionTimeOut: 'true' }), returnUrl }, { replace: true });
  }, [needsLogin, goTo]);
  const [isConfirmed, setConfirmed] = useState(false);
  const found = usePaymentResult(asked, !needsLogin);
  const { shown, standing, failure, askedAt } = found;
  const wasOpen = found.openSince !== undefined;
  const isOpen = standing?.state === 'open';
  return (
    <>
      {/* Whoever waited hears how it ended, though focus stands elsewhere. */}
      <p className="vh" role="status">
        {wasOpen && !isOpen && text(shown ? 'paymentResult.processed' : 'paymentResult.notMade')}
      </p>
      {shown ? (
        <Receipt shown={shown} isQuickPay={isQuickPay} />
      ) : standing && isOpen && askedAt ? (
        <OpenPayment
          standing={standing}
          askedAt={askedAt}
          isSilent={found.isSilent ?? false}
          isAsking={found.isAsking}
          isBusy={found.isBusy}
          onAsk={found.ask}
        />
      ) : standing ? (
        <EndedPayment standing={standing} isQuickPay={isQuickPay} />
      ) : needsAccount(asked, failure) ? (
        <ConfirmAccount
          refused={isConfirmed && !found.isBusy ? failure?.message : undefined}
          onConfirmed={() => {
            setConfirmed(true);
            found.ask();
          }}
        />
      ) : (
        <>
          <h1 className="form-title">{text('paymentResult.title')}</h1>
          {failure && !found.isBusy ? (
            <Failed error={failure} onRetry={found.ask} />
          ) : (
            <Loading>
              <Skeleton height={480} />
            </Loading>
          )}
        </>
      )}
    </>
  );
}
