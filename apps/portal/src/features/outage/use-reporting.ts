import { useRef, useState } from 'react';
import { showAlert } from '../../lib/alerts.ts';
import { nowIn } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import { useSite } from '../../lib/site.tsx';
import type { KeptReport } from './kept-reports.ts';
import type { ReportDetails } from './outage-calls.ts';
import { type Sending, sendNow } from './send-report.ts';

/** How the report that was written here ended. */
export type Reported = Exclude<Sending, { kind: 'refused' }> & { readonly report: KeptReport };

/** Sends what was filled in. A refused report may be sent again under the same id: should it have arrived after all, it is kept once. */
export function useReporting(about: Pick<KeptReport, 'accountNumber' | 'right'>) {
  const { timeZone } = useSite();
  const [reported, setReported] = useState<Reported>();
  const [refusal, setRefusal] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const reportId = useRef<string>(undefined);
  const report = async (details: ReportDetails): Promise<void> => {
    reportId.current ??= newId();
    const written = { ...about, reportId: reportId.current, details, writtenAt: nowIn(timeZone) };
    setBusy(true);
    setRefusal(undefined);
    setReported(undefined);
    showAlert(undefined);
    const ended = await sendNow(written);
    setBusy(false);
    if (ended.kind === 'refused') return setRefusal(ended.error);
    reportId.current = undefined;
    setMade((before) => before + 1);
    setReported({ ...ended, report: written });
  };
  return {
    report,
    reported,
    refusal,
    isBusy,
    /** How many reports were made; a form keyed by it begins anew after each. */
    made,
    forget: () => setReported(undefined),
  };
}
