import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { listMessages, messagesKey } from './messages-calls.ts';
import { MessagesTable } from './messages-table.tsx';

/** What was sent to a member, how it stands, and having it sent again (office-97, office-98). */
export function Page() {
  const { memberNumber = '' } = usePathParts();
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const query = useInfiniteQuery({
    queryKey: messagesKey(memberNumber),
    queryFn: ({ pageParam }) =>
      listMessages({ params: { memberNumber }, query: pageParam === undefined ? {} : { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const messages = query.data?.pages.flatMap((page) => page.messages);
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: messagesKey(memberNumber) });
    setDone(said);
  };
  return (
    <>
      <PageHead
        title={text('messages.title')}
        lead={text('messages.lead')}
        crumbs={
          <OfficeLink to="member" parts={{ memberNumber }}>
            {text('messages.member', { number: memberNumber })}
          </OfficeLink>
        }
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <Section title={text('messages.sent')}>
        <PartLoaded query={{ ...query, data: messages }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <p className="sec__b muted">{text('messages.none')}</p>
            ) : (
              <MessagesTable memberNumber={memberNumber} messages={found} onDone={end} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}
