import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { seeRequest } from './connected-apps-calls.ts';
import { ConsentForm } from './consent-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './connected-apps.css';

/** An app asks for a member's data, or another site asks who the member is (identity-114, identity-120). */
export function Page() {
  return (
    <MemberData>
      <Asked />
    </MemberData>
  );
}

function Asked() {
  const text = useText();
  const requestId = useQueryParams<'connect'>().get('request') ?? '';
  const isSignedIn = useSession() !== undefined;
  const asked = useQuery({
    queryKey: ['connect', requestId],
    queryFn: () => seeRequest({ params: { requestId } }),
    enabled: isSignedIn && requestId !== '',
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { data, error } = asked;
  if (data)
    return (
      <Consent>
        {data.kind === 'sign-in' ? (
          <SignInForm requestId={requestId} request={data} />
        ) : (
          <ConsentForm requestId={requestId} request={data} />
        )}
      </Consent>
    );
  const isUnknown = requestId === '' || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  return (
    <Consent>
      <div className="consent__form stack">
        <h1>{text('screen.connect')}</h1>
        {isUnknown && <Alert kind="danger">{text('connectedApps.request.unknown')}</Alert>}
        {!isUnknown && error && <Failed error={error} onRetry={() => void asked.refetch()} />}
        {!isUnknown && !error && (
          <Loading>
            <Skeleton height={480} />
          </Loading>
        )}
      </div>
    </Consent>
  );
}

const Consent = ({ children }: { children: ReactNode }) => (
  <div className="container">
    <div className="consent">
      <div className="card">{children}</div>
    </div>
  </div>
);
