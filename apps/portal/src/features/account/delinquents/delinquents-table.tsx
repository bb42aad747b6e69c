import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
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
    <Table caption={text('screen.delinquents')} busy={busy}>
      <thead>
        <tr>
          <th scope="col">{text('delinquents.document')}</th>
          <th scope="col">{text('delinquents.billDate')}</th>
          <th scope="col" className="n">
            {text('delinquents.pastDue')}
          </th>
          <th scope="col" className="n">
            {text('delinquents.lateFee')}
          </th>
          <th scope="col">{text('delinquents.cutoffDate')}</th>
        </tr>
      </thead>
      <tbody>
        {delinquents.map((one) => (
          <tr key={one.delinquentViewUrl}>
            <th scope="row" className="span">
              <Button kind="secondary" size="s" onClick={() => onView(one)}>
                <Icon drawing={fileText} size="s" />
                {text('delinquents.view')}
                <span className="vh"> {text('delinquents.viewOf', { date: formatDay(one.billDate) })}</span>
              </Button>
            </th>
            <td data-l={text('delinquents.billDate')} className="num">
              <time dateTime={one.billDate}>{formatDay(one.billDate)}</time>
            </td>
            <td data-l={text('delinquents.pastDue')} className="n strong">
              {formatMoney(centsOf(one.pastDue))}
            </td>
            <td data-l={text('delinquents.lateFee')} className="n">
              {formatMoney(centsOf(one.lateFee))}
            </td>
            <td data-l={text('delinquents.cutoffDate')} className="num">
              {one.cutoffDate === null ? (
                <span className="muted">{text('delinquents.noCutoff')}</span>
              ) : (
                <time dateTime={one.cutoffDate}>{formatDay(one.cutoffDate)}</time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
