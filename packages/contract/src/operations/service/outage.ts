import { outageHistoryPageSize } from '@rochdale/domain/service/outage/outage-page';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, locationId, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, count, memberNumber } from '../../schemas/fields.ts';
import {
  asOf,
  outageHistoryRow,
  outageInfo,
  outageReportFields,
  outageReportReceipt,
  outageReportRow,
  outageStatus,
} from '../../schemas/outage.ts';
import { outageMap, position } from '../../schemas/outage-map.ts';

const shared = { tag: 'Outage', access: 'member', gate: 'outage', whileDegraded: true } as const;

/** Outages of a signed-in member's accounts (service-27). All of it answers while the database is away. */
export const outageOperations = {
  'outage.status': operation({
    method: 'GET',
    path: '/v3/outage/accounts/{accountNumber}/status',
    summary: 'Whether an outage is active at an account',
    ...shared,
    changes: 'nothing',
    delegates: 'see',
    audit: [],
    asMember: true,
    params: z.object({ accountNumber }),
    response: outageStatus,
    errors: [404, 503],
  }),
  'outage.info': operation({
    method: 'GET',
    path: '/v3/outage/member/{memberNumber}/accounts/{accountNumber}/info',
    summary: 'What outages an account may report, and the phones on file to be called back on',
    ...shared,
    changes: 'nothing',
    delegates: 'never',
    audit: [],
    params: z.object({ memberNumber, accountNumber }),
    response: outageInfo.extend({
      contactPhones: z
        .array(z.string().meta({ examples: ['(541) 555-0103'] }))
        .meta({ description: '`(541) 555-0142`, the cell phones first' }),
      accountType,
      serviceAddress,
      locationId: locationId.nullable(),
      ...asOf,
    }),
    errors: [404, 503],
  }),
  'outage.history': operation({
    method: 'GET',
    path: '/v3/outage/accounts/{accountNumber}/locations/{locationId}/history',
    summary: 'Outages of a location that have ended, newest first',
    ...shared,
    changes: 'nothing',
    delegates: 'see',
    audit: [],
    asMember: true,
    params: z.object({
      accountNumber,
      locationId: z
        .string()
        .min(1)
        .max(40)
        .meta({ description: 'the place, as `outage.info` answers it', examples: ['L104500017'] }),
    }),
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .default(outageHistoryPageSize)
        .meta({ description: 'most rows answered' }),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({ description: 'rows passed over' }),
    }),
    response: z.object({
      totalRecords: count,
      results: z.array(outageHistoryRow),
      ...asOf,
    }),
    errors: [400, 404, 503],
  }),
  'outage.areas': operation({
    method: 'GET',
    path: '/v3/outage/accounts/{accountNumber}/areas',
    summary: 'The outages that are active in the whole area, with the account’s own marked; always from memory',
    ...shared,
    changes: 'nothing',
    delegates: 'see',
    audit: [],
    asMember: true,
    params: z.object({ accountNumber }),
    response: outageMap.extend({
      here: z
        .number()
        .int()
        .nullable()
        .meta({
          description: 'the `place` of the outage that takes the power of the account’s own place',
          examples: [1],
        }),
      home: position.nullable().meta({ description: 'longitude and latitude of the account’s own place' }),
    }),
    errors: [404, 503],
  }),
  'outage.report': operation({
    method: 'POST',
    path: '/v3/outage/reports',
    summary: 'Report an outage; the same reportId again is answered the same and kept once',
    ...shared,
    changes: 'something',
    delegates: 'manage',
    audit: [],
    body: z.object(outageReportFields),
    response: outageReportReceipt,
    errors: [400, 404, 409, 429, 503],
  }),
  'outage.reports': operation({
    method: 'GET',
    path: '/v3/outage/accounts/{accountNumber}/reports',
    summary: 'Reports made for an account in the last 30 days, the newest 20, newest first',
    ...shared,
    changes: 'nothing',
    delegates: 'never',
    audit: [],
    params: z.object({ accountNumber }),
    response: z.object({ results: z.array(outageReportRow), ...asOf }),
    errors: [404, 503],
  }),
} as const;
