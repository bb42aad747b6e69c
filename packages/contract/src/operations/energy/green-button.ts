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
    gate: 'usageTracker',
    params: z.object({ memberNumber, accountNumber }),
    query: z.object({ from: localDay, to: localDay, interval: z.enum(downloadIntervals).default('day') }),
    response: z.object({ fileName: z.string(), greenButtonXml: z.string() }),
    errors: [400, 404],
  }),
} as const;
