import { formatDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { Member } from './members-calls.ts';

/** Who held a member's accounts when, where they changed hands (office-115). */
export function Holders({ member: { memberNumber: own, holders } }: { member: Member }) {
  const text = useText();
  if (holders.length === 0) return null;
  return (
    <Section title={text('members.holders')}>
      <TableRegion label={text('members.holders')}>
        <table className="table t">
          <caption className="vh">{text('members.holders')}</caption>
          <thead>
            <tr>
              <th>{text('members.account')}</th>
              <th>{text('members.holder')}</th>
              <th>{text('members.holders.from')}</th>
              <th>{text('members.holders.until')}</th>
            </tr>
          </thead>
          <tbody>
            {holders.map(({ accountNumber, memberNumber, name, heldFrom, heldUntil }) => (
              <tr key={`${accountNumber} ${memberNumber} ${heldFrom}`}>
                <th scope="row" className="w num">
                  {accountNumber}
                </th>
                <td className="c3 full">
                  {memberNumber === own ? (
                    name
                  ) : (
                    <OfficeLink to="member" parts={{ memberNumber }}>
                      {name}
                    </OfficeLink>
                  )}
                </td>
                <td className="q w">{heldFrom === null ? '–' : formatDay(heldFrom)}</td>
                <td className="q w">{heldUntil === null ? text('members.holders.now') : formatDay(heldUntil)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}
