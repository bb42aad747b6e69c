import {
  commentsViolation,
  keepsFailedForm,
  requestPhoneViolation,
  serviceTypeViolation,
} from '@rochdale/domain/service/service-requests/service-request';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { keptForm } from '../../../lib/device/storage.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { profileOf, submitRequest } from './service-requests-calls.ts';

const rules = { workType: serviceTypeViolation, phone: requestPhoneViolation, comments: commentsViolation };
type RequestField = keyof typeof rules;
const kept = keptForm('service-request');

/**
 * The form of a request (service-48): Submit waits until it is valid, so a field says what is wrong once it was changed
 * and left. However a request ends, the top of the page says how and the form begins anew (service-49, service-50); a
 * session that has ended keeps what was typed for the member's return, and a co-op may keep what failed.
 */
export function useRequest(accountNumber: string, onSettled: () => void) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const profile = useQuery({
    queryKey: ['service-request-phone', memberNumber, accountNumber],
    queryFn: () => profileOf({ params: { memberNumber, accountNumber } }),
  });
  const keepsForm = keepsFailedForm(useSite());
  const onFile = profile.data?.contactPhones[0]?.phoneNumber ?? '';
  const form = useFields<RequestField>(rules, { workType: '', phone: formatPhone(onFile), comments: '' }, kept);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { values } = form;
  const violationOf = (name: RequestField) => rules[name](values[name]);
  const reset = (): void => {
    form.reset();
    setChanged(new Set());
    setLeft(new Set());
  };
  const send = useMutation({
    mutationFn: ({ workType, phone, comments }: Record<RequestField, string>) =>
      submitRequest({ body: { accountNumber, workType, comments, phone: phone.replace(/\D/g, '') } }),
    onSuccess: ({ message }) => {
      onSettled();
      reset();
      sayAtTop('success', message);
    },
    onError: (error, typed) => {
      if (error instanceof ApiError && error.status === 401) {
        kept.keep(JSON.stringify(typed));
        return;
      }
      if (!keepsForm) reset();
      sayAtTop('danger', error.message);
    },
  });
  return {
    values,
    isBusy: send.isPending,
    isValid: (['workType', 'phone', 'comments'] as const).every((name) => violationOf(name) === undefined),
    bind: (name: RequestField, clean: (value: string) => string = (value) => value) => {
      const found = changed.has(name) && left.has(name) ? violationOf(name) : undefined;
      return {
        id: name,
        name,
        value: values[name],
        error: found && violationText(found),
        onChange: (event: { readonly target: { readonly value: string } }) => {
          setChanged(new Set([...changed, name]));
          form.setValue(name, clean(event.target.value));
        },
        onBlur: () => setLeft(new Set([...left, name])),
      };
    },
    submit: form.submit((typed) => {
      if (send.isPending) return;
      showAlert(undefined);
      send.mutate(typed);
    }),
  };
}

/** Says how a request ended at the top of the page, and takes the reader there. */
function sayAtTop(kind: 'success' | 'danger', text: string): void {
  showAlert({ kind, text });
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
