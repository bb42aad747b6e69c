import {
  emptyOutageHistory,
  outageHistoryPageSize,
  outageHistoryPageSizes,
} from '@rochdale/domain/service/outage/outage-page';
import history from 'lucide-static/icons/history.svg?inner';
import { useState } from 'react';
import { useText, violationText } from '../../../lib/text/text.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager, type PageState } from '../../../ui/table/pager.tsx';
import type { PastOutage } from './outage-calls.ts';
import { Snapshot } from './snapshot.tsx';
import { TimeOf } from './time-of.tsx';
import { usePast } from './use-outage.ts';

/** Outages that have ended, newest first; none are known of an account without a location (service-13). */
export function HistoryPanel({ accountNumber, locationId }: { accountNumber: string; locationId: string | null }) {
  return (
    <div className="card">
      {locationId === null ? <NoPast /> : <Past accountNumber={accountNumber} locationId={locationId} />}
    </div>
  );
}

function NoPast() {
  return (
    <div role="status">
      <Empty icon={history} title={violationText(emptyOutageHistory)} />
    </div>
  );
}

function Past({ accountNumber, locationId }: { accountNumber: string; locationId: string }) {
  const text = useText();
  const [page, setPage] = useState<PageState>({ number: 1, size: outageHistoryPageSize });
  const past = usePast(accountNumber, locationId, page.size, (page.number - 1) * page.size);
  return (
    <Loaded query={past} skeleton={<Skeleton height={320} />}>
      {({ totalRecords, results, fromSnapshot, asOf }) =>
        totalRecords === 0 ? (
          <NoPast />
        ) : (
          <>
            {fromSnapshot && <Snapshot asOf={asOf} />}
            <PastTable outages={results} busy={past.isPlaceholderData} />
            <Pager
              label={text('outagePage.history.pages')}
              page={page}
              total={totalRecords}
              sizes={outageHistoryPageSizes}
              onChange={setPage}
            />
          </>
        )
      }
    </Loaded>
  );
}

function PastTable({ outages, busy }: { outages: readonly PastOutage[]; busy: boolean }) {
  const text = useText();
  return (
    <DataTable
      caption={text('outagePage.tab.history')}
      busy={busy}
      rows={outages}
      keyOf={(outage) => outage.outageNumber}
      columns={[
        {
          head: text('outagePage.history.from'),
          main: true,
          cell: (outage) => <TimeOf at={outage.timeOfInterruption} />,
        },
        { head: text('outagePage.history.until'), cell: (outage) => <TimeOf at={outage.timeOfRestored} /> },
        { head: text('outagePage.history.text'), wide: true, cell: (outage) => outage.description },
      ]}
    />
  );
}
