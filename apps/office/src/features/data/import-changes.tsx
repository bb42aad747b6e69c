import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { OneImport } from './data-calls.ts';

/** What an import changed or would, file by file, and the balances that differ the most. */
export function ImportChanges({ found: { files, largest } }: { found: Pick<OneImport, 'files' | 'largest'> }) {
  return (
    <>
      {files.length > 0 && <Files files={files} />}
      {largest.length > 0 && <Largest largest={largest} />}
    </>
  );
}

function Files({ files }: Pick<OneImport, 'files'>) {
  const text = useText();
  const dash = (count: number | null) => (count === null || count === 0 ? '—' : formatNumber(count));
  return (
    <Section title={text('data.changes')}>
      <TableRegion label={text('data.changes')}>
        <table className="table t">
          <caption className="vh">{text('data.changes')}</caption>
          <thead>
            <tr>
              <th>{text('data.problem.file')}</th>
              <th className="n">{text('data.rows')}</th>
              <th className="n">{text('data.changes.new')}</th>
              <th className="n">{text('data.changes.changed')}</th>
              <th className="n x">{text('data.changes.same')}</th>
              <th className="n x">{text('data.changes.gone')}</th>
              <th className="n x m">{text('data.changes.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ file, rows, added, changed, absent, cents }) => (
              <tr key={file}>
                <th scope="row" className="w">
                  {file}
                </th>
                <td className="n c2">{formatNumber(rows)}</td>
                <td className="n">{dash(added)}</td>
                <td className="n">{dash(changed)}</td>
                <td className="n x">{dash(added === null || changed === null ? null : rows - added - changed)}</td>
                <td className="n x">{dash(absent)}</td>
                <td className="n x m">{cents === null ? '—' : formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}

function Largest({ largest }: Pick<OneImport, 'largest'>) {
  const text = useText();
  return (
    <Section title={text('data.largest')}>
      <TableRegion label={text('data.largest')}>
        <table className="table t">
          <caption className="vh">{text('data.largest')}</caption>
          <thead>
            <tr>
              <th>{text('data.largest.account')}</th>
              <th className="n">{text('data.balances.before')}</th>
              <th className="n">{text('data.balances.after')}</th>
              <th className="n x">{text('data.largest.change')}</th>
            </tr>
          </thead>
          <tbody>
            {largest.map(({ accountNumber, before, after }) => (
              <tr key={accountNumber}>
                <th scope="row">{accountNumber}</th>
                <td className="n">{before === null ? text('data.largest.new') : formatMoney(before)}</td>
                <td className="n c2">{formatMoney(after)}</td>
                <td className="n x strong">{formatMoney(after - (before ?? 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}
