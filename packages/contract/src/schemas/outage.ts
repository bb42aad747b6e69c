import { outageFlags } from '@rochdale/domain/service/outage/outage-status';
import { outageRemarksMaxLength, outageReportOrigins } from '@rochdale/domain/service/outage/report-form';
import { outageReportStates } from '@rochdale/domain/service/outage/report-state';
import { reportingStates } from '@rochdale/domain/service/outage/reporting';
import { z } from 'zod';
import { accountNumber, localTime } from './fields.ts';

/** When what is answered was true, on the co-op's clock; `fromSnapshot`: remembered, because the books are slow or away. */
export const asOf = { asOf: localTime, fromSnapshot: z.boolean() };

/** Outage status of an account (service-7). Times are on the co-op's clock. */
export const outageStatus = z.object({
  isActive: z.enum(outageFlags),
  timeOfInterruption: localTime.nullable(),
  estimatedTimeOfRestoration: localTime.nullable(),
  cause: z.string().nullable(),
  ...asOf,
});

/** What a member may choose from to report an outage, and whether that is open (service-15). */
export const outageInfo = z.object({
  problems: z.array(z.object({ outageDescription: z.string() })),
  hideOutageCallBackRequest: z.boolean(),
  callbackCheckBoxDefaultValue: z.boolean(),
  reporting: z.enum(reportingStates),
});

/** An outage that has ended (service-13). */
export const outageHistoryRow = z.object({
  outageNumber: z.string(),
  accountNumber,
  timeOfInterruption: localTime,
  timeOfRestored: localTime,
  description: z.string(),
});

/** What an outage report carries (service-22). `reportId` is made by the sender: a report sent again is kept once. */
export const outageReportFields = {
  reportId: z.uuid(),
  accountNumber,
  outageReason: z.string().max(300),
  callBack: z.boolean(),
  callbackNumber: z.string().max(20).default(''),
  outageReportOrigin: z.enum(outageReportOrigins).default('WEB'),
  remarks: z.string().max(outageRemarksMaxLength).default(''),
};

/** That a report is safe; it has no number yet where it was taken while the books were away. */
export const outageReportReceipt = z.object({
  statusMessage: z.string(),
  reportId: z.uuid(),
  reportNumber: z.string().nullable(),
  reportedAt: localTime,
  state: z.enum(outageReportStates),
});

/** A report as the member sees it again. */
export const outageReportRow = outageReportReceipt.omit({ statusMessage: true }).extend({
  outageReason: z.string(),
  callBack: z.boolean(),
  callbackNumber: z.string(),
  remarks: z.string(),
});
