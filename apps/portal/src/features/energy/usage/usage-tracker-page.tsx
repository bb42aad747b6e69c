import { openingTab, usageTabs } from '@rochdale/domain/energy/usage/tabs';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useChosenFirst } from '@rochdale/ui/state/chosen-first.ts';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import { lazy, Suspense } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { PrintHead } from '../../../ui/layout/print-head.tsx';
import { useChoices } from './choices/use-choices.ts';
import { DailyPanel } from './daily/daily-panel.tsx';
import { accountUsage, type UsageAccount } from './usage-calls.ts';
import './usage.css';

/** Usage Tracker (energy-1). `accountno` in the address chooses the account; `monthly=true` opens it on Monthly. */
export function Page() {
  return (
    <MemberData>
      <Tracker />
    </MemberData>
  );
}

function Tracker() {
  const text = useText();
  useAskedAccount({ keepsRest: true });
  const account = useCurrentAccount();
  return (
    <div className="container usage">
      <h1>{text('screen.usageTracker')}</h1>
      <Loaded query={account} skeleton={<Skeleton height={960} phone={820} />}>
        {(found) =>
          found === null ? (
            <Empty icon={chartColumn} title={text('ui.noAccounts')} />
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
  const memberNumber = useSession()?.memberNumber ?? '';
  const query = useQuery({
    queryKey: ['usage', 'account', memberNumber, accountNumber],
    queryFn: () => accountUsage({ params: { memberNumber, accountNumber } }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={960} phone={820} />}>
      {(found) => (
        <>
          <ForAccount account={found} />
          <TabsOfAccount account={found} />
          {found.namesRate && <WhatIfWay />}
        </>
      )}
    </Loaded>
  );
}

/** Whose usage it is; on paper, where no account switcher stands above. */
function ForAccount({ account }: { account: UsageAccount }) {
  const text = useText();
  return (
    <div className="usage__for">
      <PrintHead />
      <p className="num">
        {text('usage.account', { number: account.accountNumber, type: inPageLanguage(account.accountType) })}
      </p>
      <p>{account.accountHolderName}</p>
      <p className="preserve-lines">{account.serviceAddress}</p>
    </div>
  );
}

/** The way to what the year would have cost on other rates. */
function WhatIfWay() {
  const text = useText();
  return (
    <p className="usage__what-if">
      <ScreenLink className="link-arrow" to="what-if">
        {text('usage.whatIf')}
        <Icon drawing={arrowRight} size="s" />
      </ScreenLink>
      <span className="muted">{text('usage.whatIf.hint')}</span>
    </p>
  );
}

// Pictures that are not the first come when they are asked for.
const MonthlyPanel = lazy(() => import('./monthly/monthly-panel.tsx'));
const IntervalPanel = lazy(() => import('./interval/interval-panel.tsx'));

const tabLabels = { daily: 'usage.tab.daily', monthly: 'usage.tab.monthly', interval: 'usage.tab.interval' } as const;
const panels = { daily: DailyPanel, monthly: MonthlyPanel, interval: IntervalPanel } as const;

function TabsOfAccount({ account }: { account: UsageAccount }) {
  const text = useText();
  const { features } = useSite();
  const { query, choose } = useChoices();
  const tabs = usageTabs(features, account);
  const tab =
    tabs.find((name) => name === query.get('tab')) ?? openingTab(features, account, query.get('monthly') === 'true');
  const [pressed, press] = useChosenFirst(tab, (name) => choose({ tab: name, monthly: undefined }));
  if (!account.isSupported || tab === undefined)
    return (
      <div className="card" role="status">
        <Empty icon={chartColumn} title={text(account.isSupported ? 'usage.none' : 'usage.notSupported')} />
      </div>
    );
  const Panel = panels[tab];
  return (
    <Tabs
      label={text('usage.tabs')}
      tabs={tabs.map((name) => ({ name, label: text(tabLabels[name]) }))}
      current={pressed ?? tab}
      onChange={press}
    >
      <Suspense key={tab} fallback={<Skeleton height={860} phone={720} />}>
        <Panel account={account} />
      </Suspense>
    </Tabs>
  );
}
