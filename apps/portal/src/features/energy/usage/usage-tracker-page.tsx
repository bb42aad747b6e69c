import { openingTab, type UsageTab, usageTabs } from '@rochdale/domain/energy/usage/tabs';
import { useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import { useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Tabs } from '../../../ui/steps/tabs.tsx';
import { DailyPanel } from './daily/daily-panel.tsx';
import { IntervalPanel } from './interval/interval-panel.tsx';
import { MonthlyPanel } from './monthly/monthly-panel.tsx';
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
  const query = useQueryParams<'usage-tracker'>();
  const [isMonthlyAsked] = useState(() => query.get('monthly') === 'true');
  useAskedAccount();
  const account = useCurrentAccount();
  return (
    <div className="container usage">
      <h1>{text('screen.usageTracker')}</h1>
      <Loaded query={account} skeleton={<Skeleton height={640} />}>
        {(found) =>
          found === null ? (
            <Empty icon={chartColumn} title={text('ui.noAccounts')} />
          ) : (
            <OfAccount key={found.accountNumber} account={found} isMonthlyAsked={isMonthlyAsked} />
          )
        }
      </Loaded>
    </div>
  );
}

function OfAccount({ account, isMonthlyAsked }: { account: CurrentAccount; isMonthlyAsked: boolean }) {
  const { accountNumber } = account;
  const memberNumber = useSession()?.memberNumber ?? '';
  const query = useQuery({
    queryKey: ['usage', 'account', memberNumber, accountNumber],
    queryFn: () => accountUsage({ params: { memberNumber, accountNumber } }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={640} />}>
      {(found) => (
        <>
          <ForAccount account={found} />
          <TabsOfAccount account={found} isMonthlyAsked={isMonthlyAsked} />
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
      <p className="num">
        {text('usage.account', { number: account.accountNumber, type: inPageLanguage(account.accountType) })}
      </p>
      <p>{account.accountHolderName}</p>
      <p className="preserve-lines">{account.serviceAddress}</p>
    </div>
  );
}

const tabLabels = { daily: 'usage.tab.daily', monthly: 'usage.tab.monthly', interval: 'usage.tab.interval' } as const;
const panels = { daily: DailyPanel, monthly: MonthlyPanel, interval: IntervalPanel } as const;

function TabsOfAccount({ account, isMonthlyAsked }: { account: UsageAccount; isMonthlyAsked: boolean }) {
  const text = useText();
  const { features } = useSite();
  const [chosen, setTab] = useState<UsageTab>();
  const tabs = usageTabs(features, account);
  const tab = chosen ?? openingTab(features, account, isMonthlyAsked);
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
      current={tab}
      onChange={setTab}
    >
      <Panel account={account} />
    </Tabs>
  );
}
