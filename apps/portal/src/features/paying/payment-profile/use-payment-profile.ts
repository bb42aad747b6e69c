import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  changeStoredPayment,
  listStoredPayments,
  removeStoredPayment,
  type StoredPayment,
} from './payment-profile-calls.ts';

/** What is asked about one stored way of paying. */
export type Asked = { readonly kind: 'rename' | 'remove'; readonly stored: StoredPayment };

/** The list, and what a member does with it. `statuscode=0` says that the hosted page has stored something. */
export function usePaymentProfile() {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const hasStored = useQueryParams<'billpayments/payment-profile'>().get('statuscode') === '0';
  const [said, setSaid] = useState(hasStored ? text('paymentProfile.added') : undefined);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (window.location.search !== '') stripQuery();
  }, []);
  const list = useQuery({
    queryKey: ['payment-profile', memberNumber],
    queryFn: () => listStoredPayments({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const onSuccess = async ({ message }: { message: string }): Promise<void> => {
    setSaid(message);
    setAsked(undefined);
    await queries.invalidateQueries({ queryKey: ['payment-profile'] });
  };
  const of = ({ storedPaymentId }: StoredPayment) => ({ memberNumber, storedPaymentId });
  const rename = useMutation({
    mutationFn: ({ stored, label }: { stored: StoredPayment; label: string }) =>
      changeStoredPayment({ params: of(stored), body: { label } }),
    onSuccess,
  });
  const makeDefault = useMutation({
    mutationFn: (stored: StoredPayment) => changeStoredPayment({ params: of(stored), body: { isDefault: true } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (stored: StoredPayment) => removeStoredPayment({ params: of(stored) }),
    onSuccess,
  });
  return {
    memberNumber,
    list,
    said,
    asked,
    rename,
    makeDefault,
    remove,
    dismiss: () => setSaid(undefined),
    ask: (next: Asked | undefined): void => {
      setSaid(undefined);
      rename.reset();
      makeDefault.reset();
      remove.reset();
      setAsked(next);
    },
  };
}
