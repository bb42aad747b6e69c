import { isHandOverToken } from '@rochdale/domain/identity/hand-overs/hand-over-token';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { readSession } from '../../../lib/session/session.ts';
import { SecondStep, type SecondStepNeeded } from '../sign-in/public.ts';
import { type Given, takeOver, whoComes } from './take-over.ts';
import { Waiting } from './waiting.tsx';

/**
 * Another system hands a signed-in member over (identity-17, identity-137). The pair of token and member is checked with the
 * server before anything is stored, and leaves the address at once. Over another member's session it is asked about first, and
 * before a token is used that counts once; the session that is replaced ends.
 */
export function Page() {
  const text = useText();
  const query = useQueryParams<'external-redirect'>();
  const goTo = useGoTo();
  const [given] = useState<Given>(() => ({ token: query.get('token') ?? '', member: query.get('member') ?? '' }));
  const [failure, setFailure] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<{ readonly here: string; readonly next: string }>();
  const [needed, setNeeded] = useState<SecondStepNeeded>();
  const begun = useRef(-1);
  const goOn = (): void => goTo('accountoverview', {}, { replace: true });
  const take = (): void => {
    setAsked(undefined);
    takeOver(given).then(
      (left) => (left === undefined ? goOn() : setNeeded(left)),
      (error: Error) => setFailure(error),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    // A token that counts once is brought once, however often the page is drawn.
    if (begun.current === tries) return;
    begun.current = tries;
    setFailure(undefined);
    if (given.token === '') {
      goTo('login', {}, { replace: true });
      return;
    }
    whoComes(given).then(
      (next) => {
        // Whosever accounts are shown: who has signed in is asked.
        const session = readSession();
        const here = session?.ownNumber ?? session?.memberNumber;
        if (here === undefined || here === next) take();
        else setAsked({ here, next });
      },
      (error: Error) => setFailure(error),
    );
  }, [given, goTo, tries]);
  if (asked) return <Question {...asked} onStay={goOn} onGoOn={take} />;
  if (needed)
    return (
      <div className="container">
        <div className="form-page">
          <div className="card card__body stack">
            <Suspense fallback={null}>
              <SecondStep needed={needed} onDone={goOn} onBack={() => goTo('login', {}, { replace: true })} />
            </Suspense>
          </div>
        </div>
      </div>
    );
  if (!failure) return <Waiting>{text('handOver.coming')}</Waiting>;
  const isRefused = failure instanceof ApiError && [400, 401, 404].includes(failure.status);
  // What counts once may have been used up by an answer that was lost.
  const isOver = isRefused || isHandOverToken(given.token);
  return (
    <div className="container">
      <h1 className="vh">{text('screen.redirect')}</h1>
      <div className="card">
        {isOver ? (
          <Failed
            error={new Error(text('handOver.refused'))}
            label={text('handOver.signIn')}
            onRetry={() => goTo('login', {}, { replace: true })}
          />
        ) : (
          <Failed error={failure} onRetry={() => setTries(tries + 1)} />
        )}
      </div>
    </div>
  );
}

/** Whoever is signed in here says who goes on: a link alone must not. */
function Question({
  here,
  next,
  onStay,
  onGoOn,
}: {
  readonly here: string;
  readonly next: string;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
}) {
  const text = useText();
  return (
    <div className="container">
      <div className="form-page">
        <div className="card card__body stack">
          <h1 className="form-title">{text('handOver.question.title')}</h1>
          <p>{text('handOver.question', { here, next })}</p>
          <div className="actions actions--between">
            <Button onClick={onStay}>{text('handOver.stay', { here })}</Button>
            <Button kind="secondary" onClick={onGoOn}>
              {text('handOver.goOn', { next })}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
