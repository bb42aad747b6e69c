import { ageText } from '@rochdale/domain/office/frame/age-text';
import { queueKinds, queueStandings, queueWhoses } from '@rochdale/domain/office/queues/queues';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMinute } from '../../lib/clock.ts';
import { useLetters } from '../../lib/letters.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { useMe } from '../../lib/session.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { QueueItem } from './queue-item.tsx';
import { QueueList } from './queue-list.tsx';
import { listQueues, type QueuePage, queuesKey } from './queues-calls.ts';
import { type QueueFilter, useFilter } from './use-filter.ts';
import './queues.css';
import { kindWords, standingWords } from './queue-words.ts';

/** What members ask for and a person answers: a list of it, and one of it beside the list (office-122). */
export function Page() {
  const text = useText();
  const filter = useFilter();
  const { kind, standing, whose, item, show } = filter;
  const query = useInfiniteQuery({
    queryKey: [...queuesKey, kind, standing, whose],
    queryFn: ({ pageParam, client, queryKey }) =>
      listQueues(
        { query: { ...(kind && { kind }), standing, whose, ...(pageParam && { after: pageParam }) } },
        isAskedByPage({ client, queryKey }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Somebody else may answer while one looks.
    refetchInterval: 15_000,
  });
  const counts = query.data?.pages[0]?.counts;
  const countOf = (name: string) =>
    counts?.reduce((sum, one) => (name === 'all' || one.kind === name ? sum + one.count : sum), 0);
  return (
    <>
      <PageHead title={text('queues.title')} lead={counts && <Lead counts={counts} />} />
      <Tabs
        label={text('queues.kind')}
        tabs={(['all', ...queueKinds] as const).map((name) => ({
          name,
          label: text(name === 'all' ? 'queues.all' : kindWords[name]),
          count: countOf(name),
        }))}
        current={kind ?? 'all'}
        onChange={(name) => show({ kind: name === 'all' ? '' : name })}
        frame={(tabs) => (
          <div className="tools tools--tabs">
            {tabs}
            <KeysHint />
          </div>
        )}
      >
        <Filters filter={filter} />
        <div className={item ? 'split split--list queue queue--open' : 'split split--list queue'}>
          <div className="side">
            <PartLoaded query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }} rows={6}>
              {(items) => <QueueList items={items} filter={filter} />}
            </PartLoaded>
            <ShowOlder query={query} />
          </div>
          <QueueItem key={item && `${item.kind}/${item.itemId}`} item={item} filter={filter} />
        </div>
      </Tabs>
    </>
  );
}

function Lead({ counts }: Pick<QueuePage, 'counts'>) {
  const text = useText();
  const now = useMinute();
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  const oldest = counts.flatMap((one) => one.oldest ?? []).sort()[0];
  if (oldest === undefined) return text('queues.lead.none');
  const age = ageText(now - Date.parse(oldest), text);
  return count === 1 ? text('queues.lead.one', { age }) : text('queues.lead', { count, age });
}

const whoseWords = { everyones: 'today.everyones', mine: 'today.mine', nobodys: 'today.nobodys' } as const;

/** How it is and whose, as pressed or not; and the way to what has a screen of its own. */
function Filters({ filter: { standing, whose, show } }: { filter: QueueFilter }) {
  const text = useText();
  const { data: me } = useMe();
  return (
    <div className="tools tools--plain queue__filters">
      <fieldset className="queue__set">
        <legend className="vh">{text('queues.standing')}</legend>
        {queueStandings.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === standing}
            onClick={() => show({ standing: name === 'waiting' ? '' : name })}
          >
            {text(standingWords[name])}
          </button>
        ))}
      </fieldset>
      <fieldset className="queue__set">
        <legend className="vh">{text('queues.show')}</legend>
        {queueWhoses.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === whose}
            onClick={() => show({ whose: name === 'everyones' ? '' : name })}
          >
            {text(whoseWords[name])}
          </button>
        ))}
      </fieldset>
      {me?.permissions.includes('payments.see') && (
        <OfficeLink to="unknown-charges" parts={{}} className="queue__charges">
          {text('queues.charges')}
        </OfficeLink>
      )}
    </div>
  );
}

function KeysHint() {
  const text = useText();
  const [isOn] = useLetters();
  if (!isOn) return null;
  return (
    <span className="end only-desk">
      <kbd>J</kbd> <kbd>K</kbd> {text('queues.next')} <kbd>A</kbd> {text('today.takeIt')} <kbd>Y</kbd>{' '}
      {text('queues.approve.key')} <kbd>N</kbd> {text('queues.refuse.key')}
    </span>
  );
}
