import { z } from 'zod';
import { operation } from '../../operation.ts';
import { billedBill } from '../../schemas/bill.ts';
import { accountNumber, localDay, memberNumber, sealed } from '../../schemas/fields.ts';
import { ticks } from '../../schemas/usage.ts';

const tag = 'Bills';
const bytes = z.string().meta({ description: 'a PDF, base64', examples: ['JVBERi0xLjcK'] });
/** A reference that an answer of ours gave: nothing that a browser sends is fetched as an address. */
const reference = sealed.min(1).max(1000);

/** Bills as they are read, and bills and statements as documents (account-36, account-37, account-97). */
export const billsOperations = {
  'bills.get': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bill',
    summary: 'A bill: its charges, its readings, what stood before it, and what opens its PDF',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({
      billDate: localDay
        .optional()
        .meta({ description: 'the bill’s day; the newest when left out', examples: ['2026-11-04'] }),
    }),
    response: billedBill,
    errors: [400, 404],
  }),
  'bills.view': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bill-view',
    summary: 'A bill as a PDF: the co-op’s own, or one made from the bill',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({
      url: reference.meta({ description: 'the `billViewUrl` of a bill in the history' }),
      timestamp: ticks,
      statementStartDate: localDay
        .optional()
        .meta({ description: 'the bill’s, where it is known', examples: ['2026-10-05'] }),
    }),
    response: z.object({
      fileName: z.string().meta({ examples: ['bill-2026-11-04.pdf'] }),
      billViewUrlFileBytes: bytes,
    }),
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
    asMember: true,
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    query: z.object({
      url: reference.meta({ description: 'the `viewccPdfUrl` of the account’s details' }),
    }),
    response: z.object({
      fileName: z.string().meta({ examples: ['capital-credits-2026.pdf'] }),
      ccViewUrlFileBytes: bytes,
    }),
    errors: [400, 404],
  }),
} as const;
