import { z } from 'zod';
import { accountInfo, accountListItem } from './accounts.ts';
import { dollars, localDay } from './fields.ts';

/** How a list of accounts may be sorted. */
export const accountSorts = ['number', 'holder', 'address', 'balance', 'due'] as const;
export const pageSizes = [10, 25, 50, 100] as const;

/** One row of the list of all accounts. */
export const allAccountsRow = accountListItem.extend({
  accountStatus: z.string().meta({ examples: ['Active'] }),
  derivedStatus: accountInfo.shape.derivedStatus,
  accountBalance: dollars,
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
});
