import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../../lib/address.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { DifferencesTable } from './differences-table.tsx';
import {
  askedBills,
  type Compared,
  comparedOf,
  listRateDifferences,
  rateDifferencesFile,
} from './rate-differences-calls.ts';
import { RateDifferencesFilter } from './rate-differences-filter.tsx';
import { SchedulesTable } from './schedules-table.tsx';
import { UnpricedTable } from './unpriced-table.tsx';

/** Bills are counted so far. */
const mostCounted = 100_000;

/** Bills of the billing system, compared with the co-op's own schedules (office-182). */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const asked = askedBills(filter);
  const query = useInfiniteQuery({
    queryKey: ['rate-differences', asked],
    queryFn: ({ pageParam }) =>
      listRateDifferences({ query: { ...asked, ...(pageParam !== undefined && { after: pageParam }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const compared = comparedOf(query.data?.pages);
  return (
    <>
      <PageHead
        title={text('rateDifferences.title')}
        lead={text('rateDifferences.lead')}
        actions={
          <OutsideLink
            className={buttonClass({ kind: 'secondary' })}
            href={rateDifferencesFile(asked)}
            download="rate-differences.csv"
          >
            {text('rateDifferences.file')}
          </OutsideLink>
        }
      />
      <RateDifferencesFilter filter={filter} codes={query.data?.pages.at(-1)?.codes ?? []} onChange={setFilter} />
      <PartLoaded query={{ ...query, data: compared }} rows={8}>
        {(found) => (found.compared === 0 ? <Nothing /> : <Shown compared={found} />)}
      </PartLoaded>
      {query.hasNextPage && (
        <div className="more">
          <Button kind="ghost" size="s" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('rateDifferences.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing() {
  const text = useText();
  return (
    <div className="clear">
      <h2>{text('rateDifferences.none')}</h2>
      <p className="muted">{text('rateDifferences.none.hint')}</p>
    </div>
  );
}

function Shown({ compared: { from, bills, compared, schedules, unpriced, differences } }: { compared: Compared }) {
  const text = useText();
  const sums = { compared: formatNumber(compared), bills: formatNumber(bills), day: formatDay(from) };
  return (
    <>
      <p className="pad muted" role="status">
        {text(bills >= mostCounted ? 'rateDifferences.compared.most' : 'rateDifferences.compared', sums)}
      </p>
      <SchedulesTable schedules={schedules} />
      <Section title={text('rateDifferences.list')} count={differences.length}>
        {differences.length === 0 ? (
          <p className="sec__b muted">{text('rateDifferences.list.none')}</p>
        ) : (
          <DifferencesTable differences={differences} />
        )}
      </Section>
      <UnpricedTable unpriced={unpriced} />
    </>
  );
}
