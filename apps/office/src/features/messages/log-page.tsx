import type { OfficeInputOf } from '@rochdale/contract/operations/office/office-operations';
import { messageStates } from '@rochdale/domain/office/messages/message-again';
import { messageSubjects } from '@rochdale/domain/office/messages/message-subjects';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { LogFilter } from './log-filter.tsx';
import { LogTable } from './log-table.tsx';
import { allMessages, channels } from './messages-calls.ts';

type Asked = NonNullable<OfficeInputOf<'messages.all'>['query']>;

/** What the address asks for; what is no word of ours asks for nothing. */
function askedMessages(filter: Readonly<Record<string, string>>): Asked {
  const { from, to, recipient, announcementId } = filter;
  const channel = channels.find((one) => one === filter.channel);
  const about = messageSubjects.find((one) => one === filter.about);
  const state = messageStates.find((one) => one === filter.state);
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(recipient?.trim() && { recipient: recipient.trim() }),
    ...(announcementId && { announcementId }),
    ...(channel && { channel }),
    ...(about && { about }),
    ...(state && { state }),
  };
}

/** What was sent to anybody, with filters that stay in the address (office-153). */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const asked = askedMessages(filter);
  const query = useInfiniteQuery({
    queryKey: ['message-log', asked],
    queryFn: ({ pageParam }) =>
      allMessages({ query: { ...asked, ...(pageParam !== undefined && { after: pageParam }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const messages = query.data?.pages.flatMap((page) => page.messages);
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <PageHead title={text('messages.title')} lead={text('messages.log.lead')} />
      <LogFilter filter={filter} onChange={setFilter} />
      <Section title={text('messages.sent')}>
        <PartLoaded query={{ ...query, data: messages }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <div className="clear">
                <h3>{text(isFiltered ? 'messages.log.none' : 'messages.none')}</h3>
                {isFiltered && <p className="muted">{text('messages.log.none.hint')}</p>}
              </div>
            ) : (
              <LogTable messages={found} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}
