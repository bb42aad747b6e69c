import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
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
    <DataTable
      caption={text('screen.deposits')}
      rows={deposits}
      keyOf={(deposit) => deposit.depositId}
      columns={[
        {
          head: text('deposits.date'),
          main: true,
          cell: ({ depositDate }) => <time dateTime={depositDate}>{formatDay(depositDate)}</time>,
        },
        { head: text('deposits.type'), bold: true, cell: ({ depositType }) => inPageLanguage(depositType) },
        {
          head: text('deposits.amount'),
          numeric: true,
          cell: ({ depositAmount }) => formatMoney(centsOf(depositAmount)),
        },
        {
          head: text('deposits.earned'),
          numeric: true,
          cell: ({ interestAmount }) => formatMoney(centsOf(interestAmount)),
        },
        {
          head: text('deposits.refundDate'),
          cell: ({ refundDate }) =>
            refundDate === null ? (
              <span className="muted">{text('deposits.notRefunded')}</span>
            ) : (
              <time dateTime={refundDate}>{formatDay(refundDate)}</time>
            ),
        },
        {
          head: text('deposits.status'),
          cell: ({ depositStatus: status }) => (
            <Tag kind={statusTexts[status].kind}>{text(statusTexts[status].label)}</Tag>
          ),
        },
      ]}
    />
  );
}
