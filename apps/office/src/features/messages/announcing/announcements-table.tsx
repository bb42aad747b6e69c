import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../../lib/link.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { type Listed, stateWords, topicWords } from './announcing-calls.ts';

/** Announcements, each a row that opens it, with how far it is. */
export function AnnouncementsTable({ announcements }: { announcements: readonly Listed[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('announcing.title')}>
      <table className="table t">
        <caption className="vh">{text('announcing.title')}</caption>
        <thead>
          <tr>
            <th className="x">{text('announcing.when')}</th>
            <th>{text('announcing.subject')}</th>
            <th className="x m">{text('announcing.topic')}</th>
            <th className="x">{text('announcing.by')}</th>
            <th className="n">{text('announcing.sent')}</th>
            <th className="n x m">{text('announcing.failed')}</th>
            <th>{text('announcing.state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {announcements.map((one) => {
            const [kind, word] = stateWords[one.state];
            const all = one.waiting + one.sent + one.failed + one.stopped;
            return (
              <tr key={one.announcementId} data-row>
                <td className="q w x">
                  <Moment at={one.madeAt} />
                </td>
                <th scope="row">
                  <OfficeLink to="announcement" parts={{ announcementId: one.announcementId }} opens>
                    {one.subject}
                  </OfficeLink>
                </th>
                <td className="x m">{text(topicWords[one.topic])}</td>
                <td className="q x">{one.madeBy}</td>
                <td className="n c2">{text('announcing.of', { sent: one.sent, all })}</td>
                <td className="n x m">{one.failed}</td>
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
