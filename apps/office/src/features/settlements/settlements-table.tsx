import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { comparedOf, type Listed } from './settlements-calls.ts';

/** Settlements, each a row that opens it. */
export function SettlementsTable({ settlements }: { settlements: readonly Listed[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('settlements.list')}>
      <table className="table t">
        <caption className="vh">{text('settlements.list')}</caption>
        <thead>
          <tr>
            <th>{text('settlements.day')}</th>
            <th className="x m">{text('settlements.number')}</th>
            <th className="n x">{text('settlements.gross')}</th>
            <th className="n x">{text('settlements.fee')}</th>
            <th className="n">{text('settlements.net')}</th>
            <th className="n x">{text('settlements.lines')}</th>
            <th>{text('settlements.state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {settlements.map((settlement) => {
            const [kind, words] = comparedOf(settlement, text);
            return (
              <tr key={settlement.settlementId} data-row>
                <th scope="row" className="w">
                  <OfficeLink to="settlement" parts={{ settlementId: settlement.settlementId }} opens>
                    {formatDay(settlement.day)}
                  </OfficeLink>
                </th>
                <td className="q x m mono">{settlement.settlementId}</td>
                <td className="n x">{formatMoney(settlement.grossCents)}</td>
                <td className="n x">{formatMoney(settlement.feeCents)}</td>
                <td className="n strong c2">{formatMoney(settlement.netCents)}</td>
                <td className="n x">{settlement.lines}</td>
                <td className="c3">
                  <Mark kind={kind}>{words}</Mark>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
