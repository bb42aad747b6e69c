import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Deposit } from './deposits-calls.ts';

const statusTexts = {
  Held: { label: 'deposits.status.held', kind: 'info' },
  Refunded: { label: 'deposits.status.refunded', kind: 'neutral' },
  Applied: { label: 'deposits.status.applied', kind: 'neutral' },
} as const;

/** Deposits, newest first; a card each on phones. */
export function DepositsTable({ deposits }: { deposits: readonly Deposit[] }) {
  const text = useText();
  return (
    <Table caption={text('screen.deposits')}>
      <thead>
        <tr>
          <th scope="col">{text('deposits.date')}</th>
          <th scope="col">{text('deposits.type')}</th>
          <th scope="col" className="n">
            {text('deposits.amount')}
          </th>
          <th scope="col" className="n">
            {text('deposits.earned')}
          </th>
          <th scope="col">{text('deposits.refundDate')}</th>
          <th scope="col">{text('deposits.status')}</th>
        </tr>
      </thead>
      <tbody>
        {deposits.map((deposit) => (
          <tr key={deposit.depositId}>
            <th scope="row" data-l={text('deposits.date')}>
              <time dateTime={deposit.depositDate}>{formatDay(deposit.depositDate)}</time>
            </th>
            <td data-l={text('deposits.type')} className="strong">
              {inPageLanguage(deposit.depositType)}
            </td>
            <td data-l={text('deposits.amount')} className="n">
              {formatMoney(centsOf(deposit.depositAmount))}
            </td>
            <td data-l={text('deposits.earned')} className="n">
              {formatMoney(centsOf(deposit.interestAmount))}
            </td>
            <td data-l={text('deposits.refundDate')}>
              {deposit.refundDate === null ? (
                <span className="muted">{text('deposits.notRefunded')}</span>
              ) : (
                <time dateTime={deposit.refundDate}>{formatDay(deposit.refundDate)}</time>
              )}
            </td>
            <td data-l={text('deposits.status')}>
              <Tag kind={statusTexts[deposit.depositStatus].kind}>{text(statusTexts[deposit.depositStatus].label)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
