import { useLocation } from '@tanstack/react-router';
import zap from 'lucide-static/icons/zap.svg?inner';
import { useEffect, useRef, useState } from 'react';
import { stripQuery, useQueryParams } from '../../lib/address.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { MemberData } from '../../lib/member-data.tsx';
import { selectAccount } from '../../lib/selected-account.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type AskedDocument, DocumentDialog } from '../bills/public.ts';
import { MemberPayDialog } from '../member-pay/public.ts';
import { BalancePanel } from './balance-panel.tsx';
import { Banners } from './banners.tsx';
import { BasicLayout, DetailedLayout } from './layouts.tsx';
import { MyMeter } from './my-meter.tsx';
import { PayBar } from './pay-bar.tsx';
import { type OverviewData as Data, useOverview } from './use-overview.ts';
import './overview.css';

/**
 * Account Overview (S1 §2.2). `accountno` in the address chooses the account, `isFromViewAllAccounts` shows the way back
 * to all of them, `link` opens My Meter, `pay` the payment dialog.
 */
export function Page() {
  return (
    <MemberData>
      <Overview />
    </MemberData>
  );
}

function Overview() {
  const text = useText();
  const query = useQueryParams();
  const [isPaying, setPaying] = useState(false);
  const [viewing, setViewing] = useState<AskedDocument | 'none'>();
  const { pathname } = useLocation();
  // The address loses its query at once, so the link that it asked for is kept from the first rendering.
  const [link] = useState(() => (pathname.endsWith('/mymeter') ? 'mymeter' : query.get('link')));
  const [isFromAll] = useState(() => query.get('isFromViewAllAccounts') === 'true');
  const asked = query.get('accountno');
  const asksToPay = query.get('pay') === 'true';
  useEffect(() => {
    if (asksToPay) setPaying(true);
    if (asked !== null) selectAccount(asked);
    if (window.location.search !== '') stripQuery();
  }, [asked, asksToPay]);
  const { config } = useSite();
  const { data, error, refetch } = useOverview();
  const pay = () => setPaying(true);
  const payButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="container stack">
      <div>
        {isFromAll && (
          <p className="crumbs">
            <ScreenLink to="account-list">{text('overview.backToAll')}</ScreenLink>
          </p>
        )}
        <h1>{text('overview.title')}</h1>
      </div>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Loading>
          <div className="stack">
            <Skeleton height={330} />
            <Skeleton height={520} />
          </div>
        </Loading>
      )}
      {data === null && <Empty icon={zap} title={text('overview.noAccounts')} />}
      {data && (
        <>
          {link === 'mymeter' && <MyMeter accountNumber={data.account.accountNumber} />}
          <Banners account={data.account} details={data.details} />
          <BalancePanel
            account={data.account}
            details={data.details}
            payButton={payButton}
            onPay={pay}
            onView={() => setViewing(newestBillOf(data))}
          />
          {config.accounts.basicOverviewScreen ? (
            <BasicLayout data={data} onView={setViewing} />
          ) : (
            <DetailedLayout data={data} onView={setViewing} />
          )}
          <PayBar stands={payButton} onPay={pay} />
        </>
      )}
      {viewing && <DocumentDialog asked={viewing} onClose={() => setViewing(undefined)} />}
      {isPaying && data && <MemberPayDialog onClose={() => setPaying(false)} />}
    </div>
  );
}

/** What View Bill of the newest bill shows. */
function newestBillOf({ account, newestBill }: Data): AskedDocument | 'none' {
  if (!newestBill) return 'none';
  return { kind: 'bill', accountNumber: account.accountNumber, billDate: newestBill.billDate };
}
