import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import history from 'lucide-static/icons/history.svg?inner';
import { useEffect, useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { type CurrentAccount, useCurrentAccount } from '../../../lib/session/current-account.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { PrintHead } from '../../../ui/layout/print-head.tsx';
import { AccountHistory } from './account-history.tsx';
import { tabTexts } from './tab-texts.ts';
import { type HistoryTab, historyTabs } from './use-history.ts';
import './history.css';

/** Account History (account-31). `navto=budget-average` opens that tab, `accountno` chooses the account. */
export function Page() {
  return (
    <MemberData>
      <History />
    </MemberData>
  );
}

function History() {
  const text = useText();
  const account = useCurrentAccount();
  const query = useQueryParams<'billpayments/history'>();
  const asksForPlan = query.get('navto') === 'budget-average';
  const [tab, setTab] = useState<HistoryTab>(asksForPlan ? 'plan' : 'all');
  useEffect(() => {
    if (asksForPlan) setTab('plan');
  }, [asksForPlan]);
  useAskedAccount();
  return (
    <div className="container stack history">
      <h1>{text('screen.accountHistory')}</h1>
      <Loaded query={account} skeleton={<Skeleton height={560} />}>
        {(found) =>
          found === null ? (
            <Empty icon={history} title={text('ui.noAccounts')} />
          ) : (
            <>
              <ForAccount account={found} />
              <Tabs
                label={text('history.tabs')}
                tabs={historyTabs.map((name) => ({ name, label: text(tabTexts[name].label) }))}
                current={tab}
                onChange={setTab}
              >
                <AccountHistory key={found.accountNumber} account={found} tab={tab} />
              </Tabs>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Whose history it is; on paper, where no account switcher stands above. */
function ForAccount({ account }: { account: CurrentAccount }) {
  const text = useText();
  const { accountType, isPrepaidAccount } = account;
  const word = inPageLanguage(accountType);
  const type = isPrepaidAccount ? text('history.prepaid', { type: word }) : word;
  return (
    <div className="history__for">
      <PrintHead />
      <p className="num">{text('history.account', { number: numberAndName(account), type })}</p>
      <p>{account.accountHolderName}</p>
      <p className="preserve-lines">{account.serviceAddress}</p>
    </div>
  );
}
