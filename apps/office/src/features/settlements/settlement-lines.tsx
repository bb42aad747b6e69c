import { lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { LinesTable } from './lines-table.tsx';
import { askedLines, kindWords, listLines, settlementsKey } from './settlements-calls.ts';
import { DifferingSelect } from './settlements-filter.tsx';

/** The lines of a settlement, with filters that stay in the address. */
export function SettlementLines({ settlementId }: { settlementId: string }) {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const asked = askedLines(filter);
  const query = useInfiniteQuery({
    queryKey: [...settlementsKey, 'lines', settlementId, asked],
    queryFn: ({ pageParam }) =>
      listLines({
        params: { settlementId },
        query: { ...asked, ...(pageParam !== undefined && { after: pageParam }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const lines = query.data?.pages.flatMap((page) => page.lines);
  return (
    <>
      <Section title={text('settlements.each')}>
        <div className="tools">
          <select
            className="select"
            aria-label={text('settlements.kind')}
            value={asked.kind ?? ''}
            onChange={(event) => setFilter({ kind: event.target.value })}
          >
            <option value="">{text('settlements.kind.any')}</option>
            {lineKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(kindWords[kind])}
              </option>
            ))}
          </select>
          <DifferingSelect filter={filter} onChange={setFilter} />
        </div>
        <PartLoaded query={{ ...query, data: lines }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <p className="sec__b muted">{text('settlements.each.none')}</p>
            ) : (
              <LinesTable lines={found} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}
