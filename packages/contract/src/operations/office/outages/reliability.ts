import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { fileLines } from '../../../schemas/file-lines.ts';

const tag = 'Outages';
const day = z.iso.date().meta({ examples: ['2026-11-24'] });
const figure = z
  .number()
  .nullable()
  .meta({ description: 'null: it is not defined', examples: [49.5] });
const indices = z.object({
  saidi: figure.meta({ description: 'minutes without power for each place served' }),
  saifi: figure.meta({ description: 'times without power for each place served' }),
  caidi: figure.meta({ description: 'minutes until power was back' }),
});
const year = z.object({
  from: day,
  to: day,
  usual: indices.meta({ description: 'unplanned, without major event days' }),
  withMajorEvents: indices,
  planned: indices,
});

/** How reliable the power was, for the board (office-189). */
export const reliabilityOfficeOperations = {
  'reliability.figures': officeOperation({
    method: 'GET',
    path: '/v1/reliability',
    summary: 'SAIDI, SAIFI and CAIDI of the last 12 months and of the 12 before, by month, with major event days',
    tag,
    access: staff('outages.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      now: year,
      before: year,
      customersServed: z
        .number()
        .int()
        .meta({ description: 'places that have service today', examples: [506] }),
      threshold: z
        .number()
        .nullable()
        .meta({ description: 'minutes of SAIDI above which a day is a major event', examples: [20.7] }),
      months: z.array(
        z.object({
          month: z.string().meta({ examples: ['2026-11'] }),
          usual: figure.meta({ description: 'SAIDI without major event days' }),
          withMajorEvents: figure.meta({ description: 'SAIDI with them' }),
        }),
      ),
      majorEventDays: z.array(
        z.object({
          day,
          saidi: figure,
          places: z
            .number()
            .int()
            .meta({ description: 'how often a place lost power', examples: [310] }),
        }),
      ),
    }),
    errors: [],
  }),
  'reliability.file': officeOperation({
    method: 'GET',
    path: '/v1/reliability-file',
    summary: 'The same figures of the last 12 months as a CSV file, with each day; an entry of the audit',
    tag,
    access: staff('outages.see'),
    changes: 'something',
    audit: ['reliability-downloaded'],
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
} as const;
