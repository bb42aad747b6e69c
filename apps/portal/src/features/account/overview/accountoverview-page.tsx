import type { Cents } from '@rochdale/domain/money';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import zap from 'lucide-static/icons/zap.svg?inner';
import { Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { stripQuery, useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { late } from '../../../lib/calls/missing-code.ts';
import { useOwnOutage } from '../../../lib/device/announced.ts';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { useSite } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { MemberPayDialog } from '../../paying/member-pay/member-pay-dialog.tsx';
import { type AskedDocument, DocumentDialog } from '../bills/public.ts';
import { BalancePanel } from './balance-panel.tsx';
import { Banners } from './banners.tsx';
import { PartCard } from './cards/part-card.tsx';
import { BasicLayout, DetailedLayout } from './layouts.tsx';
import { MyMeter } from './my-meter.tsx';
import { PayBar } from './pay-bar.tsx';
import { arrangedPayment, useOverview } from './use-overview.ts';
import { useSettled } from './use-settled.ts';
import './overview.css';

const PasskeyOffer = late(async () => ({
  default: (await withTexts(['my-profile', 'ways-in', 'passkeys'], () => import('../../identity/passkeys/public.ts')))
    .PasskeyOffer,
}));

/**
 * Account Overview (account-11). `accountno` in the address chooses the account, `isFromViewAllAccounts` shows the way back
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
  const query = useQueryParams<'accountoverview'>();
  const [isPaying, setPaying] = useState(false);
  const [arranged, setArranged] = useState<Cents>();
  const { pathname } = useLocation();
  // The address loses its query at once, so the link that it asked for is kept from the first rendering.
  const [link] = useState(() => (pathname.endsWith('/mymeter') ? 'mymeter' : query.get('link')));
  const [isFromAll] = useState(() => query.get('isFromViewAllAccounts') === 'true');
  const asked = query.get('accountno');
  const asksToPay = query.get('pay') === 'true' && notWhileLooking() === undefined;
  useEffect(() => {
    if (asksToPay) setPaying(true);
    if (asked !== null) selectAccount(asked);
    if (window.location.search !== '') stripQuery();
  }, [asked, asksToPay]);
  const goTo = useGoTo();
  useEffect(() => {
    if (link === 'meterusage') goTo('accountoverview/meterusage', {}, { replace: true });
  }, [link, goTo]);
  const current = useCurrentAccount();
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
      {notWhileLooking() === undefined && (
        <Suspense fallback={null}>
          <PasskeyOffer />
        </Suspense>
      )}
      <Loaded query={current} skeleton={<OverviewShapes />}>
        {(found) =>
          found === null ? (
            <Empty icon={zap} title={text('overview.noAccounts')} />
          ) : (
            <OfAccount
              key={found.accountNumber}
              current={found}
              showsMeter={link === 'mymeter'}
              // The dialog is much to draw: what was pressed shows it first.
              onPay={(next) =>
                startTransition(() => {
                  setArranged(next);
                  setPaying(true);
                })
              }
            />
          )
        }
      </Loaded>
      {isPaying && current.data && <MemberPayDialog arranged={arranged} onClose={() => setPaying(false)} />}
    </div>
  );
}

/** What is to come, while nobody knows yet of which account. */
function OverviewShapes() {
  return (
    <div className="stack">
      <Skeleton height={318} phone={601} />
      <Skeleton height={900} />
    </div>
  );
}

interface OfAccountProps {
  readonly current: CurrentAccount;
  readonly showsMeter: boolean;
  /** Opens the payment dialog, which is told the next payment of an arrangement. */
  readonly onPay: (arranged: Cents | undefined) => void;
}

/** Everything about one account. The balance stands on its own answer alone; the rest is there when it is. */
function OfAccount({ current, showsMeter, onPay: openPayment }: OfAccountProps) {
  const text = useText();
  const { accountNumber, accountType } = current;
  const { config } = useSite();
  const parts = useOverview(accountNumber);
  const [viewing, setViewing] = useState<AskedDocument | 'none'>();
  const payButton = useRef<HTMLButtonElement>(null);
  const account = parts.account.data;
  const details = useSettled(parts.details, account !== undefined);
  useOwnOutage(details.data && shownPower(details.data.outageStatus) === 'OFF');
  const balance = details.isSettled || parts.account.error ? parts.account : { ...parts.account, data: undefined };
  const onPay = () => openPayment(arrangedPayment(details.data));
  const bill = parts.bills.data?.results[0];
  const viewNewest = () => setViewing(bill === undefined ? 'none' : { kind: 'bill', accountNumber, bill });
  // What comes late stands below the balance: above it, it would push away what is being read.
  const banners = balance.data && details.data && <Banners account={balance.data} details={details.data} />;
  const Layout = config.accounts.basicOverviewScreen ? BasicLayout : DetailedLayout;
  return (
    <>
      {showsMeter && <MyMeter accountNumber={accountNumber} />}
      {!details.isLate && banners}
      <PartCard
        title={text('overview.panel')}
        missing="overview.part.balance"
        part={balance}
        height={318}
        phone={601}
        isSpoken
        instead={
          <Button size="s" disabledReason={notWhileLooking()} onClick={onPay}>
            {text('shell.payBill')}
          </Button>
        }
      >
        {(shown) => (
          <BalancePanel
            account={shown}
            details={details.data ?? (parts.details.error ? null : undefined)}
            isLate={details.isLate}
            payButton={payButton}
            onPay={onPay}
            onView={viewNewest}
          />
        )}
      </PartCard>
      {details.isLate && banners}
      <Layout parts={parts} accountType={accountType} onView={setViewing} />
      {balance.data && <PayBar stands={payButton} onPay={onPay} />}
      {viewing && <DocumentDialog asked={viewing} onClose={() => setViewing(undefined)} />}
    </>
  );
}
