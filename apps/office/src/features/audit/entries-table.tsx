import { useText } from '@rochdale/ui/text/text.ts';
import { actWords } from '../../lib/act-words.ts';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { Entry } from './audit-calls.ts';
import { factsText, reasonIn } from './entry-words.ts';

/** Entries of the audit, the newest first. */
export function EntriesTable({ entries }: { entries: readonly Entry[] }) {
  const text = useText();
  return (
    <TableRegion label={text('office.screen.audit')}>
      <table className="table t">
        <caption className="vh">{text('office.screen.audit')}</caption>
        <thead>
          <tr>
            <th className="n x">{text('staffPages.audit.number')}</th>
            <th>{text('staffPages.audit.when')}</th>
            <th>{text('staffPages.audit.who')}</th>
            <th>{text('staffPages.audit.act')}</th>
            <th>{text('staffPages.audit.about')}</th>
            <th>{text('staffPages.audit.facts')}</th>
            <th className="x m">{text('staffPages.audit.seal')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.auditId} entry={entry} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

const others = {
  staff: 'staffPages.audit.visitor',
  key: 'staffPages.audit.key',
  worker: 'staffPages.audit.worker',
} as const;
const isOther = (byWhom: string): byWhom is keyof typeof others => Object.hasOwn(others, byWhom);

function EntryRow({ entry }: { entry: Entry }) {
  const text = useText();
  const { auditId, at, by, byWhom, act, subjectKind, subjectId, subjectName, facts, personal, link } = entry;
  const reason = reasonIn(personal);
  return (
    <tr>
      <td className="n q x">{auditId}</td>
      <td className="q w c2">
        <Moment at={at} toSecond />
      </td>
      <td className="w c3">{by ?? text(isOther(byWhom) ? others[byWhom] : 'office.server')}</td>
      <td className="w strong first">{text(actWords[act])}</td>
      <td className="c3 full">{subjectName ?? (subjectId === null ? '' : `${subjectKind} ${subjectId}`)}</td>
      <td className="q c3 full">
        {factsText(facts)}
        {reason !== undefined && ` “${reason}”`}
        {personal === null && ` (${text('staffPages.audit.erased')})`}
      </td>
      <td className="q w x m">
        {link !== null && <code title={link}>{`${link.slice(0, 4)}…${link.slice(-4)}`}</code>}
      </td>
    </tr>
  );
}
