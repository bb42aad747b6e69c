import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { outageNumber } from './outage-shapes.ts';

const tag = 'Outages';
const access = staff('announcements.outages');
const params = z.object({ outageNumber });
const count = z.int().min(0);
const news = count.meta({ description: 'how many estimates were told of it: what is told is of this one' });

/** Telling whom an outage affects (office-165 to office-168). */
export const outageTellingOperations = {
  'outages.telling': officeOperation({
    method: 'GET',
    path: '/v1/outages/{outageNumber}/telling',
    summary: 'What would be told to whom an outage affects, in both languages, to how many, and what was told before',
    tag,
    access,
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      news,
      isMoved: z.boolean().meta({ description: 'the estimate moved since it was told' }),
      accounts: count.meta({ description: 'that nobody has told this yet' }),
      known: count.meta({ description: 'that know it already' }),
      reach: z.object({
        members: count,
        byWay: z.object({ email: count, text: count, voice: count }),
        unreached: count.meta({ description: 'members to whom no way leads' }),
      }),
      needsSecond: z.boolean().meta({ description: 'so many that a second person starts it' }),
      samples: z.array(
        z.object({
          language: z.enum(languages),
          email: z.object({ subject: z.string(), text: z.string() }),
          text: z.object({ text: z.string(), letters: count, parts: count }),
        }),
      ),
      told: z.array(
        z.object({
          announcementId: z.uuid(),
          at: moment,
          by: z.string(),
          accounts: count,
          waiting: count,
          sent: count,
          failed: count,
          stopped: count,
        }),
      ),
    }),
    errors: [404],
  }),
  'outages.tell': officeOperation({
    method: 'POST',
    path: '/v1/outages/{outageNumber}/tell',
    summary:
      'Tell who was not told yet, at the rate of the carrier; more than one person may tell are left for a second',
    tag,
    access,
    changes: 'something',
    audit: ['outage-told'],
    params,
    body: z.object({ news }),
    response: z.object({
      announcementId: z.uuid(),
      accounts: count,
      waits: z.boolean().meta({ description: 'until a second person starts it' }),
    }),
    errors: [400, 404, 409],
  }),
} as const;
