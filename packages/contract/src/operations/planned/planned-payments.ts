import { accountWays } from '@rochdale/domain/planned/planned-payments/account-way';
import { certainties, plannedKinds } from '@rochdale/domain/planned/planned-payments/plan-ahead';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';

/** What of a plan every line of the list says. Dollars. */
const plan = z.object({
  kind: z.enum(plannedKinds),
  accountNumbers: z.array(accountNumber).meta({ description: 'the accounts that are paid' }),
  paidFrom: z.string().meta({
    description: 'what is charged, as members read it; empty where only the office knows',
    examples: ['Visa ending in 1111'],
  }),
  ceiling: dollars.nullable().meta({ description: 'the most that the member allows for one bill', examples: [250] }),
});

const plannedPayment = plan.extend({
  day: localDay.meta({ examples: ['2026-11-30'] }),
  certainty: z.enum(certainties),
  amount: dollars.nullable().meta({ examples: [84.12] }),
  changeUntil: localDay.nullable().meta({
    description: 'last whole day on which the member can still change or stop it',
    examples: ['2026-11-29'],
  }),
});

/** How an account is paid, and how it could be. Dollars. */
const accountPaid = z.object({
  accountNumber,
  accountType,
  serviceAddress,
  way: z.enum(accountWays),
  canAutoPay: z.boolean().meta({ examples: [true] }),
  canDraft: z.boolean().meta({ examples: [true] }),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'why it can be set up for neither', examples: ['Pay the past due amount first.'] }),
  accountBalance: dollars,
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
});

/** What will be taken without the member, from whatever was set up (planned-83). */
export const plannedPaymentsOperations = {
  'planned-payments.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/planned-payments',
    summary: 'What will be taken of the member in the next 60 days, day by day, and how each account is paid',
    tag: 'Auto payments',
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'never',
    gate: 'payAutomatically',
    params: z.object({ memberNumber }),
    response: z.object({
      today: localDay,
      payments: z.array(plannedPayment),
      withNextBill: z.array(plan).meta({ description: 'what waits for a bill that is not known yet' }),
      accounts: z.array(accountPaid),
    }),
    errors: [404],
  }),
} as const;
