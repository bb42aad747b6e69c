import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountNumber, localDay, memberNumber } from '../schemas/fields.ts';

const tag = 'Bills';
/** A PDF, base64. */
const bytes = z.string();

/** Bills and statements as documents (S1 §3, §7). What a call names is an account and a day, never an address. */
export const billsOperations = {
  'bills.view': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bills/{billDate}/document',
    summary: 'A bill as a PDF: the co-op’s own, or one made from the bill',
    tag,
    access: 'member',
    gate: 'always',
    params: z.object({ accountNumber, billDate: localDay }),
    response: z.object({ fileName: z.string(), billViewUrlFileBytes: bytes }),
    errors: [404],
  }),
  'bills.capital-credits': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/capital-credit-document',
    summary: 'The capital credit statement that the co-op has laid down for an account',
    tag,
    access: 'member',
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    response: z.object({ fileName: z.string(), ccViewUrlFileBytes: bytes }),
    errors: [404],
  }),
} as const;
