import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { ClaimStep } from './claim-step.tsx';
import { SearchStep } from './search-step.tsx';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';
import { useSearch } from './use-search.ts';
import './unclaimed-credits.css';

/** Unclaimed Capital Credits (account-77): a search, then the claim of one result. */
export function Page() {
  const text = useText();
  const { unclaimedCapitalCreditMsg } = useSite().configuration;
  const search = useSearch();
  const [claimed, setClaimed] = useState<UnclaimedCredit>();
  const [returnedFrom, setReturnedFrom] = useState<string>();
  const [done, setDone] = useState<string>();
  return (
    <div className="container unclaimed">
      <div className="page-head">
        <div>
          <h1>{text('screen.unclaimedCredits')}</h1>
          <p>{text('unclaimedCredits.lead')}</p>
        </div>
      </div>
      {unclaimedCapitalCreditMsg && (
        <Alert kind="info" isSpoken={false}>
          {unclaimedCapitalCreditMsg}
        </Alert>
      )}
      {done !== undefined && <FocusedAlert kind="success">{done}</FocusedAlert>}
      {claimed === undefined ? (
        <SearchStep
          search={search}
          returnedFrom={returnedFrom}
          onSearch={() => setDone(undefined)}
          onClaim={(credit) => {
            setDone(undefined);
            setClaimed(credit);
          }}
        />
      ) : (
        <ClaimStep
          credit={claimed}
          onCancel={() => {
            setReturnedFrom(claimed.reference);
            setClaimed(undefined);
          }}
          onRefused={search.forgetSeen}
          onDone={(message) => {
            search.reset();
            setReturnedFrom(undefined);
            setClaimed(undefined);
            setDone(message);
          }}
        />
      )}
    </div>
  );
}
