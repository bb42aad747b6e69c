import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { withTexts } from '../../../lib/text/text.ts';
import { askedLink, forgetLink } from './asked-link.ts';
import { type FoundLink, validateLink } from './recovery-calls.ts';
import { RecoveryCard } from './recovery-card.tsx';
import { ResetForm } from './reset-form.tsx';

const SafeRecovery = lazy(() => withTexts(['ways-in', 'recovery'], () => import('./safe-recovery.tsx')));

type State =
  | { readonly kind: 'checking' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'form'; readonly found: FoundLink }
  | { readonly kind: 'done'; readonly message: string };

/** A new password by link (identity-61): the form appears only when the link is good. */
export function Page() {
  const text = useText();
  const query = useQueryParams<'reset-password'>();
  // The code leaves the address at once, so that it is not seen, kept or passed on.
  const [link] = useState(() => askedLink(query));
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    let isCurrent = true;
    setState({ kind: 'checking' });
    validateLink({ body: link }).then(
      (found) => isCurrent && setState({ kind: 'form', found }),
      (error: Error) => isCurrent && setState(isInvalid(error) ? { kind: 'invalid' } : { kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [link, tries]);

  const hasEnded = state.kind === 'invalid' || state.kind === 'done';
  useEffect(() => {
    if (hasEnded) forgetLink();
  }, [hasEnded]);

  if (state.kind === 'invalid') return <InvalidLink />;
  const waiting = (
    <Loading>
      <Skeleton height={280} />
    </Loading>
  );
  if (state.kind === 'form' && state.found.kind !== 'password' && 'otc' in link)
    return (
      <Suspense fallback={<RecoveryCard title={text('recovery.reset.title')}>{waiting}</RecoveryCard>}>
        <SafeRecovery otc={link.otc} found={state.found} onInvalid={() => setState({ kind: 'invalid' })} />
      </Suspense>
    );
  return (
    <RecoveryCard title={text('recovery.reset.title')}>
      {state.kind === 'checking' && waiting}
      {state.kind === 'failed' && <Failed error={state.error} onRetry={() => setTries(tries + 1)} />}
      {state.kind === 'form' && (
        <ResetForm
          link={link}
          found={state.found}
          onDone={(message) => setState({ kind: 'done', message })}
          onInvalid={() => setState({ kind: 'invalid' })}
        />
      )}
      {state.kind === 'done' && (
        <>
          <FocusedAlert kind="success">{state.message}</FocusedAlert>
          <div className="actions actions--between">
            <ScreenLink className={buttonClass()} to="login">
              {text('recovery.signIn')}
            </ScreenLink>
          </div>
        </>
      )}
    </RecoveryCard>
  );
}

/** Whether an answer says that the link is not good, rather than that nobody could say. */
export const isInvalid = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function InvalidLink() {
  const text = useText();
  return (
    <RecoveryCard title={text('recovery.reset.invalidTitle')} isNews>
      <Alert kind="danger">{text('recovery.reset.invalid')}</Alert>
      <div className="actions actions--between">
        <ScreenLink className={buttonClass({ kind: 'secondary' })} to="home">
          {text('recovery.reset.goHome')}
        </ScreenLink>
        <ScreenLink className={buttonClass()} to="forgot-password">
          {text('recovery.reset.askAgain')}
        </ScreenLink>
      </div>
    </RecoveryCard>
  );
}
