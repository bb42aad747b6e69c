import { billingTypes, levelizedActions } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, memberNumber } from '../../schemas/fields.ts';

const tag = 'Programs';
const path = '/v3/member/{memberNumber}/levelized-billing';
const params = z.object({ memberNumber });
const month = z
  .number()
  .int()
  .min(1)
  .max(12)
  .meta({ description: 'month in which the plan is settled; 1 is January', examples: [6] });

/** What is asked of an account. `estimatedBill` is the estimate that the member has seen, in dollars. */
const update = z.object({
  action: z.enum(levelizedActions).meta({ description: 'what is asked' }),
  billingType: z.enum(billingTypes).meta({ description: 'how the account is to be billed', examples: ['Average'] }),
  estimatedBill: dollars.nullable().meta({ description: 'the estimate that the member has seen', examples: [92] }),
  settlementMonth: month,
});

/** Average billing (account-48). */
export const levelizedBillingOperations = {
  'levelized-billing.list': operation({
    method: 'GET',
    path,
    summary: 'A member’s accounts with how they are billed and what average billing would ask',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'averageBilling',
    params,
    response: z.object({
      accounts: z.array(
        z.object({
          accountNumber,
          serviceAddress,
          estimatedAmount: dollars
            .nullable()
            .meta({ description: 'dollars a month; null without the bills of a year', examples: [92] }),
          billingType: z.enum(billingTypes).nullable(),
          isEligible: z.boolean().meta({ examples: [true] }),
          notEligibleMessage: z.string().nullable(),
          defaultSettlementMonth: month,
        }),
      ),
    }),
    errors: [404],
  }),
  'levelized-billing.update': operation({
    method: 'PUT',
    path: `${path}/{accountNumber}`,
    summary: 'Sign an account up for average billing, or remove it',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    forOpenAccounts: true,
    delegates: 'manage',
    gate: 'averageBilling',
    params: z.object({ memberNumber, accountNumber }),
    body: update,
    response: said,
    errors: [400, 404, 429],
  }),
  'levelized-billing.update-many': operation({
    method: 'PUT',
    path,
    summary: 'Sign accounts up for average billing, or remove them: all of them, or none',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    forOpenAccounts: true,
    delegates: 'never',
    gate: 'averageBilling',
    params,
    body: z.array(update.extend({ accountNumber })).min(1).max(1000),
    response: said,
    errors: [400, 404, 429],
  }),
} as const;
