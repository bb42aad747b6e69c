import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryTexts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { RollBack } from './roll-back.tsx';
import { leftOut } from './setting-texts.ts';
import { listVersions, studioKey, versionsKey } from './studio-calls.ts';
import { VersionsTable } from './versions-table.tsx';
import './studio.css';

/** What was published, when and by whom, and the way back to it (office-171). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const [{ version = '' }, show] = useQueryTexts();
  const chosen = /^\d{1,9}$/.test(version) ? Number(version) : undefined;
  const query = useInfiniteQuery({
    queryKey: versionsKey,
    queryFn: ({ pageParam }) => listVersions({ query: { ...(pageParam !== undefined && { before: pageParam }) } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const count = query.data?.pages[0]?.count;
  return (
    <>
      <PageHead
        title={text('studio.history')}
        crumbs={
          <OfficeLink to="studio" parts={{}}>
            {text('studio.title')}
          </OfficeLink>
        }
        lead={count !== undefined && text('studio.history.lead', { count })}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="split split--wide">
        <div>
          <PartLoaded query={{ ...query, data: query.data?.pages.flatMap(({ versions }) => versions) }} rows={6}>
            {(versions) =>
              versions.length === 0 ? (
                <p className="pad">{text('studio.history.none')}</p>
              ) : (
                <VersionsTable versions={versions} chosen={chosen} hasOlder={query.hasNextPage} />
              )
            }
          </PartLoaded>
          <ShowOlder query={query} />
        </div>
        <aside className="side" aria-label={text('studio.undo.does')}>
          {chosen === undefined ? (
            <p className="pad muted">{text('studio.undo.pick')}</p>
          ) : (
            <RollBack
              key={chosen}
              version={chosen}
              onKeep={() => show({ version: '' })}
              onDone={(left) => {
                show({ version: '' });
                const said = text('studio.undo.done');
                setDone(left.length === 0 ? said : `${said} ${leftOut(left, text)}`);
                void queries.invalidateQueries({ queryKey: studioKey });
              }}
            />
          )}
        </aside>
      </div>
    </>
  );
}
