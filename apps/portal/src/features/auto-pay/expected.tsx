import { type AutoPayTerms, expectedPayment } from '@rochdale/domain/auto-pay/expected-payment';
import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '../../lib/text.ts';
import { Table } from '../../ui/table.tsx';
import type { AutoPayAccount } from './auto-pay-calls.ts';

interface ExpectedProps {
  readonly account: AutoPayAccount;
  readonly terms: AutoPayTerms;
  readonly today: LocalDay;
}

/** When auto pay takes how much of an account next, as far as anybody knows. */
export function Expected({ account, terms, today }: ExpectedProps) {
  const text = useText();
  const cents = { accountBalance: centsOf(account.accountBalance), bills: account.bills };
  const next = expectedPayment(cents, terms, today);
  switch (next.kind) {
    case 'due':
      return text('autoPay.next.due', { amount: formatMoney(next.amount), date: formatDay(next.day) });
    case 'overCeiling':
      return text('autoPay.next.overCeiling', { amount: formatMoney(next.amount), date: formatDay(next.day) });
    case 'nothing':
      return text('autoPay.next.nothing', { date: formatDay(next.day) });
    case 'missed':
      return text('autoPay.next.missed', { amount: formatMoney(next.amount) });
    case 'nextBill':
      return text('autoPay.next.nextBill');
  }
}

interface ExpectedTableProps extends Omit<ExpectedProps, 'account'> {
  readonly accounts: readonly AutoPayAccount[];
}

/** The next payment of each chosen account, before the member agrees. */
export function ExpectedTable({ accounts, terms, today }: ExpectedTableProps) {
  const text = useText();
  if (accounts.length === 0) return null;
  return (
    <section className="auto-pay__expected" aria-live="polite">
      <h3>{text('autoPay.expected')}</h3>

      <Table caption={text('autoPay.expected')}>
        <thead>
          <tr>
            <th scope="col">{text('autoPay.expected.account')}</th>
            <th scope="col">{text('autoPay.next')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.accountNumber}>
              <td className="span num" data-l={text('autoPay.expected.account')}>
                {account.accountNumber}
              </td>
              <td className="span" data-l={text('autoPay.next')}>
                <Expected account={account} terms={terms} today={today} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
