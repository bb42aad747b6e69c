import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { askedPayments, paymentsFile } from './asked-payments.ts';
import { DayTotals } from './day-totals.tsx';
import { listPayments, paymentsKey } from './payments-calls.ts';
import { PaymentsFilter } from './payments-filter.tsx';
import { PaymentsTable } from './payments-table.tsx';

/** Payments: what each day brought, and a list with filters that stay in the address (office-64). */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const { from = '', to = '' } = filter;
  const asked = askedPayments(filter);
  const query = useInfiniteQuery({
    queryKey: [...paymentsKey, asked],
    queryFn: ({ pageParam }) =>
      listPayments({
        query: { ...asked, ...(pageParam !== undefined && { after: pageParam }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const payments = query.data?.pages.flatMap((page) => page.payments);
  const label = text(from === '' && to === '' ? 'officePayments.list.all' : 'officePayments.list');
  return (
    <>
      <PageHead
        title={text('officePayments.title')}
        actions={
          <OutsideLink
            className={buttonClass({ kind: 'secondary' })}
            href={paymentsFile(asked)}
            download="payments.csv"
          >
            {text('officePayments.file')}
          </OutsideLink>
        }
      />
      <PaymentsFilter filter={filter} onChange={setFilter} />
      <DayTotals from={from || undefined} to={to || undefined} />
      <Section title={label}>
        <PartLoaded query={{ ...query, data: payments }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <None isFiltered={Object.keys(filter).length > 0} />
            ) : (
              <PaymentsTable label={label} payments={found} />
            )
          }
        </PartLoaded>
      </Section>
      <ShowOlder query={query} />
    </>
  );
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  return (
    <div className="clear">
      <h2>{text(isFiltered ? 'officePayments.none' : 'officePayments.none.ever')}</h2>
      {isFiltered && <p className="muted">{text('officePayments.none.hint')}</p>}
    </div>
  );
}
