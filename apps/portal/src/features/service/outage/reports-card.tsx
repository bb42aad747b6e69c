import { type OutageReportState, outageReportStateTexts } from '@rochdale/domain/service/outage/report-state';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { MadeReport } from './outage-calls.ts';
import { TimeOf } from './time-of.tsx';
import { useReports } from './use-outage.ts';

const kinds = {
  kept: 'info',
  received: 'info',
  passedOn: 'brand',
  outage: 'warning',
  restored: 'success',
} as const satisfies Record<OutageReportState, string>;

/** What was reported for an account lately, and where each report stands; nothing where there is none. */
export function ReportsCard({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const reports = useReports(accountNumber);
  const { data, error, refetch } = reports;
  if (data?.results.length === 0) return null;
  return (
    <Card title={text('outagePage.reports')}>
      <Loaded query={{ data, error: data ? null : error, refetch }} skeleton={<Skeleton height={120} />}>
        {({ results }) => <ReportsTable reports={results} />}
      </Loaded>
    </Card>
  );
}

function ReportsTable({ reports }: { reports: readonly MadeReport[] }) {
  const text = useText();
  return (
    <DataTable
      caption={text('outagePage.reports')}
      rows={reports}
      keyOf={(report) => report.reportId}
      columns={[
        { head: text('outagePage.reports.time'), main: true, cell: (report) => <TimeOf at={report.reportedAt} /> },
        { head: text('outagePage.reports.issue'), bold: true, cell: (report) => report.outageReason },
        {
          head: text('outagePage.reports.number'),
          className: 'num',
          cell: (report) => report.reportNumber ?? <span className="muted">{text('outagePage.reports.noNumber')}</span>,
        },
        {
          head: text('outagePage.reports.state'),
          cell: ({ state }) => <Tag kind={kinds[state]}>{text(outageReportStateTexts[state])}</Tag>,
        },
      ]}
    />
  );
}
