import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { sentTime } from './outage-shapes.ts';

const tag = 'Portal';
const version = z
  .int()
  .min(0)
  .meta({ description: 'how it was when it was looked at; another number now: somebody was quicker' });
const changed = { version, by: z.string().nullable(), at: moment.nullable() };
const words = z.string().max(1000);
const banner = z.object({ ...changed, isOn: z.boolean(), en: words, es: words, until: moment.nullable() });
const maintenance = z.object({ ...changed, isOn: z.boolean(), until: moment.nullable() });
const both = z.object({ banner, maintenance });

/** A banner above the portal's pages, and closing the portal; both end by themselves (website-45, website-46). */
export const portalWordsOperations = {
  'portal-words.see': officeOperation({
    method: 'GET',
    path: '/v1/portal-words',
    summary: 'The banner above the portal’s pages and whether the portal is closed, with who changed each last',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    response: both,
    errors: [],
  }),
  'portal-words.banner': officeOperation({
    method: 'PUT',
    path: '/v1/portal-words/banner',
    summary: 'Put up a banner in both languages with its end, or take it down',
    tag,
    access: staff('website.banner'),
    changes: 'something',
    audit: ['banner-changed'],
    body: z.object({ version, isOn: z.boolean(), en: words, es: words, until: sentTime.nullable() }),
    response: both,
    errors: [400, 409],
  }),
  'portal-words.maintenance': officeOperation({
    method: 'PUT',
    path: '/v1/portal-words/maintenance',
    summary: 'Close the portal for maintenance until an end, at which it opens by itself, or open it',
    tag,
    access: staff('website.maintenance'),
    changes: 'something',
    audit: ['maintenance-changed'],
    body: z.object({ version, isOn: z.boolean(), until: sentTime.nullable() }),
    response: both,
    errors: [400, 409],
  }),
} as const;
