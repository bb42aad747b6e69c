import { fromViolation, toViolation } from '@rochdale/domain/account/history/range';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { historyEntry, planBill } from '../../schemas/accounts.ts';
import { accountNumber, count, dollars, localDay, ruled } from '../../schemas/fields.ts';

const tag = 'Accounts';

/** A page of a range of days; without days the year up to today. */
const pageOfDays = z.object({
  from: ruled(fromViolation, 10)
    .optional()
    .meta({ description: 'first day; a year back when left out', examples: ['2025-11-22'] }),
  to: ruled(toViolation, 10)
    .optional()
    .meta({ description: 'last day; today when left out', examples: ['2026-11-21'] }),
  limit: z.coerce.number().int().min(1).max(500).default(25).meta({ description: 'most rows answered' }),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({ description: 'rows passed over' }),
});
const answeredRange = {
  from: localDay.meta({ examples: ['2025-11-22'] }),
  to: localDay,
  totalRecords: count,
};

/** The history of an account over a range of days (account-31, account-32). */
export const historyOperations = {
  'history.entries': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/history',
    summary: 'Bills and payments of an account in a range of days, newest first, with the balance before it',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: pageOfDays.extend({
      kind: z.enum(['all', 'bills', 'payments']).default('all').meta({ description: 'bills, payments or both' }),
    }),
    response: z.object({
      ...answeredRange,
      openingBalance: dollars.nullable().meta({
        description: 'what was owed before the first day; null where no earlier bill is known',
        examples: [0],
      }),
      results: z.array(historyEntry),
    }),
    errors: [400, 404],
  }),
  'history.budget-average': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/history/budget-average',
    summary: 'Bills under a budget or average plan in a range of days, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: pageOfDays,
    response: z.object({ ...answeredRange, results: z.array(planBill) }),
    errors: [400, 404],
  }),
} as const;
