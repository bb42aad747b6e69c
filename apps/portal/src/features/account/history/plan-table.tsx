import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '../../../lib/text/text.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { PlanBill } from './history-calls.ts';

const columns = [
  ['history.plan.billed', 'billedAmount'],
  ['history.plan.actual', 'actualCharges'],
  ['history.plan.difference', 'difference'],
  ['history.plan.yearToDate', 'yearToDateDifference'],
] as const;

/** Budget and average billing: what the plan asked, what the service cost, and how far apart the two are. */
export function PlanTable({ bills, busy }: { bills: readonly PlanBill[]; busy: boolean }) {
  const text = useText();
  return (
    <>
      <p className="history__note muted">{text('history.plan.lead')}</p>
      <Table caption={text('history.plan.caption')} busy={busy}>
        <thead>
          <tr>
            <th scope="col">{text('history.date')}</th>
            {columns.map(([label]) => (
              <th key={label} scope="col" className="n">
                {text(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.billDate}>
              <th scope="row" data-l={text('history.date')} className="span">
                <time dateTime={bill.billDate}>{formatDay(bill.billDate)}</time>
              </th>
              {columns.map(([label, name]) => (
                <td key={label} data-l={text(label)} className="n">
                  {formatMoney(centsOf(bill[name]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
