import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { useAskNow } from './ask-now.tsx';
import { askedSettlements, listSettlements, settlementsFile, settlementsKey } from './settlements-calls.ts';
import { SettlementsFilter } from './settlements-filter.tsx';
import { SettlementsTable } from './settlements-table.tsx';
import { UnsettledPayments } from './unsettled-payments.tsx';

/** What the payment company paid out, by day, and what of it differs from our books (office-113). */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const asked = askedSettlements(filter);
  const ask = useAskNow();
  const query = useInfiniteQuery({
    queryKey: [...settlementsKey, asked],
    queryFn: ({ pageParam }) =>
      listSettlements({ query: { ...asked, ...(pageParam !== undefined && { after: pageParam }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const settlements = query.data?.pages.flatMap((page) => page.settlements);
  return (
    <>
      <PageHead
        title={text('settlements.title')}
        lead={text('settlements.lead')}
        actions={
          <>
            {ask.button}
            <OutsideLink
              className={buttonClass({ kind: 'secondary' })}
              href={settlementsFile(asked)}
              download="settlements.csv"
            >
              {text('settlements.file')}
            </OutsideLink>
          </>
        }
      />
      {ask.said}
      <UnsettledPayments />
      <SettlementsFilter filter={filter} onChange={setFilter} />
      <Section title={text('settlements.list')}>
        <PartLoaded query={{ ...query, data: settlements }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <div className="clear">
                <h3>{text(Object.keys(asked).length > 0 ? 'settlements.none.found' : 'settlements.none')}</h3>
                <p className="muted">{text('settlements.none.hint')}</p>
              </div>
            ) : (
              <SettlementsTable settlements={found} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}
