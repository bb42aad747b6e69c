import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, dollars, localDay } from '../../schemas/fields.ts';

const ratio = z.object({
  amount: dollars.meta({ examples: [100.8] }),
  days: count.positive().meta({ examples: [28] }),
});
const days = count.meta({ description: 'whole days; 90 means 90 or more', examples: [5] });

/** How long a prepaid account's money lasts from today on (account-129). */
export const prepaidOutlook = z
  .object({
    fewest: days,
    about: days,
    most: days,
    endsOn: localDay.meta({ description: 'the first day that the money no longer pays for', examples: ['2026-11-26'] }),
    endsEarliest: localDay.meta({ examples: ['2026-11-25'] }),
    endsLatest: localDay.meta({ examples: ['2026-11-28'] }),
    usualDay: dollars.meta({ description: 'what a day costs on average', examples: [3.6] }),
  })
  .nullable()
  .meta({ description: 'null: it cannot be told yet' });

/** A prepaid account in days (account-128 to account-130). */
export const prepaidOperations = {
  'prepaid.get': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/prepaid',
    summary: 'How long the money of a prepaid account lasts, and what its last days cost',
    tag: 'Accounts',
    access: 'member',
    delegates: 'see',
    changes: 'nothing',
    audit: [],
    asMember: true,
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({
      today: localDay,
      credit: dollars.meta({ description: 'the money that is left; below 0 it is owed', examples: [18.5] }),
      outlook: prepaidOutlook,
      rate: z
        .object({
          chargedUntil: localDay.meta({ description: 'the last day that was charged', examples: ['2026-11-20'] }),
          usual: ratio,
          costly: ratio.meta({ description: 'the costliest seven days on end' }),
          cheap: ratio.meta({ description: 'the cheapest seven days on end' }),
        })
        .nullable()
        .meta({ description: 'the present use of the last four weeks; null: it cannot be told yet' }),
      lastDays: z
        .array(
          z.object({
            day: localDay.meta({ examples: ['2026-11-20'] }),
            total: dollars.meta({ examples: [3.71] }),
            days: count.positive().meta({ description: 'the days on end that it is for', examples: [1] }),
          }),
        )
        .meta({ description: 'newest first, seven at most' }),
    }),
    errors: [404],
  }),
} as const;
