import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import type { Data } from './data-calls.ts';

/** What was written for the billing system and nobody has. */
export function UntakenExports({ exports }: { exports: Data['untaken'] }) {
  const text = useText();
  if (exports.length === 0) return <p className="pad muted">{text('data.untaken.none')}</p>;
  return (
    <ul className="lines">
      {exports.map(({ what, exportNumber, rows, createdAt }) => (
        <li key={exportNumber}>
          <span>
            <b>{text('data.export.no', { what, number: exportNumber })}</b>
            <br />
            <small className="muted">
              {text('data.export.rows', { count: formatNumber(rows) })} <Moment at={createdAt} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The newest of each kind, and whether it was taken. */
export function AllExports({ exports }: { exports: Data['exports'] }) {
  const text = useText();
  if (exports.length === 0) return <p className="pad muted">{text('data.exports.none')}</p>;
  return (
    <ul className="lines">
      {exports.map(({ what, exportNumber, takenAt }) => (
        <li key={what}>
          <span>{what}</span>
          <span className="end">
            {takenAt === null ? (
              <Mark kind="wait">{text('data.export.waits', { number: exportNumber })}</Mark>
            ) : (
              <Mark kind="ok">
                {text('data.export.taken', { number: exportNumber })} <Moment at={takenAt} />
              </Mark>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
