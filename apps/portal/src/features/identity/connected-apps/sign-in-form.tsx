import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { FormEvent } from 'react';
import { useCurrentPassword } from '../current-password/public.ts';
import type { AppRequest } from './connected-apps-calls.ts';
import { ConsentEnd } from './consent-end.tsx';
import { ConsentHead, ConsentLines, ItsPromise } from './consent-words.tsx';
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
        <ConsentEnd
          {...{ password, isLeaving, asksPassword: request.asksPassword }}
          onRefuse={() => refuse.mutate()}
          words={{
            no: text('connectedApps.signIn.no'),
            yes: text('connectedApps.signIn.yes'),
            busy: text('connectedApps.signIn.busy'),
          }}
        />
      </form>
    </>
  );
}

function WhatItIsTold({ request: { appName, told, privacyUrl } }: { request: AppRequest }) {
  const text = useText();
  const facts = (['sub', ...told] as const).map((fact) => text(toldWords[fact]));
  return (
    <div>
      <h2 className="label">{text('connectedApps.signIn.told', { app: appName })}</h2>
      <ConsentLines does={facts} />
      <h2 className="label">{appName}</h2>
      <ConsentLines never={[text('connectedApps.signIn.never.sees'), text('connectedApps.never.acts')]} />
      <ItsPromise words={text('connectedApps.signIn.promise')} privacyUrl={privacyUrl} />
    </div>
  );
}
