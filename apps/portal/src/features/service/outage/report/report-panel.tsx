import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useEffect, useRef } from 'react';
import { keptForm } from '../../../../lib/device/storage.ts';
import type { OutageInfo } from '../outage-calls.ts';
import { UrgentCard } from '../urgent-card.tsx';
import { ReportForm } from './report-form.tsx';
import type { useReporting } from './use-reporting.ts';

interface ReportPanelProps {
  readonly accountNumber: string;
  readonly info: OutageInfo;
  readonly reporting: ReturnType<typeof useReporting>;
}

/** Report an Outage, for a signed-in member (service-15). */
export function ReportPanel(props: ReportPanelProps) {
  return (
    <div className="grid-main">
      <div className="card">
        <div className="card__body outage__form">
          <MemberReport {...props} />
        </div>
      </div>
      <UrgentCard />
    </div>
  );
}

/** The form with what the server refused of it. */
export function MemberReport({ accountNumber, info, reporting, submit }: ReportPanelProps & { submit?: string }) {
  const { refusal, isBusy } = reporting;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);
  return (
    <>
      {refusal && (
        <Alert ref={alert} kind="danger">
          {refusal.message}
        </Alert>
      )}
      <ReportForm
        offer={{
          problems: info.problems.map(({ outageDescription }) => outageDescription),
          hidesCallBack: info.hideOutageCallBackRequest,
          callBackDefault: info.callbackCheckBoxDefaultValue,
          phones: info.contactPhones,
        }}
        kept={keptForm(`outage-report.${accountNumber}`)}
        isBusy={isBusy}
        {...(submit !== undefined && { submit })}
        onReport={(details) => void reporting.report(details)}
      />
    </>
  );
}
