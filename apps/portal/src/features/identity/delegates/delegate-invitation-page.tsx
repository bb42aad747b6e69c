import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';
import { type Invitation, seeInvitation } from './delegates-calls.ts';
import { OpenInvitation } from './open-invitation.tsx';

type State =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown'; readonly said: string }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'seen'; readonly invitation: Invitation };

/** An invitation to use somebody's accounts: what it opens, and two ways to accept it (identity-92). */
export function Page() {
  const query = useQueryParams<'delegate-invitation'>();
  const asked = query.get('code');
  // The code leaves the address at once, so that it is not seen, kept or passed on.
  const [code] = useState(() => {
    if (asked !== null) keepForTab('delegateInvitation', asked);
    return asked ?? readForTab('delegateInvitation') ?? '';
  });
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    let isCurrent = true;
    setState({ kind: 'checking' });
    seeInvitation({ body: { code } }).then(
      (invitation) => isCurrent && setState({ kind: 'seen', invitation }),
      (error: Error) =>
        isCurrent &&
        setState(
          error instanceof ApiError && error.status === 404
            ? { kind: 'unknown', said: error.message }
            : { kind: 'failed', error },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);
  return (
    <InvitationCard>
      {state.kind === 'checking' && (
        <Loading>
          <Skeleton height={200} />
        </Loading>
      )}
      {state.kind === 'failed' && <Failed error={state.error} onRetry={() => setTries(tries + 1)} />}
      {state.kind === 'unknown' && <Alert kind="danger">{state.said}</Alert>}
      {state.kind === 'seen' && <OpenInvitation code={code} invitation={state.invitation} />}
    </InvitationCard>
  );
}

function InvitationCard({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__body">
            <h1 className="form-title">{text('delegates.invitation.title')}</h1>
            <div className="stack">{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
