import { officeActs } from '@rochdale/contract/office-acts';
import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { addDays, instantAt } from '@rochdale/domain/dates';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { actWords } from '../../lib/act-words.ts';
import { useQueryTexts } from '../../lib/address.ts';
import { operation } from '../../lib/calls.ts';
import { useOffice } from '../../lib/office.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { factsText, reasonIn } from './entry-words.ts';

const search = operation('audit.search', 'GET /v1/audit');
const status = operation('audit.status', 'GET /v1/audit/status');

type Entry = OfficeResponseOf<'audit.search'>['entries'][number];

/** The audit log: who did what to whom and why, and whether the chain goes on (office-47, office-48). */
export function Page() {
  const text = useText();
  return (
    <>
      <PageHead title={text('office.screen.audit')} lead={text('staffPages.audit.lead')} />
      <Chain />
      <Entries />
    </>
  );
}

function Chain() {
  const text = useText();
  const query = useQuery({ queryKey: ['audit-status'], queryFn: () => status({}), refetchInterval: 30_000 });
  return (
    <div className="pad pad--under-head">
      <PartLoaded query={query} rows={1}>
        {({ chained, lastChainedAt, unchained, unchainedTooLong }) => (
          <Alert kind={unchainedTooLong > 0 ? 'warning' : 'info'} isSpoken={false}>
            {text('staffPages.audit.chained', { count: chained })}{' '}
            {lastChainedAt !== null && (
              <>
                {text('staffPages.audit.lastChained')} <Moment at={lastChainedAt} inFull />.{' '}
              </>
            )}
            {unchained > 0 && text('staffPages.audit.unchained', { count: unchained })}{' '}
            {text('staffPages.audit.verify')}
          </Alert>
        )}
      </PartLoaded>
    </div>
  );
}

function Entries() {
  const text = useText();
  const { timeZone } = useOffice();
  const [filter, setFilter] = useQueryTexts();
  const { act = '', from = '', to = '', subject = '' } = filter;
  const asked = officeActs.find((one) => one === act);
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      search({
        query: {
          ...(asked && { act: asked }),
          ...(from !== '' && { from: instantAt(from, '00:00', timeZone).toISOString() }),
          ...(to !== '' && { to: instantAt(addDays(to, 1), '00:00', timeZone).toISOString() }),
          ...(subject !== '' && { subjectId: subject }),
          ...(pageParam !== undefined && { before: pageParam }),
        },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <div className="tools">
        <select
          className="select"
          aria-label={text('staffPages.audit.filter.act')}
          value={act}
          onChange={(event) => setFilter({ act: event.target.value })}
        >
          <option value="">{text('staffPages.audit.filter.all')}</option>
          {officeActs.map((one) => (
            <option key={one} value={one}>
              {text(actWords[one])}
            </option>
          ))}
        </select>
        <input
          className="input"
          type="date"
          aria-label={text('staffPages.audit.filter.from')}
          value={from}
          onChange={(event) => setFilter({ from: event.target.value })}
        />
        <input
          className="input"
          type="date"
          aria-label={text('staffPages.audit.filter.to')}
          value={to}
          onChange={(event) => setFilter({ to: event.target.value })}
        />
        <input
          className="input"
          type="search"
          aria-label={text('staffPages.audit.about')}
          placeholder={text('staffPages.audit.about')}
          value={subject}
          onChange={(event) => setFilter({ subject: event.target.value.trim() })}
        />
      </div>
      <PartLoaded query={{ ...query, data: entries }} rows={8}>
        {(found) => (found.length === 0 ? <Empty /> : <EntriesTable entries={found} />)}
      </PartLoaded>
      <ShowOlder query={query} />
    </>
  );
}

function Empty() {
  const text = useText();
  return (
    <div className="clear">
      <h2>{text('staffPages.audit.empty')}</h2>
    </div>
  );
}

function EntriesTable({ entries }: { entries: readonly Entry[] }) {
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

function EntryRow({ entry }: { entry: Entry }) {
  const text = useText();
  const { auditId, at, by, byWhom, act, subjectKind, subjectId, subjectName, facts, personal } = entry;
  const reason = reasonIn(personal);
  return (
    <tr>
      <td className="n q x">{auditId}</td>
      <td className="q w c2">
        <Moment at={at} toSecond />
      </td>
      <td className="w c3">{by ?? text(byWhom === 'staff' ? 'staffPages.audit.visitor' : 'office.server')}</td>
      <td className="w strong first">{text(actWords[act])}</td>
      <td className="c3 full">{subjectName ?? (subjectId === null ? '' : `${subjectKind} ${subjectId}`)}</td>
      <td className="q c3 full">
        {factsText(facts)}
        {reason !== undefined && ` “${reason}”`}
        {personal === null && ` (${text('staffPages.audit.erased')})`}
      </td>
    </tr>
  );
}
