import { useText } from '@rochdale/ui/text/text.ts';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { type Opening, stageWords } from './opening-calls.ts';

/** Who changed how far the portal is open, when and why, the newest first. */
export function OpeningHistory({ changes }: Pick<Opening, 'changes'>) {
  const text = useText();
  if (changes.length === 0) return <p className="pad muted">{text('opening.history.none')}</p>;
  return (
    <TableRegion label={text('opening.history')}>
      <table className="table t">
        <caption className="vh">{text('opening.history')}</caption>
        <thead>
          <tr>
            <th>{text('opening.history.when')}</th>
            <th>{text('opening.history.to')}</th>
            <th>{text('opening.history.who')}</th>
            <th className="x">{text('opening.history.why')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ stage, at, by, reason }) => (
            <tr key={at}>
              <th scope="row" className="w">
                <Moment at={at} />
              </th>
              <td>{text(stageWords[stage])}</td>
              <td className="c2">{by}</td>
              <td className="x">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
