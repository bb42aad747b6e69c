import { downloadIntervals } from '@rochdale/domain/energy/green-button/download-range';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';

/** Usage as a file that other programs read (NAESB ESPI 4.0). */
export const greenButtonOperations = {
  'green-button.download': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/green-button',
    summary: 'Usage of an account as a Green Button file, by day or by intervals; it names neither account nor member',
    tag: 'Usage',
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'see',
    gate: 'usageTracker',
    params: z.object({ memberNumber, accountNumber }),
    query: z.object({
      from: localDay.meta({ description: 'first day', examples: ['2025-11-22'] }),
      to: localDay.meta({ description: 'last day' }),
      interval: z
        .enum(downloadIntervals)
        .default('day')
        .meta({ description: 'length of what is reported', examples: ['5'] }),
    }),
    response: z.object({
      fileName: z.string().meta({ examples: ['green-button-2025-11-22-2026-11-21.xml'] }),
      greenButtonXml: z.string().meta({
        examples: ['<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">…</feed>'],
      }),
    }),
    errors: [400, 404],
  }),
} as const;
