import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { useOwnOutage } from '../../../lib/device/announced.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { OutageRow } from './outage-row.tsx';
import { useBehindWords } from './status-warning.tsx';
import {
  amountDueOf,
  behindOfAccount,
  type OverviewAccount,
  type OverviewDetails,
  useCurrentDetails,
  useOverviewAccount,
} from './use-overview.ts';
import { useSettled } from './use-settled.ts';
import './home-balance.css';

/** What the selected account owes, whether that is behind, and its outage: home's hero, by the overview's rules (website-44). */
export function HomeBalance() {
  return (
    <MemberData>
      <Balance />
    </MemberData>
  );
}

function Balance() {
  const account = useOverviewAccount();
  const found = useCurrentDetails();
  const details = useSettled(found, account.data !== undefined);
  const known = details.data?.details;
  useOwnOutage(details.isLate ? undefined : known && shownPower(known.outageStatus) === 'OFF');
  if (account.error) return <p className="home-balance muted">{account.error.message}</p>;
  if (account.data === undefined || !details.isSettled) return <div className="home-balance" />;
  if (account.data === null) return null;
  return <OfAccount account={account.data} details={known ?? (found.error ? null : undefined)} />;
}

function OfAccount({ account, details }: { account: OverviewAccount; details: OverviewDetails | null | undefined }) {
  const text = useText();
  const { label, cents, isCredit, dueDate } = amountDueOf(account);
  const behind = behindOfAccount(account, details);
  const words = useBehindWords(behind);
  const number = account.accountNumber;
  return (
    <div className="home-balance">
      <p className="preserve-lines strong">{account.serviceAddress}</p>
      <p className="small muted">{text('overview.account', { number })}</p>
      <dl>
        <dt className="small muted">{text(label)}</dt>
        <dd className="home-balance__amount">{formatMoney(cents)}</dd>
      </dl>
      {isCredit && <p className="muted">{text('overview.credit')}</p>}
      {dueDate !== null && <p className="muted">{text('overview.due', { date: formatDay(dueDate) })}</p>}
      {behind && (
        <p className="home-balance__behind">
          <b className="strong">{inPageLanguage(account.derivedStatus)}.</b> {words}
        </p>
      )}
      {details && <OutageRow account={account} details={details} />}
    </div>
  );
}
