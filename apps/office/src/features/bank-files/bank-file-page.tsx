import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { Approval } from './approval.tsx';
import { type BankFile, fileStates, filesKey, listFiles, seeFile } from './bank-files-calls.ts';
import { EntriesTable } from './entries-table.tsx';

/** One bank file: what is in it, what stands out, and whose turn it is (office-56 to office-58). */
export function Page() {
  const text = useText();
  const { fileNumber = '' } = usePathParts();
  const query = useQuery({
    queryKey: [...filesKey, fileNumber],
    queryFn: (asking) => seeFile({ params: { fileNumber } }, isAskedByPage(asking)),
    // Somebody else may decide while one looks.
    refetchInterval: 15_000,
  });
  return (
    <PageLoaded query={query} rows={8} title={text('bankFiles.title')}>
      {(file) => <File file={file} />}
    </PageLoaded>
  );
}

function File({ file }: { file: BankFile }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const list = useQuery({ queryKey: [...filesKey, 'newest'], queryFn: () => listFiles({ query: {} }) });
  const [kind, word] = fileStates[file.state];
  const bank = list.data?.bank?.name;
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: filesKey });
    setDone(said);
  };
  const earlier = (list.data?.files ?? []).filter((one) => one.fileNumber < file.fileNumber).slice(0, 5);
  const prenotes = file.rows.filter((row) => row.kind === 'prenote').length;
  return (
    <>
      <PageHead
        title={text('bankFiles.titleOf', { day: formatDay(file.sendDay) })}
        crumbs={
          <OfficeLink to="bank-files" parts={{}}>
            {text('bankFiles.title')}
          </OfficeLink>
        }
        lead={
          bank !== undefined &&
          text('bankFiles.leadOf', { bank, days: file.settlesOn.map((day) => formatDay(day)).join(', ') })
        }
        marks={
          <li>
            <Mark kind={kind}>{text(word)}</Mark>
          </li>
        }
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <dl className="nums">
        <Figure name={text('bankFiles.debits')} count={file.entries - prenotes} cents={file.debitCents} />
        <Figure name={text('bankFiles.prenotes')} count={prenotes} />
        <div>
          <dt>{text('bankFiles.written')}</dt>
          <dd>
            <Moment at={file.createdAt} />
          </dd>
        </div>
        {file.before && (
          <Figure
            name={text('bankFiles.against')}
            count={file.entries - file.before.entries}
            cents={file.debitCents - file.before.debitCents}
            isChange
          />
        )}
      </dl>
      <div className="split split--wide">
        <div>
          <EntriesTable file={file} />
        </div>
        <aside className="side first-m" aria-label={text('bankFiles.approval')}>
          <Approval file={file} onDone={end} />
          {earlier.length > 0 && (
            <Section title={text('bankFiles.earlier')}>
              <ul className="lines">
                {earlier.map((one) => (
                  <li key={one.fileNumber}>
                    <OfficeLink to="bank-file" parts={{ fileNumber: String(one.fileNumber) }}>
                      {formatDay(one.sendDay)}
                    </OfficeLink>
                    <span className="end num">
                      {one.entries}, {formatMoney(one.debitCents)}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </aside>
      </div>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly count: number;
  readonly cents?: number;
  /** Written with its sign. */
  readonly isChange?: boolean;
}

function Figure({ name, count, cents, isChange = false }: FigureProps) {
  const plus = (value: number): string => (isChange && value >= 0 ? '+' : '');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {plus(count)}
        {count < 0 ? `\u2212${-count}` : count}{' '}
        {cents !== undefined && (
          <small>
            {plus(cents)}
            {formatMoney(cents)}
          </small>
        )}
      </dd>
    </div>
  );
}
