import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Figures, written } from './reliability-words.ts';

/** SAIDI by month; the bar is what the year's worst month is measured by. */
export function MonthsTable({ months }: { months: Figures['months'] }) {
  const text = useText();
  const most = Math.max(1, ...months.map(({ withMajorEvents }) => withMajorEvents ?? 0));
  const share = (figure: number | null): string => `${(((figure ?? 0) / most) * 100).toFixed(1)}%`;
  return (
    <TableRegion label={text('board.months')}>
      <table className="table t reliability__months">
        <caption className="vh">{text('board.months')}</caption>
        <thead>
          <tr>
            <th>{text('board.month')}</th>
            <th className="n">{text('board.month.usual')}</th>
            <th className="n">{text('board.month.with')}</th>
            <td className="x" />
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, usual, withMajorEvents }) => (
            <tr key={month}>
              <th scope="row">{pageFormats().monthAndYear(`${month}-01`)}</th>
              <td className="n c2">{written(usual)}</td>
              <td className="n c3">
                <span className="only-phone">{text('board.month.with')}: </span>
                {written(withMajorEvents)}
              </td>
              <td className="x" aria-hidden="true">
                <span className="reliability__bar">
                  <i className="is-major" style={{ width: share(withMajorEvents) }} />
                  <i style={{ width: share(usual) }} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
