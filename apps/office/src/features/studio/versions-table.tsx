import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { settingName } from './setting-texts.ts';
import type { Version } from './studio-calls.ts';

interface VersionsTableProps {
  readonly versions: readonly Version[];
  readonly chosen: number | undefined;
  /** Whether there are older ones that are not shown yet. */
  readonly hasOlder: boolean;
}

/** Every version, the newest first, and the folder below them all; each opens what rolling back to it would change. */
export function VersionsTable({ versions, chosen, hasOlder }: VersionsTableProps) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('studio.history')}>
      <table className="table t">
        <caption className="vh">{text('studio.history')}</caption>
        <thead>
          <tr>
            <th>{text('studio.history.version')}</th>
            <th>{text('studio.history.at')}</th>
            <th className="x">{text('studio.history.by')}</th>
            <th>{text('studio.history.what')}</th>
            <th>{text('studio.history.state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {versions.map((version, index) => (
            <tr key={version.version} data-row className={version.version === chosen ? 'is-on' : undefined}>
              <th scope="row" className="w">
                <Opens version={version.version} chosen={chosen}>
                  {String(version.version)}
                </Opens>
              </th>
              <td className="q w c2">
                <Moment at={version.at} inFull />
              </td>
              <td className="w x">{version.by}</td>
              <td className="c3 full">
                <What version={version} />
              </td>
              <td className="c3 full">{index === 0 && <Mark kind="ok">{text('studio.history.inForce')}</Mark>}</td>
            </tr>
          ))}
          {!hasOlder && (
            <tr data-row className={chosen === 0 ? 'is-on' : undefined}>
              <th scope="row" className="w">
                <Opens version={0} chosen={chosen}>
                  {text('studio.history.folder')}
                </Opens>
              </th>
              <td className="c2" />
              <td className="x" />
              <td className="c3 full">{text('studio.version.folder')}</td>
              <td className="c3 full" />
            </tr>
          )}
        </tbody>
      </table>
    </TableRegion>
  );
}

function Opens({ version, chosen, children }: { version: number; chosen: number | undefined; children: string }) {
  return (
    <OfficeLink
      to="studio-history"
      parts={{}}
      query={{ version: String(version) }}
      opens
      {...(version === chosen && { 'aria-current': 'page' as const })}
    >
      {children}
    </OfficeLink>
  );
}

/** What a version changed, in a few words. */
function What({ version: { keys, undoes } }: { version: Version }) {
  const text = useText();
  if (undoes !== null)
    return undoes === 0 ? text('studio.history.undoesFolder') : text('studio.history.undoes', { version: undoes });
  const [first, ...others] = [...new Set(keys.map((key) => settingName(key, null, text)))];
  if (first === undefined) return text('studio.history.nothing');
  return others.length === 0 ? first : text('studio.history.more', { first, count: others.length });
}
