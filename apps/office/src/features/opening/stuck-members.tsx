import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import type { Waves } from './opening-calls.ts';

/** Members who were invited, tried, failed, and have not come in: whom to call. */
export function StuckMembers({ stuck }: Pick<Waves, 'stuck'>) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  if (stuck.length === 0) return <p className="pad muted">{text('waves.stuck.none')}</p>;
  return (
    <>
      <p className="pad muted">{text('waves.stuck.hint')}</p>
      <TableRegion label={text('waves.stuck.title')}>
        <table className="table t">
          <caption className="vh">{text('waves.stuck.title')}</caption>
          <thead>
            <tr>
              <th>{text('waves.stuck.member')}</th>
              <th className="n">{text('waves.number')}</th>
              <th className="n">{text('waves.stuck.failures')}</th>
              <th>{text('waves.stuck.last')}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {stuck.map(({ memberNumber, waveNumber, failures, lastAt }) => (
              <tr key={memberNumber} data-row>
                <th scope="row">
                  <OfficeLink to="member" parts={{ memberNumber }} opens>
                    {memberNumber}
                  </OfficeLink>
                </th>
                <td className="n">{waveNumber}</td>
                <td className="n c2">{failures}</td>
                <td className="q w c3">
                  <Moment at={lastAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
}
