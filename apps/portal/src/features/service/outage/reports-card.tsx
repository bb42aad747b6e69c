import { type OutageReportState, outageReportStateTexts } from '@rochdale/domain/service/outage/report-state';
import { useText } from '../../../lib/text/text.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Table } from '../../../ui/table/table.tsx';
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
    <Table caption={text('outagePage.reports')}>
      <thead>
        <tr>
          <th scope="col">{text('outagePage.reports.time')}</th>
          <th scope="col">{text('outagePage.reports.issue')}</th>
          <th scope="col">{text('outagePage.reports.number')}</th>
          <th scope="col">{text('outagePage.reports.state')}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.reportId}>
            <th scope="row" data-l={text('outagePage.reports.time')}>
              <TimeOf at={report.reportedAt} />
            </th>
            <td data-l={text('outagePage.reports.issue')} className="strong">
              {report.outageReason}
            </td>
            <td data-l={text('outagePage.reports.number')} className="num">
              {report.reportNumber ?? <span className="muted">{text('outagePage.reports.noNumber')}</span>}
            </td>
            <td data-l={text('outagePage.reports.state')}>
              <Tag kind={kinds[report.state]}>{text(outageReportStateTexts[report.state])}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
