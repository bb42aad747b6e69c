import { urgencies } from '@rochdale/domain/office/outages/urgency';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import {
  chosenReports,
  localTime,
  namedPlaces,
  outageChange,
  outageNumber,
  saidOfOutage,
  sentTime,
  shownOutage,
  version,
} from './outage-shapes.ts';

const tag = 'Outages';
const params = z.object({ outageNumber });
const count = z.int().min(0);
const act = { tag, access: staff('outages.change'), changes: 'something' } as const;
const done = z.object({ outageNumber, version });
/** Where a page of the affected ended. */
const place = z
  .string()
  .max(200)
  .meta({ description: 'a place in the list', examples: ['3~L104471882~104471882'] });

/** Outages as the dispatcher works on them (office-154 to office-159). */
export const outagesOperations = {
  'outages.list': officeOperation({
    method: 'GET',
    path: '/v1/outages',
    summary: 'Outages that have not ended or ended in the last day, with whom each takes the power from',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      asOf: localTime,
      current: z.array(shownOutage).meta({ description: 'where life hangs on it first, then the largest' }),
      ended: z.array(shownOutage).meta({ description: 'of the last day, the newest first' }),
      totals: z.object({ off: count, served: count, members: count, lifeSupport: count, mustStayOn: count }),
    }),
    errors: [],
  }),
  'outages.see': officeOperation({
    method: 'GET',
    path: '/v1/outages/{outageNumber}',
    summary: 'One outage: its places by feeder, and what was changed of it by whom',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      outage: shownOutage,
      parts: z.array(
        z.object({
          feeder: z.string().nullable(),
          off: count,
          of: count.meta({ description: 'places on that feeder' }),
        }),
      ),
      changes: z.array(outageChange).meta({ description: 'the newest first' }),
    }),
    errors: [404],
  }),
  'outages.affected': officeOperation({
    method: 'GET',
    path: '/v1/outages/{outageNumber}/affected',
    summary: 'Whom an outage takes the power from, life support first; reading is an entry of the audit',
    tag,
    access: staff('outages.see'),
    changes: 'something',
    audit: ['outage-affected-seen'],
    params,
    query: z.object({ after: place.optional() }),
    response: z.object({
      people: z.array(
        z.object({
          accountNumber: z.string().meta({ examples: ['104471882'] }),
          memberNumber: z.string().meta({ examples: ['200017'] }),
          name: z.string(),
          address: z.string().nullable().meta({ description: 'null: kept from who asks: a protected member' }),
          phone: z.string().nullable().meta({ description: 'where the power must not stay off; else null' }),
          mustStayOn: z.string().nullable().meta({ description: 'in the billing system’s words' }),
          urgency: z.enum(urgencies),
        }),
      ),
      next: place.nullable(),
    }),
    errors: [404],
  }),
  'outages.choices': officeOperation({
    method: 'GET',
    path: '/v1/outage-choices',
    summary: 'What an outage can be said of, and sentences at hand in both languages',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      feeders: z.array(z.object({ substation: z.string().nullable(), feeder: z.string(), places: count })),
      descriptions: z.array(z.object({ en: z.string(), es: z.string() })),
      causes: z.array(z.object({ en: z.string(), es: z.string() })),
    }),
    errors: [],
  }),
  'outages.begin': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outages',
    summary: 'Begin an outage, of places or of reports; the same beginId again is answered the same and kept once',
    audit: ['outage-begun'],
    body: saidOfOutage.extend({
      beginId: z.uuid().meta({ description: 'made by the form' }),
      places: namedPlaces,
      reports: chosenReports.optional(),
    }),
    response: done.extend({ places: count, reports: count }),
    errors: [400, 409],
  }),
  'outages.change': officeOperation({
    ...act,
    method: 'PUT',
    path: '/v1/outages/{outageNumber}',
    summary: 'Change what is said of an outage, and its places; of an ended one too',
    audit: ['outage-changed'],
    params,
    body: saidOfOutage.extend({
      version,
      adds: namedPlaces,
      removesFeeders: z.array(z.string().max(100)).max(200),
    }),
    response: done,
    errors: [400, 404, 409],
  }),
  'outages.end': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outages/{outageNumber}/end',
    summary: 'The power is back, or it never was an outage',
    audit: ['outage-ended'],
    params,
    body: z.object({
      version,
      restoredAt: sentTime.nullable().meta({ description: 'when; null: now' }),
      isCancelled: z.boolean().meta({ description: 'it never was one' }),
    }),
    response: done,
    errors: [400, 404, 409],
  }),
  'outages.reopen': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/outages/{outageNumber}/reopen',
    summary: 'Open an outage again that ended by mistake',
    audit: ['outage-reopened'],
    asks: 'reason',
    params,
    body: z.object({ version, reason: z.string().max(500) }),
    response: done,
    errors: [400, 404, 409],
  }),
} as const;
