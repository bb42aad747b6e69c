import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import type { FormEvent } from 'react';
import { useCurrentPassword } from '../current-password/public.ts';
import type { AppRequest } from './connected-apps-calls.ts';
import { ConsentHead } from './consent-words.tsx';
import { toldWords } from './told-words.ts';
import { useSignInAt } from './use-consent.ts';

/** Another site of the co-op asks who the member is: what it is told, and whether (identity-121). */
export function SignInForm({ requestId, request }: { requestId: string; request: AppRequest }) {
  const text = useText();
  const { signIn, refuse, isLeaving } = useSignInAt(requestId);
  const password = useCurrentPassword({ isAlways: true, isExempt: !request.asksPassword });
  const failure = signIn.error ?? refuse.error;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isLeaving && password.check()) signIn.mutate(password.typed, { onError: password.takesUp });
  };
  return (
    <>
      <ConsentHead request={request} />
      <form className="form consent__form" noValidate onSubmit={send}>
        {failure && !password.isRefused && <FocusedAlert kind="danger">{failure.message}</FocusedAlert>}
        <p>{text('connectedApps.signIn.as', { number: request.memberNumber })}</p>
        <WhatItIsTold request={request} />
        {request.asksPassword && (
          <div className="stack">
            <p>{text('connectedApps.password')}</p>
            {password.field}
          </div>
        )}
        <div className="consent__actions">
          <Button kind="secondary" disabled={isLeaving} onClick={() => refuse.mutate()}>
            {text('connectedApps.signIn.no')}
          </Button>
          <Button type="submit" busyLabel={isLeaving ? text('connectedApps.signIn.busy') : undefined}>
            {text('connectedApps.signIn.yes')}
          </Button>
        </div>
      </form>
    </>
  );
}

function WhatItIsTold({ request: { appName, told, privacyUrl } }: { request: AppRequest }) {
  const text = useText();
  const never = [text('connectedApps.signIn.never.sees'), text('connectedApps.never.acts')];
  return (
    <div>
      <h2 className="label">{text('connectedApps.signIn.told', { app: appName })}</h2>
      <ul className="consent__scopes">
        {(['sub', ...told] as const).map((fact) => (
          <li key={fact} className="consent__yes">
            <Icon drawing={check} size="s" />
            <span>{text(toldWords[fact])}</span>
          </li>
        ))}
      </ul>
      <h2 className="label">{appName}</h2>
      <ul className="consent__scopes">
        {never.map((words) => (
          <li key={words} className="consent__no">
            <Icon drawing={x} size="s" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <p className="hint">
        {text('connectedApps.signIn.promise')}{' '}
        <OutsideLink href={privacyUrl} target="_blank" rel="noreferrer">
          {text('connectedApps.privacy')}
        </OutsideLink>
      </p>
    </div>
  );
}
