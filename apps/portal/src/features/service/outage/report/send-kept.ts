import { formatLocalTime } from '@rochdale/domain/dates';
import { translate } from '@rochdale/ui/text/text.ts';
import { showAlert } from '../../../../lib/alerts.ts';
import { readSession } from '../../../../lib/session/session.ts';
import { belongsTo, endOf, keptReports, tidyReports } from './kept-reports.ts';
import { sendAgain } from './send-report.ts';

/** Sends the reports that wait on this device and are this session's to send; says in the alert area how each ended. */
export async function sendKeptReports(): Promise<void> {
  await tidyReports();
  const memberNumber = readSession()?.memberNumber;
  for (const report of (await keptReports()).filter((one) => belongsTo(one, memberNumber))) {
    const ended = await sendAgain(report);
    const about = { account: endOf(report.accountNumber), time: formatLocalTime(report.writtenAt) };
    if (ended?.kind === 'sent')
      showAlert({
        kind: 'success',
        text: translate('outagePage.sent', { ...about, message: ended.receipt.statusMessage }),
      });
    if (ended?.kind === 'refused')
      showAlert({ kind: 'danger', text: translate('outagePage.refused', { ...about, message: ended.error.message }) });
    if (ended?.kind === 'kept') return;
  }
}
