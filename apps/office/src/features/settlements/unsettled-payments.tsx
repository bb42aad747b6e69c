import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { listUnsettled, settlementsKey, type Unsettled } from './settlements-calls.ts';

/** Payments that no settlement has though their banking days are over; nothing where there is none (office-111). */
export function UnsettledPayments() {
  const text = useText();
  const query = useQuery({ queryKey: [...settlementsKey, 'unsettled'], queryFn: () => listUnsettled({}) });
  if (query.isPending || query.data?.payments.length === 0) return null;
  return (
    <PartLoaded query={query}>
      {({ bankingDays, payments }) => (
        <Section
          title={text('settlements.unsettled')}
          count={payments.length}
          end={text('settlements.unsettled.days', { count: bankingDays })}
        >
          <UnsettledTable payments={payments} />
        </Section>
      )}
    </PartLoaded>
  );
}

function UnsettledTable({ payments }: Pick<Unsettled, 'payments'>) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('settlements.unsettled')}>
      <table className="table t">
        <caption className="vh">{text('settlements.unsettled')}</caption>
        <thead>
          <tr>
            <th>{text('settlements.unsettled.member')}</th>
            <th className="x">{text('settlements.unsettled.charged')}</th>
            <th className="n">{text('settlements.unsettled.amount')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {payments.map(({ transNo, memberNumber, name, chargedAt, amountCents }) => (
            <tr key={transNo} data-row>
              <th scope="row">
                <OfficeLink to="payment" parts={{ transNo }} opens>
                  {name || memberNumber}
                </OfficeLink>
              </th>
              <td className="q w x">
                <Moment at={chargedAt} />
              </td>
              <td className="n c2">{formatMoney(amountCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
