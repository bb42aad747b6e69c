import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Figures, written } from './reliability-words.ts';

/** The days that stand apart, and by what they do. */
export function MajorDays({ figures: { majorEventDays, threshold } }: { figures: Figures }) {
  const text = useText();
  const why =
    threshold === null
      ? text('board.major.noThreshold')
      : text('board.major.threshold', { minutes: written(threshold) });
  return (
    <>
      <p className="sec__b muted">{why}</p>
      {majorEventDays.length === 0 ? (
        <p className="sec__b">{text('board.major.none')}</p>
      ) : (
        <TableRegion label={text('board.major')}>
          <table className="table t">
            <caption className="vh">{text('board.major')}</caption>
            <thead>
              <tr>
                <th>{text('board.major.day')}</th>
                <th className="n">{text('board.saidi')}</th>
                <th className="n">{text('board.major.places')}</th>
              </tr>
            </thead>
            <tbody>
              {majorEventDays.map(({ day, saidi, places }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td className="n c2">{written(saidi)}</td>
                  <td className="n c3">
                    <span className="only-phone">{text('board.major.places')}: </span>
                    {formatNumber(places)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </>
  );
}
