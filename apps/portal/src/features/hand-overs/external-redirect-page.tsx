import { useEffect, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../lib/address.ts';
import { ApiError } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { Failed } from '../../ui/failed.tsx';
import { sessionOfMember } from './hand-overs-calls.ts';
import { Waiting } from './waiting.tsx';

/**
 * Another system hands a signed-in member over (S0 §2 external-redirect). The pair of token and member is checked with
 * the server before anything is stored (open-points §2), and leaves the address at once.
 */
export function Page() {
  const text = useText();
  const query = useQueryParams();
  const goTo = useGoTo();
  const [given] = useState(() => ({ token: query.get('token') ?? '', member: query.get('member') ?? '' }));
  const [failure, setFailure] = useState<Error>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    setFailure(undefined);
    if (given.token === '') {
      goTo('login', {}, true);
      return;
    }
    sessionOfMember({ params: { memberNumber: given.member } }, given.token).then(
      ({ memberNumber, expireInMinutes }) => {
        startSession({ accessToken: given.token, memberNumber, expireInMinutes, memberMfaEnabled: false });
        goTo('accountoverview', {}, true);
      },
      (error: Error) => setFailure(error),
    );
  }, [given, goTo, tries]);
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
            onRetry={() => goTo('login', {}, true)}
          />
        ) : (
          <Failed error={failure} onRetry={() => setTries(tries + 1)} />
        )}
      </div>
    </div>
  );
}
