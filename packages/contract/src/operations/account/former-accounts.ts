import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, serviceAddress } from '../../schemas/answered.ts';
import { dollars, localDay, memberNumber, sealed } from '../../schemas/fields.ts';

const tag = 'Accounts';
const formerAccountNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'an account that the caller held for a time', examples: ['104519301'] });
const heldUntil = localDay.meta({ description: 'the last day of that time', examples: ['2026-09-30'] });
const params = z.object({ memberNumber, formerAccountNumber, heldUntil });
const path = '/v3/member/{memberNumber}/former-accounts';

/** What stays of accounts that have another member now: the papers of one's own time (account-106). */
export const formerAccountsOperations = {
  'former-accounts.list': operation({
    method: 'GET',
    path,
    summary: 'Accounts that the member held for a time that is over, the last one first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({
      results: z.array(
        z.object({
          formerAccountNumber,
          accountType,
          serviceAddress,
          heldFrom: localDay.nullable().meta({ description: 'null: since before it is known' }),
          heldUntil,
        }),
      ),
    }),
    errors: [404],
  }),
  'former-accounts.papers': operation({
    method: 'GET',
    path: `${path}/{formerAccountNumber}/{heldUntil}/papers`,
    summary: 'Bills and payments of a former account, of the member’s own time, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'always',
    params,
    response: z.object({
      bills: z.array(
        z.object({
          billDate: localDay,
          billedAmount: dollars,
          dueDate: localDay.nullable(),
          billViewUrl: sealed,
        }),
      ),
      payments: z.array(
        z.object({
          paymentDate: localDay,
          paymentAmount: dollars,
          paymentMethod: z
            .string()
            .nullable()
            .meta({ examples: ['E-check'] }),
        }),
      ),
    }),
    errors: [404],
  }),
  'former-accounts.bill': operation({
    method: 'GET',
    path: `${path}/{formerAccountNumber}/{heldUntil}/bill-view`,
    summary: 'A bill of a former account as a PDF, in the name of who held it then',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'always',
    params,
    query: z.object({ url: sealed.min(1).max(1000).meta({ description: 'the `billViewUrl` of one of the papers' }) }),
    response: z.object({
      fileName: z.string().meta({ examples: ['bill-2026-09-04.pdf'] }),
      billViewUrlFileBytes: z.string().meta({ description: 'a PDF, base64', examples: ['JVBERi0xLjcK'] }),
    }),
    errors: [404],
  }),
} as const;
