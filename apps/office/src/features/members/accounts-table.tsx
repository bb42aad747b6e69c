import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { Member } from './members-calls.ts';

type Account = Member['accounts'][number];

/** A member's accounts: what was billed, what was paid here since, and what the member sees. */
export function AccountsTable({ accounts }: { accounts: readonly Account[] }) {
  const text = useText();
  const sum = accounts.reduce((total, { shownCents }) => total + shownCents, 0);
  return (
    <Section title={text('members.accounts')} count={accounts.length}>
      <TableRegion label={text('members.accounts')}>
        <table className="table t">
          <caption className="vh">{text('members.accounts')}</caption>
          <thead>
            <tr>
              <th>{text('members.account')}</th>
              <th>{text('members.service')}</th>
              <th className="n x m">{text('members.imported')}</th>
              <th className="n x m">{text('members.paidHere')}</th>
              <th className="n">{text('members.balance')}</th>
              <th className="x">{text('members.due')}</th>
              <th>{text('members.state')}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.accountNumber}>
                <th scope="row" className="w num">
                  {account.accountNumber}
                </th>
                <td className="c3 full">
                  {account.serviceAddress?.split('\n')[0] ?? text('memberMarks.hidden')}{' '}
                  <small>{account.services.length > 0 ? account.services.join(', ') : account.accountType}</small>
                  {account.isPrepaid && <small>{text('members.prepaid')}</small>}
                  {account.topUp && <TopUp {...account.topUp} />}
                  {account.taxExempt && <TaxExempt {...account.taxExempt} />}
                </td>
                <td className="n q x m">{formatMoney(account.importedCents)}</td>
                <td className="n q x m">{account.paidHereCents === 0 ? '–' : formatMoney(-account.paidHereCents)}</td>
                <td className="n c2">{formatMoney(account.shownCents)}</td>
                <td className="q w x">{account.dueDate === null ? '–' : formatDay(account.dueDate)}</td>
                <td className="c3 full">
                  <State account={account} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className="more">
        {text('members.sum')} <b className="num">{formatMoney(sum)}</b>
      </p>
    </Section>
  );
}

/** Topped up by itself: how much each time, and what of the month's ceiling was used. */
function TopUp({ amountCents, ceilingCents, takenCents }: NonNullable<Account['topUp']>) {
  const text = useText();
  return (
    <small>
      {text('members.topUp', {
        amount: formatMoney(amountCents),
        ceiling: formatMoney(ceilingCents),
        taken: formatMoney(takenCents),
      })}
    </small>
  );
}

function TaxExempt({ until, hasEnded }: NonNullable<Account['taxExempt']>) {
  const text = useText();
  if (until === null) return <small>{text('members.taxExempt')}</small>;
  const day = formatDay(until);
  return hasEnded ? (
    <Mark kind="warn">{text('members.taxExempt.over', { day })}</Mark>
  ) : (
    <small>{text('members.taxExempt.until', { day })}</small>
  );
}

function State({ account: { status, pastDueCents } }: { account: Account }) {
  const text = useText();
  if (pastDueCents > 0)
    return <Mark kind="warn">{text('members.pastDue', { amount: formatMoney(pastDueCents) })}</Mark>;
  return <Mark kind={status === 'Current' ? 'ok' : 'warn'}>{status}</Mark>;
}
