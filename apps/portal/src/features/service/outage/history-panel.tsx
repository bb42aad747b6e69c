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
import { Pager, type PageState } from '../../../ui/table/pager.tsx';
import { Table } from '../../../ui/table/table.tsx';
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
    <Table caption={text('outagePage.tab.history')} busy={busy}>
      <thead>
        <tr>
          <th scope="col">{text('outagePage.history.from')}</th>
          <th scope="col">{text('outagePage.history.until')}</th>
          <th scope="col">{text('outagePage.history.text')}</th>
        </tr>
      </thead>
      <tbody>
        {outages.map((outage) => (
          <tr key={outage.outageNumber}>
            <th scope="row" data-l={text('outagePage.history.from')}>
              <TimeOf at={outage.timeOfInterruption} />
            </th>
            <td data-l={text('outagePage.history.until')}>
              <TimeOf at={outage.timeOfRestored} />
            </td>
            <td data-l={text('outagePage.history.text')} className="span">
              {outage.description}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
