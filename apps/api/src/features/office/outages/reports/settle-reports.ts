import { officeMoment } from '@rochdale/domain/office/frame/office-time';
import type { Transaction } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { StaffCaller } from '../../../../platform/office/office-call.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { type ChosenReports, lastSettled, settleWaiting } from './reports-store.ts';

/** Reports that were settled, with their places; those that somebody else had settled are skipped. */
export interface SettledReports {
  readonly settled: number;
  readonly skipped: number;
  readonly locationIds: readonly string[];
}

/**
 * Settles reports, of an outage or of none: each once, however many do it at the same time (office-162). Where nothing is left, whoever
 * was quicker is named.
 */
export async function settleReports(
  tx: Transaction,
  { clock, site }: OfficeServices,
  {
    chosen,
    outageNumber,
    caller,
  }: { readonly chosen: ChosenReports; readonly outageNumber: string | null; readonly caller: StaffCaller },
): Promise<SettledReports> {
  const at = clock.now();
  const locationIds = await settleWaiting(tx, chosen, { outageNumber, at, by: caller.name });
  const settled = locationIds.length;
  const skipped = 'reportNumbers' in chosen ? new Set(chosen.reportNumbers).size - settled : 0;
  if (settled > 0) return { settled, skipped, locationIds: [...new Set(locationIds)] };
  const last = await lastSettled(tx, chosen);
  if (!last) throw refusal(409, 'outages.reports.gone');
  const time = officeMoment(new Date(last.at), at, site().timeZone);
  throw refusal(409, 'outages.reports.quicker', { name: last.by, time });
}
