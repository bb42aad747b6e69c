import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountKeys } from '../../schemas/account-keys.ts';
import { outageInfo, outageReportFields, outageReportReceipt, outageStatus } from '../../schemas/outage.ts';
import { outageMap, territory } from '../../schemas/outage-map.ts';

const shared = { tag: 'Outage', access: 'public', gate: 'outage' } as const;

/** Outages without signing in. An unknown account and wrong digits are answered alike, under Quick Pay's limits. */
export const outagePublicOperations = {
  'outage-public.map': operation({
    method: 'GET',
    path: '/v3/outage/map',
    summary: 'The outages that are active in the whole area, with their sums; always from memory',
    ...shared,
    whileDegraded: true,
    changes: 'nothing',
    audit: [],
    response: outageMap,
    errors: [503],
  }),
  'outage-public.territory': operation({
    method: 'GET',
    path: '/v3/outage/territory',
    summary: 'The co-op’s territory as its map draws it',
    ...shared,
    whileDegraded: true,
    changes: 'nothing',
    audit: [],
    response: territory,
    errors: [],
  }),
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
