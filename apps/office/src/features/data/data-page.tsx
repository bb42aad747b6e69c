import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { dataKey, importsKey, listImports, seeData } from './data-calls.ts';
import { AllExports, UntakenExports } from './exports-lists.tsx';
import { ImportsTable } from './imports-table.tsx';
import { LastNight } from './last-night.tsx';
import { NotMoved } from './not-moved.tsx';

/** What came from the billing system, and what waits for it (office-116, office-118). */
export function Page() {
  const text = useText();
  const data = useQuery({ queryKey: dataKey, queryFn: () => seeData({}) });
  const query = useInfiniteQuery({
    queryKey: importsKey,
    queryFn: ({ pageParam }) => listImports({ query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const imports = query.data?.pages.flatMap((page) => page.imports);
  return (
    <>
      <PageHead title={text('data.title')} lead={text('data.lead')} />
      <div className="split">
        <div>
          <Section title={text('data.night')}>
            <PartLoaded query={data} rows={5}>
              {({ night }) => <LastNight night={night} />}
            </PartLoaded>
          </Section>
          <Section title={text('data.imports')}>
            <PartLoaded query={{ ...query, data: imports }} rows={6}>
              {(found) =>
                found.length === 0 ? (
                  <div className="clear">
                    <h3>{text('data.imports.none')}</h3>
                    <p className="muted">{text('data.imports.none.hint')}</p>
                  </div>
                ) : (
                  <ImportsTable imports={found} />
                )
              }
            </PartLoaded>
          </Section>
          <ShowOlder query={query} />
        </div>
        <aside className="side" aria-label={text('data.exports')}>
          {data.data && <NotMoved notMoved={data.data.notMoved} />}
          <Section title={text('data.untaken')}>
            <PartLoaded query={data} rows={3}>
              {({ untaken }) => <UntakenExports exports={untaken} />}
            </PartLoaded>
          </Section>
          <Section title={text('data.exports')}>
            <PartLoaded query={data} rows={6}>
              {({ exports }) => <AllExports exports={exports} />}
            </PartLoaded>
          </Section>
        </aside>
      </div>
    </>
  );
}
