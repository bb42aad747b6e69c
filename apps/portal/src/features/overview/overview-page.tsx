import zap from 'lucide-static/icons/zap.svg?inner';
import { useEffect, useRef, useState } from 'react';
import { stripQuery, useQueryParams } from '../../lib/address.ts';
import { MemberData } from '../../lib/member-data.tsx';
import { selectAccount } from '../../lib/selected-account.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MemberPayDialog } from '../member-pay/public.ts';
import { BalancePanel } from './balance-panel.tsx';
import { Banners } from './banners.tsx';
import { BasicLayout, DetailedLayout } from './layouts.tsx';
import { PayBar } from './pay-bar.tsx';
import { useOverview } from './use-overview.ts';
import './overview.css';

/** Account Overview (S1 §2.2). `accountno` in the address chooses the account; `pay` opens the payment dialog. */
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
      <h1>{text('overview.title')}</h1>
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
          <Banners account={data.account} details={data.details} />
          <BalancePanel account={data.account} details={data.details} payButton={payButton} onPay={pay} />
          {config.accounts.basicOverviewScreen ? <BasicLayout data={data} /> : <DetailedLayout data={data} />}
          <PayBar stands={payButton} onPay={pay} />
        </>
      )}
      {isPaying && data && <MemberPayDialog onClose={() => setPaying(false)} />}
    </div>
  );
}
