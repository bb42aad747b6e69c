import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { outageReportFields, outageReportReceipt } from '../../../schemas/outage.ts';

const shared = { tag: 'Outages', access: staff('outages.report') } as const;
const params = z.object({
  memberNumber: z
    .string()
    .regex(/^\d{1,12}$/)
    .meta({ description: 'a member', examples: ['200017'] }),
});
const { outageReportOrigin: _origin, ...fields } = outageReportFields;
const time = z.string().meta({ description: 'on the co-op’s clock', examples: ['2026-11-21T08:15'] });

/** An outage that somebody on the phone reports (office-94). */
export const callerOutagesOperations = {
  'caller-outages.list': officeOperation({
    ...shared,
    method: 'GET',
    path: '/v1/members/{memberNumber}/outages',
    summary: 'Whether an outage is known at each account of a member, since when, and what may be reported',
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      problems: z.array(z.string()),
      phones: z.array(z.string()).meta({ description: 'on file; none where they are hidden' }),
      accounts: z.array(
        z.object({
          accountNumber: z.string().meta({ examples: ['104471882'] }),
          closed: z.string().nullable().meta({ description: 'why no report is taken' }),
          outage: z
            .object({ outageNumber: z.string().meta({ examples: ['N-17'] }), since: time, estimate: time.nullable() })
            .nullable(),
          lastReport: z.object({ reportNumber: z.string().meta({ examples: ['2207'] }), reportedAt: time }).nullable(),
        }),
      ),
    }),
    errors: [404],
  }),
  'caller-outages.report': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/outages/reports',
    summary: 'Report an outage for a caller; the same reportId again is answered the same and kept once',
    changes: 'something',
    audit: ['outage-reported-for-member'],
    params,
    body: z.object(fields),
    response: outageReportReceipt,
    errors: [400, 404, 409, 429],
  }),
} as const;
