import { outageFlags } from '@rochdale/domain/service/outage/outage-status';
import { outageRemarksMaxLength, outageReportOrigins } from '@rochdale/domain/service/outage/report-form';
import { outageReportStates } from '@rochdale/domain/service/outage/report-state';
import { reportingStates } from '@rochdale/domain/service/outage/reporting';
import { z } from 'zod';
import { accountNumber, count, localTime } from './fields.ts';

/** When what is answered was true, on the co-op's clock; `fromSnapshot`: remembered, because the books are slow or away. */
export const asOf = { asOf: localTime, fromSnapshot: z.boolean() };

/** How an outage goes (service-69): the active one, or one that has ended of late. Times are on the co-op's clock. */
const outageCourse = z.object({
  timeOfInterruption: localTime.meta({ examples: ['2026-11-21T08:15'] }),
  crewAssignedAt: localTime.nullable().meta({ examples: ['2026-11-21T09:05'] }),
  estimates: z
    .array(
      z.object({
        toldAt: localTime.meta({ examples: ['2026-11-21T08:40'] }),
        estimate: localTime.nullable().meta({ examples: ['2026-11-21T12:30'] }),
      }),
    )
    .meta({ description: 'as they were told, oldest first; null: that it is not known any more' }),
  estimatedTimeOfRestoration: localTime.nullable().meta({ examples: ['2026-11-21T12:30'] }),
  timeOfRestored: localTime.nullable().meta({ examples: ['2026-11-21T11:50'] }),
});

/** Outage status of an account (service-7). Times are on the co-op's clock. */
export const outageStatus = z.object({
  isActive: z.enum(outageFlags),
  timeOfInterruption: localTime.nullable().meta({ examples: ['2026-11-21T08:15'] }),
  estimatedTimeOfRestoration: localTime.nullable().meta({ examples: ['2026-11-21T12:30'] }),
  cause: z
    .string()
    .nullable()
    .meta({ examples: ['Vegetation'] }),
  membersWithoutPower: count
    .nullable()
    .meta({ description: 'by this outage, in fives; null below five, and while nobody has counted', examples: [310] }),
  course: outageCourse.nullable().meta({ description: 'null where no outage is active or has ended in the last day' }),
  ...asOf,
});

/** What a member may choose from to report an outage, and whether that is open (service-15). */
export const outageInfo = z.object({
  problems: z.array(z.object({ outageDescription: z.string().meta({ examples: ['No power at all'] }) })),
  hideOutageCallBackRequest: z.boolean(),
  callbackCheckBoxDefaultValue: z.boolean(),
  reporting: z.enum(reportingStates),
});

/** An outage that has ended (service-13). */
export const outageHistoryRow = z.object({
  outageNumber: z.string().meta({ examples: ['N-17'] }),
  accountNumber,
  timeOfInterruption: localTime.meta({ examples: ['2026-11-21T08:15'] }),
  timeOfRestored: localTime.meta({ examples: ['2026-11-21T11:50'] }),
  description: z.string().meta({ examples: ['Tree on the line'] }),
});

/** What an outage report carries (service-22). `reportId` is made by the sender: a report sent again is kept once. */
export const outageReportFields = {
  reportId: z.uuid().meta({
    description: 'made by the sender: the same again is kept once',
    examples: ['4f0c2f7e-2a51-4a37-9f2c-5d1b8d0a7e21'],
  }),
  accountNumber,
  outageReason: z
    .string()
    .max(300)
    .meta({ description: 'one of the co-op’s problems', examples: ['No power at all'] }),
  callBack: z.boolean().meta({ description: 'wants to be called back' }),
  callbackNumber: z
    .string()
    .max(20)
    .default('')
    .meta({ description: 'the phone for that', examples: ['(541) 555-0103'] }),
  outageReportOrigin: z.enum(outageReportOrigins).default('WEB').meta({ description: 'where it was reported' }),
  remarks: z.string().max(outageRemarksMaxLength).default('').meta({ description: 'free text for the crew' }),
};

/** That a report is safe; it has no number yet where it was taken while the books were away. */
export const outageReportReceipt = z.object({
  statusMessage: z.string().meta({ examples: ['Thank you. We have your report.'] }),
  reportId: z.uuid().meta({ examples: ['4f0c2f7e-2a51-4a37-9f2c-5d1b8d0a7e21'] }),
  reportNumber: z
    .string()
    .nullable()
    .meta({ examples: ['R-20261121-0007'] }),
  reportedAt: localTime,
  state: z.enum(outageReportStates),
});

/** A report as the member sees it again. */
export const outageReportRow = outageReportReceipt.omit({ statusMessage: true }).extend({
  outageReason: z.string().meta({ examples: ['No power at all'] }),
  callBack: z.boolean(),
  callbackNumber: z.string().meta({ examples: ['(541) 555-0103'] }),
  remarks: z.string().meta({ examples: [''] }),
});
