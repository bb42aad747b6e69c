import { useRef, useState } from 'react';
import { showAlert } from '../../../../lib/alerts.ts';
import { nowIn } from '../../../../lib/device/clock.ts';
import { newId } from '../../../../lib/device/new-id.ts';
import { useSite } from '../../../../lib/site.tsx';
import type { ReportDetails } from '../outage-calls.ts';
import type { KeptReport } from './kept-entries.ts';
import { sameKept } from './kept-reports.ts';
import { type Sending, sendNow } from './send-report.ts';

/** How the report that was written here ended. */
export type Reported = Exclude<Sending, { kind: 'refused' }> & { readonly report: KeptReport };

/**
 * Sends what was filled in. A report has one id from the first press until it is settled: one that was refused, or waits
 * on the device and is written again unchanged, goes under the same, so should it have arrived after all, it is kept once.
 */
export function useReporting(about: Pick<KeptReport, 'accountNumber' | 'right'>) {
  const { timeZone } = useSite();
  const [reported, setReported] = useState<Reported>();
  const [refusal, setRefusal] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const unsettled = useRef<Pick<KeptReport, 'reportId' | 'accountNumber'>>(undefined);
  const report = async (details: ReportDetails): Promise<void> => {
    if (unsettled.current?.accountNumber !== about.accountNumber) unsettled.current = undefined;
    const { reportId } = unsettled.current ?? { reportId: newId() };
    // Whoever presses twice has written one.
    unsettled.current = { reportId, accountNumber: about.accountNumber };
    setBusy(true);
    setRefusal(undefined);
    setReported(undefined);
    showAlert(undefined);
    const same = await sameKept({ ...about, details });
    const written = same ?? { ...about, reportId, details, writtenAt: nowIn(timeZone) };
    unsettled.current = written;
    const ended = await sendNow(written);
    setBusy(false);
    if (ended.kind === 'refused') return setRefusal(ended.error);
    unsettled.current = undefined;
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
