import { urgencies } from '@rochdale/domain/office/outages/urgency';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { outageArea, position, territory } from '../../../schemas/outage-map.ts';
import { localTime, outageNumber } from './outage-shapes.ts';

const tag = 'Outages';
const count = z.int().min(0);
const reads = { tag, access: staff('outages.see'), changes: 'nothing', audit: [], errors: [] } as const;
const point = { at: position, urgency: z.enum(urgencies) };

/** The map beside the desk of outages (office-185 to office-187). */
export const outagesMapOperations = {
  'outages.map': officeOperation({
    ...reads,
    method: 'GET',
    path: '/v1/outage-map',
    summary: 'Outages that have begun as shapes, reports that wait and what must not stay dark as points',
    response: z.object({
      asOf: localTime,
      outages: z.array(z.object({ outageNumber, shape: outageArea.shape.shape, labelAt: position.nullable() })),
      reports: z
        .array(
          z.object({
            ...point,
            reportNumber: z.int(),
            feeder: z.string().nullable().meta({ description: 'the group that it waits in' }),
          }),
        )
        .meta({ description: 'those of the list whose place is known' }),
      mustStayOn: z
        .array(z.object({ ...point, outageNumber, words: z.string() }))
        .nullable()
        .meta({ description: 'the most pressing first; null: who asks may not change outages' }),
      hidden: count.meta({ description: 'places of protected members that are kept from who asks' }),
    }),
  }),
  'outages.ground': officeOperation({
    ...reads,
    method: 'GET',
    path: '/v1/outage-ground',
    summary: 'The co-op’s territory as its map draws it',
    response: territory,
  }),
} as const;
