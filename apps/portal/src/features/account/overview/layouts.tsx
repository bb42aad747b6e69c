import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { AskedDocument } from '../bills/public.ts';
import { AccountCard } from './cards/account-card.tsx';
import { ArrangementCard } from './cards/arrangement-card.tsx';
import { BillCard } from './cards/bill-card.tsx';
import { BudgetCard } from './cards/budget-card.tsx';
import { LinksCard } from './cards/links-card.tsx';
import { together } from './cards/part.ts';
import { PartCard } from './cards/part-card.tsx';
import { ProgramsCard } from './cards/programs-card.tsx';
import { UsageCard } from './cards/usage-card.tsx';
import { HistoryList } from './history-list.tsx';
import type { OverviewAccount, OverviewBill, OverviewParts } from './use-overview.ts';

interface LayoutProps {
  readonly parts: OverviewParts;
  readonly accountType: string;
  readonly onView: (asked: AskedDocument | 'none') => void;
}

/** What is said to be missing where a part fails (account-89). */
const missing = {
  usage: 'overview.part.usage',
  history: 'overview.part.history',
  bill: 'overview.part.bill',
  account: 'overview.part.account',
} as const;

/** The detailed layout (account-21): the history, beside it usage and the cards of the account. */
export function DetailedLayout({ parts, accountType, onView }: LayoutProps) {
  const text = useText();
  const hidesUsage = useSite().config.accounts.hideNonElectricUsage && accountType !== 'Electric';
  return (
    <div className="grid-main">
      <div className="col">
        <History parts={parts} onView={onView} />
      </div>
      <div className="col">
        {!hidesUsage && (
          <PartCard
            title={text('overview.usage.title')}
            missing={missing.usage}
            part={parts.usage}
            height={376}
            phone={362}
          >
            {(usage) => <UsageCard usage={usage} />}
          </PartCard>
        )}
        <AccountCards parts={parts} onView={onView} />
      </div>
    </div>
  );
}

/** The basic layout (account-21): cards, and the history below them, without the graph. */
export function BasicLayout({ parts, onView }: LayoutProps) {
  return (
    <div className="basic-overview">
      <AccountCards parts={parts} onView={onView} />
      <div className="basic-overview__wide">
        <History parts={parts} onView={onView} />
      </div>
    </div>
  );
}

type PartsProps = Pick<LayoutProps, 'parts' | 'onView'>;

const viewOf =
  ({ parts, onView }: PartsProps) =>
  (billDate: string): void => {
    const bill = parts.bills.data?.results.find((one) => one.billDate === billDate);
    if (bill) onView({ kind: 'bill', accountNumber: parts.accountNumber, bill });
  };

function History(props: PartsProps) {
  const text = useText();
  return (
    <PartCard
      title={text('overview.history')}
      missing={missing.history}
      part={props.parts.history}
      height={674}
      phone={462}
    >
      {(lines) => <HistoryList lines={lines} onView={viewOf(props)} />}
    </PartCard>
  );
}

function AccountCards(props: PartsProps) {
  const text = useText();
  const { account, bills, details } = props.parts;
  const known = together(account, details, (found, shown) => ({ account: found, details: shown }));
  return (
    <>
      <PartCard
        title={text('overview.bill.title')}
        missing={missing.bill}
        part={together(account, bills, newestOf)}
        height={54}
      >
        {(found) => (
          <div className="card folds">
            <BillCard account={found.account} bill={found.bill} onView={viewOf(props)} />
          </div>
        )}
      </PartCard>
      <PartCard title={text('overview.about')} missing={missing.account} part={known} height={210}>
        {(found) => (
          <div className="card folds">
            <ArrangementCard details={found.details} />
            <BudgetCard {...found} />
            <AccountCard {...found} />
            <ProgramsCard {...found} />
            <LinksCard {...found} onView={props.onView} />
          </div>
        )}
      </PartCard>
    </>
  );
}

const newestOf = (account: OverviewAccount, bills: { readonly results: readonly OverviewBill[] }) => ({
  account,
  bill: bills.results[0],
});
