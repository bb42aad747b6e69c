import type { LocalTime } from '@rochdale/domain/dates';
import {
  emptyOutageHistory,
  outageHistoryPageSize,
  outageHistoryPageSizes,
} from '@rochdale/domain/service/outage/outage-page';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { Pager, type PageState } from '@rochdale/ui/table/pager.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import circle from 'lucide-static/icons/circle.svg?inner';
import history from 'lucide-static/icons/history.svg?inner';
import { useState } from 'react';
import type { OutageStatus, PastOutage } from './outage-calls.ts';
import { ReliabilityCard } from './reliability-card.tsx';
import { Snapshot } from './snapshot.tsx';
import { useShortSpan } from './span-of.ts';
import { TimeOf } from './time-of.tsx';
import { usePast } from './use-outage.ts';

/** Outages that have ended, newest first, above them the one that has not (service-76); none are known of an account without a location (service-13). */
export function HistoryPanel({
  accountNumber,
  locationId,
  status,
}: {
  accountNumber: string;
  locationId: string | null;
  status: OutageStatus | undefined;
}) {
  return (
    <div className="stack">
      <ReliabilityCard accountNumber={accountNumber} />
      <div className="card">
        {locationId === null ? (
          <NoPast />
        ) : (
          <Past accountNumber={accountNumber} locationId={locationId} current={currentOutage(status)} />
        )}
      </div>
    </div>
  );
}

/** A row of the table: one that has ended, or the one that has not. */
interface HistoryRow extends Omit<PastOutage, 'accountNumber' | 'timeOfRestored'> {
  /** When it ended; until when it has lasted, while it has not. */
  readonly until: LocalTime;
  readonly isActive: boolean;
}

function currentOutage(status: OutageStatus | undefined): HistoryRow | undefined {
  if (status === undefined || shownPower(status.isActive) !== 'OFF' || status.timeOfInterruption === null)
    return undefined;
  const { timeOfInterruption, cause, asOf: until } = status;
  return { outageNumber: '', timeOfInterruption, until, isActive: true, description: cause ?? '' };
}

const pastRow = ({ timeOfRestored: until, ...past }: PastOutage): HistoryRow => ({ ...past, until, isActive: false });

function NoPast() {
  return (
    <div role="status">
      <Empty icon={history} title={violationText(emptyOutageHistory)} />
    </div>
  );
}

function Past({
  accountNumber,
  locationId,
  current,
}: {
  accountNumber: string;
  locationId: string;
  current: HistoryRow | undefined;
}) {
  const text = useText();
  const [page, setPage] = useState<PageState>({ number: 1, size: outageHistoryPageSize });
  const past = usePast(accountNumber, locationId, page.size, (page.number - 1) * page.size);
  return (
    <Loaded query={past} skeleton={<Skeleton height={320} />}>
      {({ totalRecords, results, fromSnapshot, asOf }) =>
        totalRecords === 0 && !current ? (
          <NoPast />
        ) : (
          <>
            {fromSnapshot && <Snapshot asOf={asOf} />}
            <PastTable
              outages={[...(current && page.number === 1 ? [current] : []), ...results.map(pastRow)]}
              busy={past.isPlaceholderData}
            />
            {totalRecords > 0 && (
              <Pager
                label={text('outagePage.history.pages')}
                page={page}
                total={totalRecords}
                sizes={outageHistoryPageSizes}
                onChange={setPage}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

function PastTable({ outages, busy }: { outages: readonly HistoryRow[]; busy: boolean }) {
  const text = useText();
  const spanOf = useShortSpan();
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
        {
          head: text('outagePage.history.until'),
          cell: ({ isActive, until }) =>
            isActive ? (
              <Tag kind="danger" icon={circle}>
                {text('outagePage.history.off')}
              </Tag>
            ) : (
              <TimeOf at={until} />
            ),
        },
        {
          head: text('outagePage.history.long'),
          numeric: true,
          cell: ({ timeOfInterruption, until }) => spanOf(timeOfInterruption, until),
        },
        { head: text('outagePage.history.text'), cell: (outage) => outage.description },
      ]}
    />
  );
}
