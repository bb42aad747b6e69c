import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryTexts } from '../../lib/address.ts';
import { useOffice } from '../../lib/office.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { askedEntries, auditFile, searchAudit, verifyAudit } from './audit-calls.ts';
import { AuditFilter } from './audit-filter.tsx';
import { Chain } from './chain.tsx';
import { EntriesTable } from './entries-table.tsx';

/** The audit log: who did what to whom and why, whether it holds, and a file of it (office-47, office-142 to office-144). */
export function Page() {
  const text = useText();
  const { timeZone } = useOffice();
  const [filter, setFilter] = useQueryTexts();
  const [isAsked, setAsked] = useState(false);
  const asked = askedEntries(filter, timeZone);
  const query = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam }) =>
      searchAudit({ query: { ...asked, ...(pageParam !== undefined && { before: pageParam }) } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const verify = useSend(
    () => verifyAudit({}),
    () => setAsked(true),
  );
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead
        title={text('office.screen.audit')}
        lead={text('staffPages.audit.lead')}
        actions={
          <>
            <Button kind="secondary" busy={verify.isPending} onClick={() => void verify.send(undefined)}>
              {text('staffPages.audit.verify')}
            </Button>
            <OutsideLink className={buttonClass({ kind: 'secondary' })} href={auditFile(asked)} download="audit.csv">
              {text('staffPages.audit.file')}
            </OutsideLink>
          </>
        }
      />
      {verify.error && (
        <div className="pad pad--under-head">
          <Alert kind="danger">{verify.error.message}</Alert>
        </div>
      )}
      {isAsked && (
        <div className="pad pad--under-head">
          <Alert kind="info">{text('staffPages.audit.verify.asked')}</Alert>
        </div>
      )}
      <Chain isAsked={isAsked} />
      <AuditFilter filter={filter} onChange={setFilter} />
      <PartLoaded query={{ ...query, data: entries }} rows={8}>
        {(found) =>
          found.length === 0 ? (
            <div className="clear">
              <h2>{text('staffPages.audit.empty')}</h2>
              {Object.keys(filter).length > 0 && <p className="muted">{text('staffPages.audit.empty.hint')}</p>}
            </div>
          ) : (
            <EntriesTable entries={found} />
          )
        }
      </PartLoaded>
      <ShowOlder query={query} />
    </>
  );
}
