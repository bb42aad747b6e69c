import { outagePageAccount } from '@rochdale/domain/service/outage/outage-page';
import { isOutageSupported } from '@rochdale/domain/service/outage/reporting';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import zapOff from 'lucide-static/icons/zap-off.svg?inner';
import { useEffect, useState } from 'react';
import { type ScreenQuery, stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount, useSelectedAccount } from '../../../lib/session/selected-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { OutageTabs } from './outage-tabs.tsx';
import './outage.css';

/**
 * Outage (service-2). `accountno` in the address chooses the account, for the member of `memberno` alone; what it says
 * of type and location the server knows better. `isFromViewAllAccounts` shows the way back to all accounts.
 */
export function Page() {
  return (
    <MemberData>
      <Outage />
    </MemberData>
  );
}

function Outage() {
  const text = useText();
  const query = useQueryParams<'outage-status'>();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [isFromAll] = useState(() => query.get('isFromViewAllAccounts') === 'true');
  const [meant, setMeant] = useState(() => meantBy(query));
  const asked = query.get('accountno');
  const askedOf = query.get('memberno');
  useEffect(() => {
    if (window.location.search === '') return;
    setMeant({ accountno: asked ?? undefined, memberno: askedOf ?? undefined });
    if (asked !== null && (askedOf ?? memberNumber) === memberNumber) selectAccount(asked);
    stripQuery();
  }, [asked, askedOf, memberNumber]);
  const account = useCurrentAccount();
  const chosen = useSelectedAccount();
  // What is chosen since in the portal counts more than what the address meant.
  const address = chosen === undefined || chosen === meant.accountno ? meant : { memberno: meant.memberno };
  return (
    <div className="container outage">
      {isFromAll && (
        <p className="crumbs">
          <ScreenLink to="account-list">{text('outagePage.backToAll')}</ScreenLink>
        </p>
      )}
      <h1>{text('screen.outage')}</h1>
      <Loaded query={account} skeleton={<Skeleton height={420} />}>
        {(found) => <OfAccount address={address} account={found} />}
      </Loaded>
    </div>
  );
}

/** The account and the member that an address was made for. */
type MeantAccount = Parameters<typeof outagePageAccount>[0];

const meantBy = (query: ScreenQuery<'outage-status'>): MeantAccount => ({
  accountno: query.get('accountno') ?? undefined,
  memberno: query.get('memberno') ?? undefined,
});

/** The loaded account; without one, or with an address made for another member, there is nothing to show (service-3). */
function OfAccount({ address, account }: { address: MeantAccount; account: CurrentAccount | null }) {
  const text = useText();
  const hidesNonElectric = useSite().config.accounts.hideNonElectricOutage;
  const memberNumber = useSession()?.memberNumber ?? '';
  const page = outagePageAccount(address, account ? { accountNumber: account.accountNumber, memberNumber } : undefined);
  if ('problem' in page || account === null)
    return <Alert kind="danger">{'problem' in page && violationText(page.problem)}</Alert>;
  return (
    <>
      <p className="outage__for">
        {text('outagePage.account', {
          address: account.serviceAddress.split('\n').join(', '),
          number: account.accountNumber,
          type: inPageLanguage(account.accountType),
        })}
      </p>
      {isOutageSupported(account.accountType, hidesNonElectric) ? (
        <OutageTabs key={account.accountNumber} account={account} />
      ) : (
        <div className="card" role="status">
          <Empty icon={zapOff} title={text('outage.notSupported')} />
        </div>
      )}
    </>
  );
}
