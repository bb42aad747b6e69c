import { Button } from '@rochdale/ui/form/button.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import type { SessionUser } from '../../../lib/session/kept-session.ts';
import { readSession, startSession } from '../../../lib/session/session.ts';
import { logout, sessionOfMember } from './hand-overs-calls.ts';
import { Waiting } from './waiting.tsx';

/**
 * Another system hands a signed-in member over (identity-17). The pair of token and member is checked with
 * the server before anything is stored, and leaves the address at once. Over another member's session
 * it is asked about first; the session that is replaced ends.
 */
export function Page() {
  const text = useText();
  const query = useQueryParams<'external-redirect'>();
  const goTo = useGoTo();
  const [given] = useState(() => ({ token: query.get('token') ?? '', member: query.get('member') ?? '' }));
  const [failure, setFailure] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<{ readonly here: string; readonly next: SessionUser }>();
  const goOn = (): void => goTo('accountoverview', {}, { replace: true });
  const take = (next: SessionUser): void => {
    const replaced = readSession();
    if (replaced && replaced.accessToken !== next.accessToken)
      void logout({}, replaced.accessToken).catch(() => undefined);
    startSession(next);
    goOn();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    setFailure(undefined);
    if (given.token === '') {
      goTo('login', {}, { replace: true });
      return;
    }
    sessionOfMember({ params: { memberNumber: given.member } }, given.token).then(
      ({ memberNumber, expireInMinutes }) => {
        const next = { accessToken: given.token, memberNumber, expireInMinutes, memberMfaEnabled: false };
        // Whosever accounts are shown: who has signed in is asked.
        const session = readSession();
        const here = session?.ownNumber ?? session?.memberNumber;
        if (here === undefined || here === memberNumber) take(next);
        else setAsked({ here, next });
      },
      (error: Error) => setFailure(error),
    );
  }, [given, goTo, tries]);
  if (asked) return <Question {...asked} onStay={goOn} onGoOn={() => take(asked.next)} />;
  if (!failure) return <Waiting>{text('handOver.coming')}</Waiting>;
  const isRefused = failure instanceof ApiError && [400, 401, 404].includes(failure.status);
  return (
    <div className="container">
      <h1 className="vh">{text('screen.redirect')}</h1>
      <div className="card">
        {isRefused ? (
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
  readonly next: SessionUser;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
}) {
  const text = useText();
  const { memberNumber } = next;
  return (
    <div className="container">
      <div className="form-page">
        <div className="card card__body stack">
          <h1 className="form-title">{text('handOver.question.title')}</h1>
          <p>{text('handOver.question', { here, next: memberNumber })}</p>
          <div className="actions">
            <Button onClick={onStay}>{text('handOver.stay', { here })}</Button>
            <Button kind="secondary" onClick={onGoOn}>
              {text('handOver.goOn', { next: memberNumber })}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
