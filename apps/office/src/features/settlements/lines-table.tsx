import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { differenceWords, kindWords, type Line } from './settlements-calls.ts';

/** Lines of a settlement; a line of a payment of ours opens it. */
export function LinesTable({ lines }: { lines: readonly Line[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('settlements.each')}>
      <table className="table t">
        <caption className="vh">{text('settlements.each')}</caption>
        <thead>
          <tr>
            <th className="x">{text('settlements.moved')}</th>
            <th>{text('settlements.of')}</th>
            <th className="x">{text('settlements.kind')}</th>
            <th className="n x m">{text('settlements.gross')}</th>
            <th className="n x m">{text('settlements.fee')}</th>
            <th className="n">{text('settlements.lineNet')}</th>
            <th>{text('settlements.compared')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line) => (
            <tr key={line.lineId} data-row>
              <td className="q w x">
                <Moment at={line.at} />
              </td>
              <th scope="row">
                <LineOf line={line} />
              </th>
              <td className="x">{text(kindWords[line.kind])}</td>
              <td className="n x m">{formatMoney(line.grossCents)}</td>
              <td className="n q x m">{formatMoney(line.feeCents)}</td>
              <td className="n c2">{formatMoney(line.netCents)}</td>
              <td className="c3">
                <Compared line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function LineOf({ line: { payment, transNo, reference, kind } }: { line: Line }) {
  const text = useText();
  if (payment)
    return (
      <OfficeLink to="payment" parts={{ transNo: payment.transNo }} opens>
        {payment.name || payment.memberNumber}
      </OfficeLink>
    );
  return (
    <>
      {kind === 'fee' ? '–' : text('settlements.of.nobody')} <small className="mono">{transNo ?? reference}</small>
    </>
  );
}

function Compared({ line: { difference, wasCents, isExplained } }: { line: Line }) {
  const text = useText();
  if (difference === null) return <Mark kind="ok">{text('settlements.compared.matched')}</Mark>;
  const words =
    difference === 'changed'
      ? text('settlements.compared.changed', { amount: formatMoney(wasCents ?? 0) })
      : text(differenceWords[difference]);
  return (
    <>
      <Mark kind={isExplained ? 'off' : 'warn'}>{words}</Mark>
      {isExplained && <div className="muted small">{text('settlements.state.explained')}</div>}
    </>
  );
}
