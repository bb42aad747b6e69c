import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountInfo, accountListItem, billingHistoryItem, paymentHistoryItem } from '../schemas/accounts.ts';
import { accountNumber, memberNumber } from '../schemas/fields.ts';

const tag = 'Accounts';
const historyLimit = z.coerce.number().int().min(1).max(100).default(9);

/** The member's accounts, one account's info, and its history (S0 §3, S1 §3, §7). */
export const accountsOperations = {
  'accounts.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts',
    summary: 'The member’s accounts, the primary one first; the selected one is always among them',
    tag,
    access: 'member',
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      selected: z.string().max(12).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(5),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    response: z.object({ results: z.array(accountListItem), totalRecords: z.number().int() }),
    errors: [404],
  }),
  'accounts.info': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}',
    summary: 'One account: status, balance, address',
    tag,
    access: 'member',
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
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({ limit: historyLimit }),
    response: z.object({ results: z.array(paymentHistoryItem) }),
    errors: [404],
  }),
  'history.bills': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bills',
    summary: 'Bills of an account, newest first',
    tag,
    access: 'member',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({ limit: historyLimit }),
    response: z.object({ results: z.array(billingHistoryItem) }),
    errors: [404],
  }),
} as const;
