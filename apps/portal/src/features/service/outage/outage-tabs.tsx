import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useOwnOutage } from '../../../lib/device/announced.ts';
import type { CurrentAccount } from '../../../lib/session/current-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { HistoryPanel } from './history-panel.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { AdditionCard } from './report/addition-card.tsx';
import { KeptReportAlert } from './report/kept-report-alert.tsx';
import { ReportPanel } from './report/report-panel.tsx';
import { useReporting } from './report/use-reporting.ts';
import { StatusPanel } from './status-panel.tsx';
import { useOutage, useReload } from './use-outage.ts';

const tabTexts = {
  status: 'outagePage.tab.status',
  report: 'outagePage.tab.report',
  map: 'outagePage.tab.map',
  history: 'outagePage.tab.history',
} as const;
type Tab = keyof typeof tabTexts;

/** The tabs of an account's outages; above them what became of a report (service-5). */
export function OutageTabs({ account }: { account: CurrentAccount }) {
  const text = useText();
  const { accountNumber } = account;
  const memberNumber = useSession()?.memberNumber ?? '';
  const [chosen, setTab] = useState<Tab>('status');
  const outage = useOutage(accountNumber);
  const reload = useReload(accountNumber);
  const reporting = useReporting({ accountNumber, right: { memberNumber } });
  const success = useRef<HTMLDivElement>(null);
  const { reported } = reporting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was reported is shown once, and stands in the list from then on
  useEffect(() => {
    if (!reported) return;
    setTab('status');
    void reload();
    success.current?.focus();
  }, [reported]);

  const info = outage.info.data;
  const isOff = shownPower(outage.status.data?.isActive ?? '') === 'OFF';
  useOwnOutage(outage.status.data && isOff);
  const canReport = info?.reporting === 'open' && !isOff;
  const canAdd = info?.reporting === 'adding' && isOff;
  const shown: Readonly<Record<Tab, boolean>> = { status: true, report: canReport, map: true, history: true };
  const names = (['status', 'report', 'map', 'history'] as const).filter((name) => shown[name]);
  const tab = shown[chosen] ? chosen : 'status';
  const select = (name: Tab): void => {
    setTab(name);
    if (name === 'status') void reload();
  };
  return (
    <>
      {reported?.kind === 'sent' && (
        <div className="outage__told">
          <Alert ref={success} kind="success" onDismiss={reporting.forget}>
            {reported.receipt.statusMessage}
          </Alert>
        </div>
      )}
      <div ref={reported?.kind === 'kept' ? success : undefined} tabIndex={-1}>
        <KeptReportAlert onGone={() => void reload()} />
      </div>
      <Tabs
        label={text('outagePage.tabs')}
        tabs={names.map((name) => ({ name, label: text(tabTexts[name]) }))}
        current={tab}
        onChange={select}
      >
        {tab === 'status' && (
          <StatusPanel account={account} outage={outage} onReport={canReport ? () => setTab('report') : undefined}>
            {canAdd && (
              <AdditionCard key={reporting.made} accountNumber={accountNumber} info={info} reporting={reporting} />
            )}
          </StatusPanel>
        )}
        {canReport && (
          // Stays while another tab is looked at: what was typed is not lost.
          <div hidden={tab !== 'report'}>
            <ReportPanel key={reporting.made} accountNumber={accountNumber} info={info} reporting={reporting} />
          </div>
        )}
        {tab === 'map' && <MapPanel accountNumber={accountNumber} />}
        {tab === 'history' && (
          <Loaded query={outage.info} skeleton={<Skeleton height={320} />}>
            {({ locationId }) => (
              <HistoryPanel accountNumber={accountNumber} locationId={locationId} status={outage.status.data} />
            )}
          </Loaded>
        )}
      </Tabs>
    </>
  );
}
