import { formatDay } from '@rochdale/domain/dates';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { useOwnOutage } from '../../../../lib/device/announced.ts';
import { inPageLanguage, MemberData } from '../../../../lib/session/member-data.tsx';
import { OutageRow } from '../outage-row.tsx';
import { useBehindWords } from '../status-warning.tsx';
import {
  amountDueOf,
  arrangedPayment,
  behindOfAccount,
  type OverviewAccount,
  type OverviewDetails,
  useCurrentDetails,
  useOverviewAccount,
} from '../use-overview.ts';
import { useSettled } from '../use-settled.ts';
import { OtherAccounts, useOtherAccounts } from './other-accounts.tsx';
import './home-balance.css';

/** As high as what is owed mostly is; its style keeps that place. */
const amountHeight = 196;

interface HomeBalanceProps {
  /** The way to pay, which waits for nothing; it is told the next payment of an arrangement, once that is known. */
  readonly children: (arranged: Cents | undefined) => ReactNode;
}

/** Who is greeted, where the selected account is, what it owes, whether that is behind, the way to pay, its outage, and what the other accounts owe, by the overview's rules (website-44). */
export function HomeBalance({ children }: HomeBalanceProps) {
  return (
    <MemberData>
      <Balance>{children}</Balance>
    </MemberData>
  );
}

function Balance({ children }: HomeBalanceProps) {
  const text = useText();
  const account = useOverviewAccount();
  const found = useCurrentDetails();
  const details = useSettled(found, account.data !== undefined);
  const { data: others } = useOtherAccounts();
  const known = details.data?.details;
  useOwnOutage(known && shownPower(known.outageStatus) === 'OFF');
  return (
    <>
      <div className="home-balance">
        {account.error && <p role="status">{text('overview.part.balance')}</p>}
        {account.data === undefined && !account.error && <Skeleton height={amountHeight} />}
        {account.data && details.isSettled && (
          <Amount account={account.data} details={known ?? (found.error ? null : undefined)} />
        )}
      </div>
      {children(arrangedPayment(known))}
      {account.data && known && <OutageRow account={account.data} details={known} />}
      {account.data && others && <OtherAccounts {...others} />}
    </>
  );
}

function Amount({ account, details }: { account: OverviewAccount; details: OverviewDetails | null | undefined }) {
  const text = useText();
  const { label, cents, isCredit, dueDate } = amountDueOf(account);
  const behind = behindOfAccount(account, details);
  const words = useBehindWords(behind);
  return (
    <>
      <p className="home-balance__hello">{text('overview.hello', { name: account.accountHolderName })}</p>
      <p className="strong">
        {account.serviceAddress.split('\n')[0]}{' '}
        <span className="small muted">{text('overview.account', { number: account.accountNumber })}</span>
      </p>
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
    </>
  );
}
