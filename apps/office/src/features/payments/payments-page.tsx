import { standings, tenders } from '@rochdale/domain/office/payments/payment-standing';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { DayTotals } from './day-totals.tsx';
import { listPayments, paymentsKey, standingWords, tenderWords } from './payments-calls.ts';
import { PaymentsTable } from './payments-table.tsx';

/** Payments: what each day brought, and a list with filters that stay in the address (office-64). */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useQueryTexts();
  const { from = '', to = '' } = filter;
  const tender = tenders.find((one) => one === filter.tender);
  const standing = standings.find((one) => one === filter.standing);
  const query = useInfiniteQuery({
    queryKey: [...paymentsKey, from, to, tender, standing],
    queryFn: ({ pageParam }) =>
      listPayments({
        query: {
          ...(from !== '' && { from }),
          ...(to !== '' && { to }),
          ...(tender && { tender }),
          ...(standing && { standing }),
          ...(pageParam !== undefined && { after: pageParam }),
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const payments = query.data?.pages.flatMap((page) => page.payments);
  const label = text(from === '' && to === '' ? 'officePayments.list.all' : 'officePayments.list');
  return (
    <>
      <PageHead title={text('officePayments.title')} />
      <div className="tools">
        <input
          className="input"
          type="date"
          aria-label={text('officePayments.from')}
          value={from}
          onChange={(event) => setFilter({ from: event.target.value })}
        />
        <input
          className="input"
          type="date"
          aria-label={text('officePayments.to')}
          value={to}
          onChange={(event) => setFilter({ to: event.target.value })}
        />
        <select
          className="select"
          aria-label={text('officePayments.tender')}
          value={tender ?? ''}
          onChange={(event) => setFilter({ tender: event.target.value })}
        >
          <option value="">{text('officePayments.tender.any')}</option>
          {tenders.map((one) => (
            <option key={one} value={one}>
              {text(tenderWords[one])}
            </option>
          ))}
        </select>
        <select
          className="select"
          aria-label={text('officePayments.standing')}
          value={standing ?? ''}
          onChange={(event) => setFilter({ standing: event.target.value })}
        >
          <option value="">{text('officePayments.standing.any')}</option>
          {standings.map((one) => (
            <option key={one} value={one}>
              {text(standingWords[one][1])}
            </option>
          ))}
        </select>
      </div>
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
