import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../../parts/section.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import type { ScheduleSums } from './rate-differences-calls.ts';

/** How the bills of each schedule compare. */
export function SchedulesTable({ schedules }: { schedules: readonly ScheduleSums[] }) {
  const text = useText();
  return (
    <Section title={text('rateDifferences.bySchedule')}>
      <TableRegion label={text('rateDifferences.bySchedule')}>
        <table className="table t">
          <caption className="vh">{text('rateDifferences.bySchedule')}</caption>
          <thead>
            <tr>
              <th>{text('rateDifferences.schedule')}</th>
              <th className="n">{text('rateDifferences.agree')}</th>
              <th className="n">{text('rateDifferences.differ')}</th>
              <th className="n x">{text('rateDifferences.unpriced')}</th>
              <th className="n">{text('rateDifferences.largest')}</th>
            </tr>
          </thead>
          <tbody>
            {schedules.map(({ schedule, agree, differ, unpriced, largest }) => (
              <tr key={schedule}>
                <th scope="row" className="mono">
                  {schedule}
                </th>
                <td className="n c3">
                  {formatNumber(agree)} <Word>{text('rateDifferences.agree')}</Word>
                </td>
                <td className="n c4">
                  {formatNumber(differ)} <Word>{text('rateDifferences.differ')}</Word>
                </td>
                <td className="n x">{formatNumber(unpriced)}</td>
                <td className="n strong c2">{differ === 0 ? text('office.none') : formatMoney(largest)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}

/** What a number is of, where there is no head of a column. */
function Word({ children }: { children: string }) {
  return <span className="only-phone">{children}</span>;
}
