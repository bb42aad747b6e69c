import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountInfo, accountStanding, billingHistoryItem, paymentHistoryItem } from '../../schemas/accounts.ts';
import { accountSorts, allAccountsRow, pageSizes } from '../../schemas/all-accounts.ts';
import { accountNumber, count, dollars, memberNumber } from '../../schemas/fields.ts';

const tag = 'Accounts';
const historyLimit = z.coerce.number().int().min(1).max(100).default(9);

/** The member's accounts, one account's info, and its history (account-1, account-3, account-19). */
export const accountsOperations = {
  'accounts.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts',
    summary: 'The member’s accounts, the primary one first; the selected one is always among them',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    narrows: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      selected: z
        .string()
        .max(12)
        .optional()
        .meta({ description: 'an account that is to be in the list', examples: ['104500017'] }),
      limit: z.coerce.number().int().min(1).max(100).default(5).meta({ description: 'most rows answered' }),
      offset: z.coerce.number().int().min(0).default(0).meta({ description: 'rows passed over' }),
    }),
    response: z.object({
      results: z.array(accountStanding),
      totalRecords: count,
      hasOthers: z.boolean().meta({ description: 'the login opens accounts of another member too', examples: [false] }),
    }),
    errors: [404],
  }),
  'accounts.search': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/all-accounts',
    summary: 'A page of all the member’s accounts, searched and sorted, with totals',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    narrows: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      search: z
        .string()
        .max(60)
        .default('')
        .meta({ description: 'part of a number, name, nickname, address or type', examples: ['mill'] }),
      sort: z.enum(accountSorts).default('number').meta({ description: 'by what' }),
      descending: z.enum(['true', 'false']).default('false').meta({ description: 'the other way round' }),
      page: z.coerce.number().int().min(1).max(100_000).default(1).meta({ description: 'which page; 1 is the first' }),
      pageSize: z.coerce
        .number()
        .refine((size) => pageSizes.some((one) => one === size))
        .default(10)
        .meta({ description: 'rows of a page' }),
    }),
    response: z.object({
      results: z.array(allAccountsRow),
      totalRecords: count.meta({ description: 'accounts that match the search' }),
      totalBalance: dollars.meta({ description: 'what these accounts owe together, less credits' }),
      totalDue: dollars.meta({ description: 'what is owed on those that owe something' }),
    }),
    errors: [400, 404],
  }),
  'accounts.info': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}',
    summary: 'One account: status, balance, address',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    response: accountInfo,
    errors: [404],
  }),
  'history.payments': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/payments',
    summary: 'Payments of an account, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({ limit: historyLimit.meta({ description: 'most rows answered' }) }),
    response: z.object({ results: z.array(paymentHistoryItem) }),
    errors: [404],
  }),
  'history.bills': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bills',
    summary: 'Bills of an account, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({ limit: historyLimit.meta({ description: 'most rows answered' }) }),
    response: z.object({ results: z.array(billingHistoryItem) }),
    errors: [404],
  }),
} as const;
