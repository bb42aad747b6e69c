import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';
import { ticks } from '../../schemas/usage.ts';

const tag = 'Bills';
/** A PDF, base64. */
const bytes = z.string();
/** A reference that an answer of ours gave: nothing that a browser sends is fetched as an address. */
const reference = z.string().min(1).max(1000);

/** Bills and statements as documents (account-36, account-37). */
export const billsOperations = {
  'bills.view': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bill-view',
    summary: 'A bill as a PDF: the co-op’s own, or one made from the bill',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({
      /** The `billViewUrl` of a bill in the history. */
      url: reference,
      timestamp: ticks,
      statementStartDate: localDay.optional(),
    }),
    response: z.object({ fileName: z.string(), billViewUrlFileBytes: bytes }),
    errors: [400, 404],
  }),
  'bills.capital-credits': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/capital-credit-document',
    summary: 'The capital credit statement that the co-op has laid down for an account',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    query: z.object({
      /** The `viewccPdfUrl` of the account's details. */
      url: reference,
    }),
    response: z.object({ fileName: z.string(), ccViewUrlFileBytes: bytes }),
    errors: [400, 404],
  }),
} as const;
