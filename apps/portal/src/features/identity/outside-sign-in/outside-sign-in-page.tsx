import { purposeOf } from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import { whereSignInLeads } from '@rochdale/domain/identity/sign-in/where-sign-in-leads';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { stripQuery, useGoTo, useGoToPath, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { useGate } from '../../../lib/gates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Waiting } from '../hand-overs/waiting.tsx';
import { beginSession, SecondStep, type SecondStepNeeded, takeReturn } from '../sign-in/public.ts';
import { ConfirmTie } from './confirm-tie.tsx';
import { finishOutside } from './outside-calls.ts';

/** Nobody here is tied to whoever came back: they may have no login yet (identity-132). */
const notTied = 3102;
const numberOf = (error: Error): number | undefined =>
  error instanceof ApiError ? (error.code ?? error.fields[0]?.code) : undefined;

/**
 * The browser is back from the outside provider (identity-131). What it brought leaves the address at once, and counts once,
 * in the browser that began. Where somebody is signed in meanwhile, they stay.
 */
export function Page() {
  const query = useQueryParams<'outside-sign-in'>();
  const [came] = useState(() => ({ answer: query.toString(), purpose: purposeOf(query.get('state')) }));
  useEffect(() => stripQuery(), []);
  return came.purpose === 'tie' ? <ConfirmTie answer={came.answer} /> : <SignsIn answer={came.answer} />;
}

function SignsIn({ answer }: { answer: string }) {
  const text = useText();
  const goTo = useGoTo();
  const goToPath = useGoToPath();
  const session = useSession();
  const hasMeterPortal = useGate('meterPortalJump').open;
  const [wasSignedIn] = useState(() => session !== undefined);
  const hasLeft = useRef(false);
  const isSent = useRef(false);
  const [failure, setFailure] = useState<Error>();
  const [needed, setNeeded] = useState<SecondStepNeeded>();
  const toSignIn = (): void => goTo('login', {}, { replace: true });
  useEffect(() => {
    if (session && !hasLeft.current) {
      hasLeft.current = true;
      const leads = whereSignInLeads(session, hasMeterPortal, takeReturn());
      goToPath(wasSignedIn && !session.mustSetUpMfa ? addressOf('accountoverview') : leads);
    } else if (session) return;
    else if (answer === '') goTo('login', {}, { replace: true });
    else if (!isSent.current) {
      isSent.current = true;
      finishOutside({ body: { answer } })
        .then(async (answered) => {
          const { mfaAuthenticateModel: model, username } = answered;
          if (!(await beginSession(answered)) && model) setNeeded({ username, model });
        })
        .catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(text('error.unknown'))));
    }
  }, [answer, session, hasMeterPortal, wasSignedIn, goTo, goToPath, text]);
  if (needed)
    return (
      <div className="container">
        <div className="form-page">
          <div className="card card__body stack">
            <Suspense fallback={null}>
              <SecondStep needed={needed} onBack={toSignIn} />
            </Suspense>
          </div>
        </div>
      </div>
    );
  if (!failure) return <Waiting>{text('outsideSignIn.coming')}</Waiting>;
  return (
    <div className="container">
      <h1 className="vh">{text('screen.login')}</h1>
      <div className="card">
        <Failed error={failure} label={text('outsideSignIn.toSignIn')} onRetry={toSignIn} />
      </div>
      {numberOf(failure) === notTied && (
        <p className="small muted form-page__foot">
          {text('outsideSignIn.noLogin')} <ScreenLink to="register">{text('outsideSignIn.register')}</ScreenLink>
        </p>
      )}
    </div>
  );
}
