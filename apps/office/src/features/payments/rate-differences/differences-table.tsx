import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../../lib/link.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import type { Difference } from './rate-differences-calls.ts';

/** What differs, line by line; each row opens the member whose bill it is. */
export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('rateDifferences.list')}>
      <table className="table t">
        <caption className="vh">{text('rateDifferences.list')}</caption>
        <thead>
          <tr>
            <th>{text('rateDifferences.account')}</th>
            <th className="x">{text('rateDifferences.billDate')}</th>
            <th className="x m">{text('rateDifferences.schedule')}</th>
            <th>{text('rateDifferences.line')}</th>
            <th className="n x">{text('rateDifferences.billed')}</th>
            <th className="n x">{text('rateDifferences.ours')}</th>
            <th className="n">{text('rateDifferences.difference')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {differences.map((one) => (
            <DifferenceRow key={keyOf(one)} difference={one} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

const keyOf = ({ accountNumber, billDate, billNumber, line }: Difference): string =>
  JSON.stringify([accountNumber, billDate, billNumber, line]);

function DifferenceRow({ difference }: { difference: Difference }) {
  const text = useText();
  const { accountNumber, memberNumber, billDate, schedule, line, billedCents, scheduleCents } = difference;
  const [day, billed, ours] = [formatDay(billDate), formatMoney(billedCents), formatMoney(scheduleCents)];
  return (
    <tr data-row>
      <th scope="row" className="w">
        <OfficeLink to="member" parts={{ memberNumber }} opens>
          {accountNumber}
        </OfficeLink>
      </th>
      <td className="q w x">{day}</td>
      <td className="q x m mono">{schedule}</td>
      <td className="c3 full">
        {line === null ? <b>{text('rateDifferences.total')}</b> : line}
        <small className="only-phone">
          {day}: {text('rateDifferences.both', { billed, ours })}
        </small>
      </td>
      <td className="n x">{billed}</td>
      <td className="n x">{ours}</td>
      <td className="n strong c2">{formatMoney(scheduleCents - billedCents)}</td>
    </tr>
  );
}
