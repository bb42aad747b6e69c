import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { OfficeLink } from '../../../lib/link.tsx';
import { useMe } from '../../../lib/session.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { ShowOlder } from '../../../parts/show-older.tsx';
import { AnnouncementsTable } from './announcements-table.tsx';
import { announcementsKey, listAnnouncements } from './announcing-calls.ts';

const lookMs = 5_000;

/** What was announced, how far each is, and the way to a new one (office-150). */
export function Page() {
  const text = useText();
  const { data: me } = useMe();
  const query = useInfiniteQuery({
    queryKey: [...announcementsKey, 'list'],
    queryFn: ({ pageParam, client, queryKey }) =>
      listAnnouncements(
        { query: pageParam === undefined ? {} : { after: pageParam } },
        isAskedByPage({ client, queryKey }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: lookMs,
  });
  const found = query.data?.pages.flatMap((page) => page.announcements);
  return (
    <>
      <PageHead
        title={text('announcing.title')}
        lead={text('announcing.lead')}
        actions={
          me?.permissions.includes('announcements.outages') && (
            <OfficeLink to="announcement-new" parts={{}} className={buttonClass({})}>
              {text('announcing.new')}
            </OfficeLink>
          )
        }
      />
      <Section title={text('announcing.title')}>
        <PartLoaded query={{ ...query, data: found }} rows={6}>
          {(announcements) =>
            announcements.length === 0 ? (
              <div className="clear">
                <h3>{text('announcing.none')}</h3>
                <p className="muted">{text('announcing.none.hint')}</p>
              </div>
            ) : (
              <AnnouncementsTable announcements={announcements} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}
