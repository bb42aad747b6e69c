import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { flowWords, type Listed, standingWords } from './payments-calls.ts';
import { tenderText } from './tender-text.ts';

/** Payments, each a row that opens it. */
export function PaymentsTable({ label, payments }: { label: string; payments: readonly Listed[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={label}>
      <table className="table t">
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <th className="x">{text('officePayments.begun')}</th>
            <th>{text('officePayments.member')}</th>
            <th className="x m">{text('officePayments.account')}</th>
            <th className="x">{text('officePayments.tender')}</th>
            <th className="x m">{text('officePayments.madeBy')}</th>
            <th className="n">{text('officePayments.amount')}</th>
            <th className="n x m">{text('officePayments.fee')}</th>
            <th>{text('officePayments.standing')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {payments.map((payment) => {
            const [kind, word] = standingWords[payment.standing];
            return (
              <tr key={payment.transNo} data-row>
                <td className="q w x">
                  <Moment at={payment.at} />
                </td>
                <th scope="row">
                  <OfficeLink to="payment" parts={{ transNo: payment.transNo }} opens>
                    {payment.name || payment.memberNumber}
                  </OfficeLink>
                </th>
                <td className="x m">
                  {payment.accounts.length === 1
                    ? payment.accounts[0]
                    : text('officePayments.accounts', { count: payment.accounts.length })}
                </td>
                <td className="x">{tenderText(payment, text) ?? '–'}</td>
                <td className="q x m">{text(flowWords[payment.flow])}</td>
                <td className="n c2">{formatMoney(payment.amountCents)}</td>
                <td className="n q x m">{payment.feeCents ? formatMoney(payment.feeCents) : '–'}</td>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
