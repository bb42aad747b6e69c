import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { useQueryTexts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { type FoundMember, foundBy, useFound } from './finding-calls.ts';

/** Everybody who fits what was looked for (office-59). */
export function Page() {
  const text = useText();
  const [{ q = '' }] = useQueryTexts();
  const found = useFound(q);
  return (
    <>
      <PageHead title={text('finding.title')} lead={q === '' ? text('finding.nothing') : text('finding.for', { q })} />
      {q !== '' && (
        <div className="sec">
          <PartLoaded query={found}>
            {({ members }) => (members.length === 0 ? <None q={q} /> : <Members members={members} />)}
          </PartLoaded>
        </div>
      )}
    </>
  );
}

function None({ q }: { q: string }) {
  const text = useText();
  return (
    <div className="clear">
      <h2>{text('finding.none', { q })}</h2>
      <p className="muted">{text('finding.none.hint')}</p>
    </div>
  );
}

function Members({ members }: { members: readonly FoundMember[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('finding.results')}>
      <table className="table t">
        <caption className="vh">{text('finding.results')}</caption>
        <thead>
          <tr>
            <th>{text('finding.member')}</th>
            <th className="n">{text('finding.number')}</th>
            <th>{text('finding.by')}</th>
            <th className="n x">{text('finding.accounts')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {members.map(({ memberNumber, name, by, found, accounts }) => (
            <tr key={memberNumber} data-row>
              <th scope="row" className="w">
                <OfficeLink to="member" parts={{ memberNumber }} opens>
                  {name}
                </OfficeLink>
              </th>
              <td className="n c2">{memberNumber}</td>
              <td className="c3 full">{text('finding.found', { by: text(foundBy[by]), what: found })}</td>
              <td className="n x">{accounts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
