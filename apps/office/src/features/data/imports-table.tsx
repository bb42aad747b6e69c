import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { isTry, type Listed, numberOf, outcomeWords } from './data-calls.ts';

/** Imports and what wrote nothing, each a row that opens it. */
export function ImportsTable({ imports }: { imports: readonly Listed[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('data.imports')}>
      <table className="table t">
        <caption className="vh">{text('data.imports')}</caption>
        <thead>
          <tr>
            <th>{text('data.number')}</th>
            <th className="x">{text('data.when')}</th>
            <th className="x m">{text('data.by')}</th>
            <th className="n">{text('data.rows')}</th>
            <th className="n x">{text('data.badRows')}</th>
            <th>{text('data.result')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {imports.map(({ importId, outcome, at, by, rows, badRows }) => {
            const [kind, word] = outcomeWords[outcome];
            const number = numberOf(importId);
            return (
              <tr key={importId} data-row>
                <th scope="row" className="w">
                  <OfficeLink to="import" parts={{ importId }} opens>
                    {text(isTry(importId) ? 'data.one.tried' : 'data.one.written', { number })}
                  </OfficeLink>
                </th>
                <td className="q w x">
                  <Moment at={at} />
                </td>
                <td className="q x m">{by}</td>
                <td className="n c2">{formatNumber(rows)}</td>
                <td className="n x">{badRows === 0 ? text('office.none') : formatNumber(badRows)}</td>
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
