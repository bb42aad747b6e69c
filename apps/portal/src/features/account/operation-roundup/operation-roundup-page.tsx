import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import info from 'lucide-static/icons/info.svg?inner';
import { useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { AccountsCard } from './accounts-card.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { useRoundUpList } from './use-operation-roundup.ts';
import './operation-roundup.css';

/** Operation RoundUp (account-58). */
export function Page() {
  return (
    <MemberData>
      <OperationRoundUp />
    </MemberData>
  );
}

function OperationRoundUp() {
  const text = useText();
  const [isHelping, setHelping] = useState(false);
  const list = useRoundUpList();
  useAddressedAccount();
  return (
    <div className="container round-up-page">
      <div className="page-head">
        <div>
          <div className="row">
            <h1>{text('screen.roundUp')}</h1>
            <button
              type="button"
              className="icon-btn"
              aria-label={text('operationRoundup.help')}
              onClick={() => setHelping(true)}
            >
              <Icon drawing={info} />
            </button>
          </div>
          <p>{text('operationRoundup.lead')}</p>
        </div>
      </div>
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
      <div className="card">
        <Loaded query={list} skeleton={<Skeleton height={480} />}>
          {(found) => <AccountsCard list={found} />}
        </Loaded>
      </div>
    </div>
  );
}

/** `accountno` in the address selects the account, and leaves it (account-2). */
function useAddressedAccount(): void {
  const number = useQueryParams<'operation-roundup'>().get('accountno');
  useEffect(() => {
    if (number === null) return;
    if (/^\d{1,12}$/.test(number)) selectAccount(number);
    stripQuery();
  }, [number]);
}
