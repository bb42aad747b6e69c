import { z } from 'zod';
import { accountStanding } from './accounts.ts';

/** How a list of accounts may be sorted; `primary` begins with the primary account and goes on by number. */
export const accountSorts = ['primary', 'number', 'holder', 'address', 'balance', 'due'] as const;
export const pageSizes = [10, 25, 50, 100] as const;

/** One row of the list of all accounts. */
export const allAccountsRow = accountStanding.extend({
  paidBy: z
    .enum(['auto-pay', 'draft'])
    .nullable()
    .meta({ description: 'what pays it by itself; null: nothing', examples: [null] }),
});
