import { randomUUID } from 'node:crypto';
import type { WellFormedCalls } from './numbers.ts';

/** What the co-op's other systems may call with a key. */
export const systemCalls = {
  'connected-outages.put': () => ({
    body: {
      outages: [
        {
          outageNumber: 'K-1',
          description: 'A tree fell on the line',
          startedAt: '2026-01-05T10:00',
          restoredAt: '2026-01-05T11:00',
          accounts: ['104500017'],
        },
      ],
    },
  }),
  'connected-exports.list': () => ({}),
  'connected-exports.download': () => ({ params: { exportNumber: 999_999 } }),
  'connected-exports.take': () => ({ params: { exportNumber: 999_999 } }),
  'connected-imports.put': () => ({ body: { files: [{ name: 'accounts.csv', text: 'accountNumber\r\n1\r\n' }] } }),
  'hand-overs.make': ({ numbers: { memberNumber } }) => ({ body: { memberNumber } }),
  'connected-imports.see': () => ({ params: { uploadId: randomUUID() } }),
} satisfies Partial<WellFormedCalls>;
