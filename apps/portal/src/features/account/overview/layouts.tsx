import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
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

/** The detailed layout (account-21): usage, history and programs beside the cards of the account. */
export function DetailedLayout({ parts, accountType, onView }: LayoutProps) {
  const text = useText();
  const hidesUsage = useSite().config.accounts.hideNonElectricUsage && accountType !== 'Electric';
  return (
    <div className="grid-main grid-main--fill">
      <div className="col">
        {!hidesUsage && (
          <PartCard title={text('overview.usage.title')} part={parts.usage} height={513} phone={447}>
            {(usage) => <UsageCard usage={usage} />}
          </PartCard>
        )}
        <History parts={parts} onView={onView} />
        <Programs parts={parts} />
      </div>
      <div className="col">
        <AccountCards parts={parts} onView={onView} />
      </div>
    </div>
  );
}

/** The basic layout (account-21): cards, history and programs, without the graph. */
export function BasicLayout({ parts, onView }: LayoutProps) {
  return (
    <div className="basic-overview">
      <AccountCards parts={parts} onView={onView} />
      <div className="basic-overview__wide">
        <History parts={parts} onView={onView} />
      </div>
      <div className="basic-overview__wide">
        <Programs parts={parts} />
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
    <PartCard title={text('overview.history')} part={props.parts.history} height={782} phone={484}>
      {(lines) => <HistoryList lines={lines} onView={viewOf(props)} />}
    </PartCard>
  );
}

const aboutAccount = ({ account, details }: OverviewParts) =>
  together(account, details, (found, shown) => ({ account: found, details: shown }));

function Programs({ parts }: Pick<LayoutProps, 'parts'>) {
  const text = useText();
  return (
    <PartCard title={text('overview.programs.title')} part={aboutAccount(parts)} height={404} phone={747}>
      {(known) => <ProgramsCard {...known} />}
    </PartCard>
  );
}

function AccountCards(props: PartsProps) {
  const text = useText();
  const { account, bills } = props.parts;
  const known = aboutAccount(props.parts);
  return (
    <>
      <PartCard title={text('overview.bill.title')} part={together(account, bills, newestOf)} height={339}>
        {(found) => <BillCard account={found.account} bill={found.bill} onView={viewOf(props)} />}
      </PartCard>
      <PartCard title={text('overview.myAccount.title')} part={known} height={255}>
        {(found) => <AccountCard {...found} />}
      </PartCard>
      {known.data && (
        <>
          <BudgetCard {...known.data} />
          <ArrangementCard details={known.data.details} />
        </>
      )}
      <PartCard title={text('overview.links.title')} part={known} height={335}>
        {(found) => <LinksCard {...found} onView={props.onView} />}
      </PartCard>
    </>
  );
}

const newestOf = (account: OverviewAccount, bills: { readonly results: readonly OverviewBill[] }) => ({
  account,
  bill: bills.results[0],
});
