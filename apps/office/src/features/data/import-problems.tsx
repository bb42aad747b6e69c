import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { OneImport } from './data-calls.ts';

/** The rows that are wrong, by file, line and column; nothing where there are none. */
export function ImportProblems({ found: { problems, badRows } }: { found: Pick<OneImport, 'problems' | 'badRows'> }) {
  const text = useText();
  if (problems.length === 0) return null;
  const shown = { shown: formatNumber(problems.length), count: formatNumber(badRows) };
  return (
    <Section title={text('data.problems')} count={badRows}>
      {badRows > problems.length && <p className="pad muted">{text('data.problems.more', shown)}</p>}
      <TableRegion label={text('data.problems')}>
        <table className="table t">
          <caption className="vh">{text('data.problems')}</caption>
          <thead>
            <tr>
              <th>{text('data.problem.file')}</th>
              <th className="n">{text('data.problem.line')}</th>
              <th>{text('data.problem.column')}</th>
              <th>{text('data.problem.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ file, line, column, reason }) => (
              <tr key={`${file} ${line} ${column} ${reason}`}>
                <th scope="row" className="w">
                  {file}
                </th>
                <td className="n c2">{formatNumber(line)}</td>
                <td className="w">{column}</td>
                <td className="c3">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}
