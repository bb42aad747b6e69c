import { addressOf } from '@rochdale/domain/website/screens/address';
import { useEffect, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { hasTimedOut, useSession } from '../../../lib/session/session.ts';
import { useText } from '../../../lib/text/text.ts';
import { Failed } from '../../../ui/state/failed.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { type AskedReceipt, askedReceipt, readReceipt, type ShownReceipt } from './asked-receipt.ts';
import { ConfirmAccount } from './confirm-account.tsx';
import { NoReceipt } from './no-receipt.tsx';
import { Receipt } from './receipt.tsx';

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
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<ShownReceipt>();
  const [failure, setFailure] = useState<Error>();
  const needsLogin = !asked.isQuickPay && session === undefined;
  useEffect(() => {
    if (!needsLogin) return;
    const returnUrl = addressOf('payment-success');
    goTo('login', { ...(hasTimedOut() && { sessionTimeOut: 'true' }), returnUrl }, { replace: true });
  }, [needsLogin, goTo]);
  useEffect(() => {
    if (needsLogin) return;
    let isCurrent = tries >= 0;
    setFailure(undefined);
    readReceipt(asked).then(
      (found) => isCurrent && setShown(found),
      (error: Error) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, tries, needsLogin]);
  const again = () => setTries(tries + 1);
  if (shown) return <Receipt shown={shown} isQuickPay={asked.isQuickPay} />;
  if (asked.isQuickPay && failure instanceof ApiError && failure.status === 401)
    return <ConfirmAccount onConfirmed={again} />;
  return (
    <>
      <h1 className="form-title">{text('paymentResult.title')}</h1>
      {failure ? (
        <Failed error={failure} onRetry={again} />
      ) : (
        <Loading>
          <Skeleton height={480} />
        </Loading>
      )}
    </>
  );
}
