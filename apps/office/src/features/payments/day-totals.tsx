import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { tenders } from '@rochdale/domain/office/payments/payment-standing';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { OfficeLink } from '../../lib/link.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { type Day, listDays, paymentsKey, type Totals, tenderWords } from './payments-calls.ts';

interface DayTotalsProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What was posted on each day by how it was paid, and what was booked back. */
export function DayTotals({ from, to }: DayTotalsProps) {
  const text = useText();
  const query = useQuery({
    queryKey: [...paymentsKey, 'days', from, to],
    queryFn: () => listDays({ query: { ...(from && { from }), ...(to && { to }) } }),
  });
  return (
    <Section title={text('officePayments.days')} end={text('officePayments.days.note')}>
      <PartLoaded query={query} rows={5}>
        {({ days, all }) =>
          days.length === 0 ? (
            <p className="sec__b muted">{text('officePayments.days.none')}</p>
          ) : (
            <DaysTable days={days} together={all} />
          )
        }
      </PartLoaded>
    </Section>
  );
}

function DaysTable({ days, together }: { days: readonly Day[]; together: Totals }) {
  const text = useText();
  return (
    <TableRegion label={text('officePayments.days')}>
      <table className="table t">
        <caption className="vh">{text('officePayments.days')}</caption>
        <thead>
          <tr>
            <th>{text('officePayments.day')}</th>
            {tenders.map((tender) => (
              <th key={tender} className="n x">
                {text(tenderWords[tender])}
              </th>
            ))}
            <th className="n x">{text('officePayments.prepaid')}</th>
            <th className="n">{text('officePayments.all')}</th>
            <th className="n x">{text('officePayments.back')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ...totals }) => (
            <tr key={day}>
              <th scope="row" className="w">
                <OfficeLink to="payments" parts={{}} query={{ from: day, to: day }}>
                  {formatDay(day)}
                </OfficeLink>
              </th>
              <TotalsCells totals={totals} />
            </tr>
          ))}
        </tbody>
        {days.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" className="w">
                {text('officePayments.together', { count: days.length })}
              </th>
              <TotalsCells totals={together} />
            </tr>
          </tfoot>
        )}
      </table>
    </TableRegion>
  );
}

function TotalsCells({ totals: { tenders: paid, prepaid, all, back } }: { totals: Totals }) {
  return (
    <>
      {tenders.map((tender) => (
        <td key={tender} className="n x">
          <Counted counted={paid[tender]} />
        </td>
      ))}
      <td className="n x">
        <Counted counted={prepaid} />
      </td>
      <td className="n strong c2">
        <Counted counted={all} />
      </td>
      <td className="n x">
        <Counted counted={back} />
      </td>
    </>
  );
}

function Counted({ counted }: { counted: Day['all'] | undefined }) {
  const text = useText();
  if (!counted || counted.count === 0) return <span className="faint">{text('officePayments.nothing')}</span>;
  return (
    <>
      {formatMoney(counted.cents)} <small>{counted.count}</small>
    </>
  );
}
