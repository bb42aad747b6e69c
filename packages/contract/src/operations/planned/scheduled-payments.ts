import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, said } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';
import { paymentRequest, storePageInitiation } from '../../schemas/payments.ts';
import { storedPaymentId } from '../../schemas/stored-payments.ts';

const tag = 'Scheduled payments';
const transNo = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .meta({ description: 'number of the payment', examples: ['20261121-7K3M9Q2XHT4V'] });
const params = z.object({ memberNumber });
const one = z.object({ memberNumber, transNo });

/** Scheduled payment (planned-37). Dollars; days of the co-op. */
const scheduledPayment = z.object({
  createdDate: localDay,
  paymentType: z.enum(['Credit', 'Check']),
  amount: dollars,
  paymentMethod: z
    .string()
    .meta({ description: 'as members read it: `Visa ending in 1111`', examples: ['Visa ending in 1111'] }),
  paymentDate: localDay.meta({ examples: ['2026-11-28'] }),
  transNo,
  paysInFull: z.boolean().meta({ description: 'whether the whole amount is taken though less is owed on the day' }),
  accountDetails: z.array(z.object({ accountNumber, accountType, amount: dollars })),
});

/** What is to be charged on the day: what is stored already, or what a hosted page is to store first. */
const payWith = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('stored').meta({ description: 'whether it is stored or new' }), storedPaymentId }),
    z.object({
      kind: z.literal('new').meta({ description: 'whether it is stored or new' }),
      paymentType: z.enum(['cc', 'echeck']).meta({ description: 'card or e-check' }),
    }),
  ])
  .meta({ description: 'a stored way of paying, or a new one' });

/** Payments for a later day (planned-33). */
export const scheduledPaymentsOperations = {
  'scheduled-payments.create': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/scheduled-payments',
    summary: 'Schedule a payment; with a new way of paying the browser then posts to the hosted page that stores it',
    tag,
    access: 'member',
    forOpenAccounts: true,
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'scheduledPayments',
    params,
    body: paymentRequest.pick({ accountsToPay: true, amount: true }).extend({
      paymentDate: localDay.meta({ description: 'day of the payment; from tomorrow on', examples: ['2026-11-28'] }),
      payWith,
      paysInFull: z
        .boolean()
        .default(false)
        .meta({ description: 'takes the whole amount though less is owed on the day' }),
    }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('scheduled'), transNo, paymentDate: localDay.meta({ examples: ['2026-11-28'] }) }),
      storePageInitiation.extend({ kind: z.literal('page') }),
    ]),
    errors: [400, 404, 409, 429],
  }),
  'scheduled-payments.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/scheduled-payments',
    summary: 'A member’s payments that are still to come, the next one first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'never',
    gate: 'scheduledPayments',
    params,
    response: z.object({ scheduledPaymentsList: z.array(scheduledPayment) }),
    errors: [404],
  }),
  'scheduled-payments.find': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/scheduled-payments/{transNo}',
    summary: 'One scheduled payment, for the page that says it is scheduled',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    duringMaintenance: true,
    delegates: 'never',
    gate: 'scheduledPayments',
    params: one,
    response: scheduledPayment,
    errors: [404],
  }),
  'scheduled-payments.delete': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/scheduled-payments/{transNo}',
    summary: 'Delete a scheduled payment that is not being made yet',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'scheduledPayments',
    params: one,
    response: said,
    errors: [400, 404],
  }),
} as const;
