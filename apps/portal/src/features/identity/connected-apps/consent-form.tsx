import { connectedDays, untilChoices } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { Field } from '@rochdale/ui/form/field.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';
import { useCurrentPassword } from '../current-password/public.ts';
import type { AppRequest } from './connected-apps-calls.ts';
import { AccountChoices, KindChoices } from './consent-choices.tsx';
import { ConsentEnd } from './consent-end.tsx';
import { ConsentHead, WhatItDoes } from './consent-words.tsx';
import { type ConsentChoice, useConsent } from './use-consent.ts';

/** Who asks, and what the member allows: accounts, data, how far back and until when (identity-115). */
export function ConsentForm({ requestId, request }: { requestId: string; request: AppRequest }) {
  const text = useText();
  const choice = useConsent(requestId, request);
  const password = useCurrentPassword({ isAlways: true, isExempt: !request.asksPassword });
  const [wasSent, setSent] = useState(false);
  const { accounts, chosenKinds, allow, refuse, isLeaving } = choice;
  const { until } = connectedDays({ historyMonths: choice.months, untilMonths: choice.until }, request.today);
  const noAccount = accounts.length === 0 ? text('connectedApps.accounts.none') : undefined;
  const noKind = chosenKinds.length === 0 ? text('connectedApps.kinds.none') : undefined;
  const failure = allow.error ?? refuse.error;
  const share = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (noAccount !== undefined) document.getElementById('accounts')?.focus();
    else if (noKind !== undefined) document.getElementById('kinds')?.focus();
    else if (!isLeaving && password.check()) allow.mutate(password.typed, { onError: password.takesUp });
  };
  return (
    <>
      <ConsentHead request={request} />
      <form className="form consent__form" noValidate onSubmit={share}>
        {failure && !password.isRefused && <FocusedAlert kind="danger">{failure.message}</FocusedAlert>}
        <AccountChoices choice={choice} error={wasSent ? noAccount : undefined} />
        <KindChoices asked={request.kinds} choice={choice} error={wasSent ? noKind : undefined} />
        <Spans choice={choice} request={request} />
        <WhatItDoes request={request} until={until} />
        <ConsentEnd
          {...{ password, isLeaving, asksPassword: request.asksPassword }}
          onRefuse={() => refuse.mutate()}
          words={{
            no: text('connectedApps.refuse'),
            yes: text('connectedApps.share'),
            busy: text('connectedApps.sharing'),
          }}
        />
      </form>
    </>
  );
}

/** How far back, and until when. */
function Spans({ choice, request }: { choice: ConsentChoice; request: AppRequest }) {
  const text = useText();
  const dayAfter = (untilMonths: number) => connectedDays({ historyMonths: 0, untilMonths }, request.today).until ?? '';
  return (
    <div className="consent__spans">
      <Field label={text('connectedApps.howFar')}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={choice.months}
            onChange={(event) => choice.setMonths(Number(event.target.value))}
          >
            {request.historyMonths.map((months) => (
              <option key={months} value={months}>
                {text('connectedApps.months', { count: months })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('connectedApps.untilWhen')}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={choice.until ?? ''}
            onChange={(event) => choice.setUntil(event.target.value === '' ? null : Number(event.target.value))}
          >
            {untilChoices.map((months) => (
              <option key={months} value={months ?? ''}>
                {months === null
                  ? text('connectedApps.untilEnded')
                  : text('connectedApps.monthsUntil', {
                      count: months,
                      day: pageFormats().letterDay(dayAfter(months)),
                    })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
