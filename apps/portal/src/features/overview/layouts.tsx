import { useSite } from '../../lib/site.tsx';
import { AccountCard } from './account-card.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { BillCard } from './bill-card.tsx';
import { BudgetCard } from './budget-card.tsx';
import { HistoryList } from './history-list.tsx';
import { LinksCard } from './links-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { UsageCard } from './usage-card.tsx';
import type { useOverview } from './use-overview.ts';

type Data = NonNullable<ReturnType<typeof useOverview>['data']>;

/** The detailed layout (S1 §2.2): usage, history and programs beside the cards of the account. */
export function DetailedLayout({ data }: { data: Data }) {
  const { account, details } = data;
  const hidesUsage = useSite().config.accounts.hideNonElectricUsage && account.accountType !== 'Electric';
  return (
    <div className="grid-main grid-main--fill">
      <div className="col">
        {!hidesUsage && <UsageCard usage={data.usage} />}
        <HistoryList lines={data.history} />
        <ProgramsCard account={account} details={details} />
      </div>
      <div className="col">
        <BillCard account={account} bill={data.newestBill} />
        <AccountCard account={account} details={details} />
        <BudgetCard account={account} details={details} />
        <ArrangementCard details={details} />
        <LinksCard account={account} details={details} />
      </div>
    </div>
  );
}

/** The basic layout (S1 §2.2): cards, history and programs, without the graph. */
export function BasicLayout({ data }: { data: Data }) {
  const { account, details } = data;
  return (
    <div className="basic-overview">
      <BillCard account={account} bill={data.newestBill} />
      <AccountCard account={account} details={details} />
      <BudgetCard account={account} details={details} />
      <ArrangementCard details={details} />
      <LinksCard account={account} details={details} />
      <div className="basic-overview__wide">
        <HistoryList lines={data.history} />
      </div>
      <div className="basic-overview__wide">
        <ProgramsCard account={account} details={details} />
      </div>
    </div>
  );
}
