import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../lib/address.ts';
import { readSession } from '../../lib/session.ts';
import { keepStored } from '../../lib/storage.ts';
import { useText } from '../../lib/text.ts';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { memberResult, quickPayResult } from './payment-results-calls.ts';
import { Receipt } from './receipt.tsx';

type Result = ResponseOf<'quick-pay.result'>;

/** How a payment ended (S0 §2 payment-success): what the database says, never what the address says. */
export function Page() {
  const text = useText();
  const query = useQueryParams();
  // The address loses its query at once, so what it said is kept from the first rendering.
  const [asked] = useState(() => ({
    isQuickPay: query.get('isFromQuickPay') === 'true',
    encryptedPayload: query.get('encodedParam') ?? '',
  }));
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<Result>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    stripQuery();
    let isCurrent = tries >= 0;
    setFailure(undefined);
    fetchResult(asked).then(
      (found) => isCurrent && setResult(found),
      (error: Error) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, tries]);
  return (
    <div className="container">
      <div className="outcome">
        {result ? (
          <Receipt result={result} isQuickPay={asked.isQuickPay} />
        ) : (
          <>
            <h1 className="form-title">{text('paymentResult.title')}</h1>
            {failure ? (
              <Failed error={failure} onRetry={() => setTries(tries + 1)} />
            ) : (
              <Loading>
                <Skeleton height={480} />
              </Loading>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Reads the result with the right it was paid with; for Quick Pay that right then ends (S0 §2). */
async function fetchResult({
  isQuickPay,
  encryptedPayload,
}: {
  isQuickPay: boolean;
  encryptedPayload: string;
}): Promise<Result> {
  if (!isQuickPay)
    return memberResult({ params: { memberNumber: readSession()?.memberNumber ?? '0' }, query: { encryptedPayload } });
  const result = await quickPayResult({ query: { encryptedPayload } });
  keepStored('quickPayToken', null);
  return result;
}
