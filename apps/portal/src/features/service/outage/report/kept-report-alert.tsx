import { formatLocalTime } from '@rochdale/domain/dates';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef, useState } from 'react';
import { PhoneLink } from '../../../../lib/address/phone-link.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { useSite } from '../../../../lib/site.tsx';
import type { KeptReport } from './kept-entries.ts';
import { belongsTo, dropReport, endOf, isWaiting } from './kept-reports.ts';
import { sendKeptReports } from './send-kept.ts';
import { useKeptReports } from './use-kept-reports.ts';

interface KeptReportAlertProps {
  /** Called when a report waits no longer. */
  readonly onGone?: () => void;
}

/** The reports that wait on this device: that they are safe, when they go, and how to send or withdraw them. */
export function KeptReportAlert({ onGone }: KeptReportAlertProps) {
  const memberNumber = useSession()?.memberNumber;
  const waiting = useKeptReports().filter((report) => belongsTo(report, memberNumber));
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(waiting.length);
  useEffect(() => {
    if (waiting.length < before.current) onGone?.();
    before.current = waiting.length;
  }, [waiting.length, onGone]);
  return (
    <div ref={place} className="outage__kept" tabIndex={-1}>
      {waiting.map((report) => (
        <Waiting key={report.reportId} report={report} onLeave={() => place.current?.focus()} />
      ))}
    </div>
  );
}

function Waiting({ report, onLeave }: { report: KeptReport; onLeave: () => void }) {
  const text = useText();
  const { emergencyContactNumber, phoneNumber } = useSite().settings;
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    await sendKeptReports();
    setSending(false);
    if (!isWaiting(report.reportId)) onLeave();
  };
  return (
    <Alert kind="warning" title={text('outagePage.kept.title')}>
      <p>{text('outagePage.kept.text')}</p>
      <p className="num">
        {text('outagePage.kept.of', {
          account: endOf(report.accountNumber),
          issue: report.details.outageReason,
          time: formatLocalTime(report.writtenAt),
        })}
      </p>
      <p>
        {text('outagePage.kept.call')} <PhoneLink className="num" number={emergencyContactNumber ?? phoneNumber} />
      </p>
      <div className="actions">
        <Button
          kind="secondary"
          size="s"
          busyLabel={isSending ? text('outagePage.kept.sending') : undefined}
          onClick={() => void send()}
        >
          {text('outagePage.kept.send')}
        </Button>
        <Button
          kind="ghost"
          size="s"
          onClick={() => {
            dropReport(report.reportId);
            onLeave();
          }}
        >
          {text('outagePage.kept.discard')}
        </Button>
      </div>
    </Alert>
  );
}
