import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import type { Delinquent } from './delinquents-calls.ts';

interface DelinquentsTableProps {
  readonly delinquents: readonly Delinquent[];
  readonly busy: boolean;
  readonly onView: (delinquent: Delinquent) => void;
}

/** Delinquent records, the newest bill first (account-45); a card each on phones. */
export function DelinquentsTable({ delinquents, busy, onView }: DelinquentsTableProps) {
  const text = useText();
  return (
    <DataTable
      caption={text('screen.delinquents')}
      busy={busy}
      rows={delinquents}
      keyOf={(one) => one.delinquentViewUrl}
      columns={[
        {
          head: text('delinquents.document'),
          label: null,
          main: true,
          wide: true,
          cell: (one) => (
            <Button kind="secondary" size="s" onClick={() => onView(one)}>
              <Icon drawing={fileText} size="s" />
              {text('delinquents.view')}
              <span className="vh"> {text('delinquents.viewOf', { date: formatDay(one.billDate) })}</span>
            </Button>
          ),
        },
        {
          head: text('delinquents.billDate'),
          className: 'num',
          cell: (one) => <time dateTime={one.billDate}>{formatDay(one.billDate)}</time>,
        },
        {
          head: text('delinquents.pastDue'),
          numeric: true,
          bold: true,
          cell: (one) => formatMoney(centsOf(one.pastDue)),
        },
        { head: text('delinquents.lateFee'), numeric: true, cell: (one) => formatMoney(centsOf(one.lateFee)) },
        {
          head: text('delinquents.cutoffDate'),
          className: 'num',
          cell: ({ cutoffDate }) =>
            cutoffDate === null ? (
              <span className="muted">{text('delinquents.noCutoff')}</span>
            ) : (
              <time dateTime={cutoffDate}>{formatDay(cutoffDate)}</time>
            ),
        },
      ]}
    />
  );
}
