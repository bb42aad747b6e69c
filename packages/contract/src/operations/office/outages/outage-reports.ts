import { urgencies } from '@rochdale/domain/office/outages/urgency';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { chosenReports, outageNumber } from './outage-shapes.ts';

const tag = 'Outages';
const count = z.int().min(0);
const act = { tag, access: staff('outages.change'), changes: 'something' } as const;
const settled = z.object({
  settled: count,
  skipped: count.meta({ description: 'somebody else was quicker with these' }),
});

const setAside = {
  at: moment.meta({ description: 'when it was said that they are of no outage' }),
  by: z.string().max(200),
};

/** What members report and nobody has made an outage of (office-161 to office-163, office-176). */
export const outageReportsOperations = {
  'outage-reports.list': officeOperation({
    method: 'GET',
    path: '/v1/outage-reports',
    summary: 'Reports that wait, by feeder and place, where a life hangs on it first',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      waiting: count,
      settledToday: count,
      groups: z.array(
        z.object({
          feeder: z.string().nullable(),
          substation: z.string().nullable(),
          reports: count,
          places: count,
          lifeSupport: count,
          upTo: z.int().meta({ description: 'the newest report of the group' }),
          since: moment.meta({ description: 'the oldest one' }),
          shown: z.array(
            z.object({
              reportNumber: z.int(),
              at: moment,
              memberNumber: z.string().nullable(),
              name: z.string(),
              address: z.string().nullable().meta({ description: 'null: kept from who asks' }),
              town: z.string().nullable(),
              reason: z.string(),
              remarks: z.string(),
              callBack: z.string().nullable().meta({ description: 'the phone to call back; null: not asked' }),
              mustStayOn: z.string().nullable(),
              urgency: z.enum(urgencies),
              others: count.meta({ description: 'more reports from the same place' }),
            }),
          ),
        }),
      ),
      setAside: z
        .array(z.object({ ...setAside, reports: count, places: count, feeders: z.array(z.string()) }))
        .meta({ description: 'of no outage, by who said so and when, of the last day, the newest 20' }),
    }),
    errors: [],
  }),
  'outage-reports.assign': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outage-reports/assign',
    summary: 'Reports belong to an outage, which reaches their places from then on',
    audit: ['outage-reports-assigned'],
    body: z.object({ chosen: chosenReports, outageNumber }),
    response: settled,
    errors: [400, 404, 409],
  }),
  'outage-reports.dismiss': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outage-reports/dismiss',
    summary: 'Reports are of no outage: a breaker, one house, a light',
    audit: ['outage-reports-dismissed'],
    body: z.object({ chosen: chosenReports }),
    response: settled,
    errors: [400, 409],
  }),
  'outage-reports.bring-back': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outage-reports/bring-back',
    summary: 'Reports that were said to be of no outage wait again',
    audit: ['outage-reports-brought-back'],
    body: z.object(setAside),
    response: z.object({ broughtBack: count }),
    errors: [400, 409],
  }),
} as const;
