import { useSite } from '../../lib/site.tsx';
import type { AskedDocument } from '../bills/public.ts';
import { AccountCard } from './account-card.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { BillCard } from './bill-card.tsx';
import { BudgetCard } from './budget-card.tsx';
import { HistoryList } from './history-list.tsx';
import { LinksCard } from './links-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { UsageCard } from './usage-card.tsx';
import type { OverviewData } from './use-overview.ts';

interface LayoutProps {
  readonly data: OverviewData;
  readonly onView: (asked: AskedDocument | 'none') => void;
}

/** The detailed layout (S1 §2.2): usage, history and programs beside the cards of the account. */
export function DetailedLayout({ data, onView }: LayoutProps) {
  const { account, details } = data;
  const { accountNumber } = account;
  const viewOf = (billDate: string): void => onView({ kind: 'bill', accountNumber, billDate });
  const hidesUsage = useSite().config.accounts.hideNonElectricUsage && account.accountType !== 'Electric';
  return (
    <div className="grid-main grid-main--fill">
      <div className="col">
        {!hidesUsage && <UsageCard usage={data.usage} />}
        <HistoryList lines={data.history} onView={viewOf} />
        <ProgramsCard account={account} details={details} />
      </div>
      <div className="col">
        <BillCard account={account} bill={data.newestBill} onView={viewOf} />
        <AccountCard account={account} details={details} />
        <BudgetCard account={account} details={details} />
        <ArrangementCard details={details} />
        <LinksCard account={account} details={details} onView={onView} />
      </div>
    </div>
  );
}

/** The basic layout (S1 §2.2): cards, history and programs, without the graph. */
export function BasicLayout({ data, onView }: LayoutProps) {
  const { account, details } = data;
  const { accountNumber } = account;
  const viewOf = (billDate: string): void => onView({ kind: 'bill', accountNumber, billDate });
  return (
    <div className="basic-overview">
      <BillCard account={account} bill={data.newestBill} onView={viewOf} />
      <AccountCard account={account} details={details} />
      <BudgetCard account={account} details={details} />
      <ArrangementCard details={details} />
      <LinksCard account={account} details={details} onView={onView} />
      <div className="basic-overview__wide">
        <HistoryList lines={data.history} onView={viewOf} />
      </div>
      <div className="basic-overview__wide">
        <ProgramsCard account={account} details={details} />
      </div>
    </div>
  );
}
