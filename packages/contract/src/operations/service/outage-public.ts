import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountKeys } from '../../schemas/account-keys.ts';
import { outageInfo, outageReportFields, outageReportReceipt, outageStatus } from '../../schemas/outage.ts';

const shared = { tag: 'Outage', access: 'public', gate: 'outage' } as const;

/** Outages without signing in. An unknown account and wrong digits are answered alike, under Quick Pay's limits. */
export const outagePublicOperations = {
  'outage-public.status': operation({
    method: 'POST',
    path: '/v3/outage/public/status',
    summary: 'Whether an outage is active at an account, and what may be reported',
    ...shared,
    changes: 'nothing',
    audit: [],
    body: z.object(accountKeys),
    response: outageStatus.extend(outageInfo.shape),
    errors: [400, 404, 428, 429, 503],
  }),
  'outage-public.report': operation({
    method: 'POST',
    path: '/v3/outage/public/reports',
    summary: 'Report an outage without signing in; the same reportId again is answered the same and kept once',
    ...shared,
    changes: 'something',
    audit: [],
    body: z.object({ ...outageReportFields, ...accountKeys }),
    response: outageReportReceipt,
    errors: [400, 404, 409, 428, 429, 503],
  }),
} as const;
