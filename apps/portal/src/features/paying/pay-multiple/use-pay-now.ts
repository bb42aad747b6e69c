import type { WirePaymentRequest, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { useText } from '@rochdale/ui/text/text.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { usePayment } from '../payments/public.ts';
import { initiate } from './pay-multiple-calls.ts';

/** Takes the chosen accounts to the hosted page. A refusal of one account's amount names the account, and asks anew what is owed. */
export function usePayNow(settings: WirePaymentSettings, refresh: () => Promise<void>) {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  return usePayment({
    settings,
    door: 'multiple',
    onBack: () => void refresh(),
    initiate: (body) =>
      initiate({ params: { memberNumber }, body }).catch((error: unknown) => {
        void refresh();
        const number = refusedAccount(error, body);
        if (number === undefined || !(error instanceof Error)) throw error;
        throw new Error(text('payMultiple.problem', { number, problem: error.message }));
      }),
  });
}

/** The account whose item of the request was refused. */
export function refusedAccount(error: unknown, request: Pick<WirePaymentRequest, 'accountsToPay'>): string | undefined {
  const field = error instanceof ApiError ? (error.fields[0]?.field ?? '') : '';
  const place = /^accountsToPay\.(\d+)\./.exec(field)?.[1];
  return place === undefined ? undefined : request.accountsToPay[Number(place)]?.accountNumber;
}
