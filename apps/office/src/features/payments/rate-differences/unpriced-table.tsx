import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { Section } from '../../../parts/section.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { reasonWords, type Unpriced } from './rate-differences-calls.ts';

/** Bills that their schedules cannot price, by why; nothing where all could be. */
export function UnpricedTable({ unpriced }: { unpriced: readonly Unpriced[] }) {
  const text = useText();
  if (unpriced.length === 0) return null;
  return (
    <Section title={text('rateDifferences.notPriced')}>
      <TableRegion label={text('rateDifferences.notPriced')}>
        <table className="table t">
          <caption className="vh">{text('rateDifferences.notPriced')}</caption>
          <thead>
            <tr>
              <th>{text('rateDifferences.schedule')}</th>
              <th>{text('rateDifferences.why')}</th>
              <th className="n">{text('rateDifferences.bills')}</th>
              <th className="x">{text('rateDifferences.example')}</th>
            </tr>
          </thead>
          <tbody>
            {unpriced.map(({ schedule, reason, bills, accountNumber, memberNumber }) => (
              <tr key={`${reason} ${schedule}`}>
                <th scope="row" className="mono">
                  {schedule}
                </th>
                <td className="c3 full">{text(reasonWords[reason])}</td>
                <td className="n c2">{formatNumber(bills)}</td>
                <td className="x">
                  <OfficeLink to="member" parts={{ memberNumber }}>
                    {accountNumber}
                  </OfficeLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}
