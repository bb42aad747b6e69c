import { topUpTriggers } from '@rochdale/domain/planned/top-ups/top-up';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { accountNumber, dollars } from '../../schemas/fields.ts';
import { storedPayment, storedPaymentId } from '../../schemas/stored-payments.ts';

const tag = 'Auto payments';
const params = z.object({ accountNumber });

/** What a member agrees to. Dollars. */
const terms = z.object({
  storedPaymentId,
  trigger: z
    .enum(topUpTriggers)
    .meta({ description: 'by the days that are left, or by the money', examples: ['days'] }),
  line: dollars.meta({ description: 'days that are left, or dollars', examples: [3] }),
  amount: dollars.meta({ description: 'what is added each time', examples: [40] }),
  ceiling: dollars.meta({ description: 'the most in a calendar month, fees apart', examples: [160] }),
});

/** Prepaid accounts that are topped up by themselves (paying-92 to paying-96). */
export const topUpsOperations = {
  'top-up.get': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/top-up',
    summary: 'How a prepaid account is topped up by itself',
    tag,
    access: 'member',
    delegates: 'never',
    changes: 'nothing',
    audit: [],
    gate: 'autoPay',
    params,
    response: z.object({
      topUp: terms.nullable().meta({ description: 'null: it is not set up' }),
      takenThisMonth: dollars.meta({ description: 'what was taken this month, or may have been', examples: [40] }),
      least: dollars.meta({ description: 'the smallest payment', examples: [20] }),
      methods: z.array(storedPayment),
    }),
    errors: [404],
  }),
  'top-up.set': operation({
    method: 'PUT',
    path: '/v3/accounts/{accountNumber}/top-up',
    summary: 'Top up a prepaid account by itself, or by other terms; each is an agreement of its own',
    tag,
    access: 'member',
    delegates: 'never',
    changes: 'something',
    audit: ['top-up-set'],
    forOpenAccounts: true,
    gate: 'autoPay',
    params,
    body: terms.extend({ agreed: z.literal(true).meta({ description: 'the member accepts the terms' }) }),
    response: said,
    errors: [404, 409, 429],
  }),
  'top-up.end': operation({
    method: 'DELETE',
    path: '/v3/accounts/{accountNumber}/top-up',
    summary: 'Stop topping up an account by itself',
    tag,
    access: 'member',
    delegates: 'never',
    changes: 'something',
    audit: ['top-up-ended'],
    gate: 'autoPay',
    params,
    response: said,
    errors: [404],
  }),
} as const;
