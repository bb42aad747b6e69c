import { useText } from '@rochdale/ui/text/text.ts';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Announcement, wayWords } from './announcing-calls.ts';

/** How far an announcement is, by way and in all. */
export function FiguresTable({ announcement }: { announcement: Announcement }) {
  const text = useText();
  const { byWay, waiting, sent, failed, stopped } = announcement;
  const columns = ['waiting', 'sent', 'failed', 'stopped'] as const;
  const words = {
    waiting: 'announcing.waiting',
    sent: 'announcing.sent',
    failed: 'announcing.failed',
    stopped: 'announcing.stopped',
  } as const;
  const all = { waiting, sent, failed, stopped };
  return (
    <>
      <dl className="nums">
        {columns.map((column) => (
          <div key={column}>
            <dt>{text(words[column])}</dt>
            <dd>{all[column].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {byWay.length > 1 && (
        <TableRegion label={text('announcing.progress')}>
          <table className="table t">
            <caption className="vh">{text('announcing.progress')}</caption>
            <thead>
              <tr>
                <th>{text('announcing.way')}</th>
                {columns.map((column) => (
                  <th key={column} className="n">
                    {text(words[column])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byWay.map((one) => (
                <tr key={one.way}>
                  <th scope="row">{text(wayWords[one.way])}</th>
                  {columns.map((column) => (
                    <td key={column} className="n">
                      {one[column].toLocaleString('en-US')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </>
  );
}
