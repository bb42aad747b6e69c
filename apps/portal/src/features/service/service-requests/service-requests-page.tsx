import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import { useEffect } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { NewRequest } from './new-request.tsx';
import { PastRequests } from './past-requests.tsx';
import { RequestAside } from './request-aside.tsx';
import { listRequests, serviceTypes } from './service-requests-calls.ts';
import '@rochdale/ui/form/form.css';
import './service-requests.css';

/** Service Requests (service-43). `accountno` in the address chooses the account, and leaves it. */
export function Page() {
  return (
    <MemberData>
      <ServiceRequests />
    </MemberData>
  );
}

function ServiceRequests() {
  const text = useText();
  useAskedAccount();
  const account = useCurrentAccount();
  const [address] = account.data?.serviceAddress.split('\n') ?? [];
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text('screen.serviceRequests')}</h1>
          <p>{address === undefined ? '\u00a0' : text('serviceRequests.lead', { address })}</p>
        </div>
      </div>
      <Loaded query={account} skeleton={<Skeletons />}>
        {(found) =>
          found === null ? (
            <Empty icon={wrench} title={text('ui.noAccounts')} />
          ) : (
            <OfAccount key={found.accountNumber} account={found} />
          )
        }
      </Loaded>
    </div>
  );
}

function OfAccount({ account }: { account: CurrentAccount }) {
  const { accountNumber } = account;
  const params = { accountNumber };
  const types = useQuery({ queryKey: ['service-types', accountNumber], queryFn: () => serviceTypes({ params }) });
  const requests = useQuery({ queryKey: ['service-requests', accountNumber], queryFn: () => listRequests({ params }) });
  // What was said of one account leaves with it.
  useEffect(() => () => showAlert(undefined), []);
  return (
    <div className="stack">
      <div className="grid-main">
        <div className={types.error ? 'card' : undefined}>
          <Loaded query={types} skeleton={<Skeleton height={380} />}>
            {(found) => (
              <NewRequest accountNumber={accountNumber} types={found} onSettled={() => void requests.refetch()} />
            )}
          </Loaded>
        </div>
        <RequestAside />
      </div>
      <div className={requests.error ? 'card' : undefined}>
        <Loaded query={requests} skeleton={<Skeleton height={320} />}>
          {(found) => found.length > 0 && <PastRequests requests={found} isBusy={requests.isFetching} />}
        </Loaded>
      </div>
    </div>
  );
}

function Skeletons() {
  return (
    <div className="stack">
      <Skeleton height={380} />
      <Skeleton height={320} />
    </div>
  );
}
