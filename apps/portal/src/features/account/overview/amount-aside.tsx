import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { amountDueOf, type OverviewAccount, useOverviewAccount } from './use-overview.ts';
import './amount-aside.css';

/** What is due on the selected account, with the way to pay it, beside something else. Nothing without an account. */
export function AmountAside({ onFollow }: { onFollow: () => void }) {
  return (
    <MemberData>
      <Aside onFollow={onFollow} />
    </MemberData>
  );
}

function Aside({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const { data, error } = useOverviewAccount();
  if (data === undefined && !error) return <div className="amount-aside" />;
  if (!data) return null;
  return (
    <div className="amount-aside on-deep">
      <Amount account={data} />
      <ScreenLink
        className={buttonClass({ kind: 'accent', block: true })}
        to="accountoverview"
        query={{ pay: 'true' }}
        onClick={onFollow}
      >
        {text('shell.payBill')}
      </ScreenLink>
    </div>
  );
}

function Amount({ account }: { account: OverviewAccount }) {
  const text = useText();
  const { label, cents, isCredit, dueDate } = amountDueOf(account);
  const number = account.accountNumber;
  return (
    <>
      <p className="small">{text(label)}</p>
      <p className="amount-aside__amount">{formatMoney(cents)}</p>
      <p className="amount-aside__account small">
        {dueDate === null
          ? text('overview.account', { number })
          : text('overview.accountDue', { number, date: formatDay(dueDate) })}
      </p>
      {isCredit && <p className="amount-aside__account small">{text('overview.credit')}</p>}
    </>
  );
}
