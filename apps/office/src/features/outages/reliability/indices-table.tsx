import { useText } from '@rochdale/ui/text/text.ts';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Figures, written } from './reliability-words.ts';

const indices = [
  { name: 'saidi', label: 'board.saidi', means: 'board.saidi.means', digits: 1 },
  { name: 'saifi', label: 'board.saifi', means: 'board.saifi.means', digits: 2 },
  { name: 'caidi', label: 'board.caidi', means: 'board.caidi.means', digits: 1 },
] as const;

/** The three indices, each with what it says, beside those of the year before. */
export function IndicesTable({ figures: { now, before } }: { figures: Figures }) {
  const text = useText();
  return (
    <TableRegion label={text('board.figures')}>
      <table className="table t">
        <caption className="vh">{text('board.figures')}</caption>
        <thead>
          <tr>
            <th>{text('board.figure')}</th>
            <th className="n">{text('board.now')}</th>
            <th className="n">{text('board.before')}</th>
            <th className="n x">{text('board.with')}</th>
            <th className="n x">{text('board.planned')}</th>
          </tr>
        </thead>
        <tbody>
          {indices.map(({ name, label, means, digits }) => {
            const [withMajor, planned] = [
              written(now.withMajorEvents[name], digits),
              written(now.planned[name], digits),
            ];
            return (
              <tr key={name}>
                <th scope="row">
                  {text(label)}
                  <small className="reliability__means">{text(means)}</small>
                  <small className="only-phone reliability__means">
                    {text('board.with')}: {withMajor}. {text('board.planned')}: {planned}.
                  </small>
                </th>
                <td className="n strong c2">{written(now.usual[name], digits)}</td>
                <td className="n c3">
                  <span className="only-phone">{text('board.before')}: </span>
                  {written(before.usual[name], digits)}
                </td>
                <td className="n x">{withMajor}</td>
                <td className="n x">{planned}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
