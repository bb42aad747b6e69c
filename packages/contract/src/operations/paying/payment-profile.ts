import { labelViolation } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { memberNumber, ruled } from '../../schemas/fields.ts';
import { storePageInitiation } from '../../schemas/payments.ts';
import { storedPaymentId, usedStoredPayment } from '../../schemas/stored-payments.ts';

const tag = 'Payment profile';
const params = z.object({ memberNumber });
const one = z.object({ memberNumber, storedPaymentId });

/** Stored cards and bank accounts (paying-58). */
export const paymentProfileOperations = {
  'payment-profile.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/stored-payments',
    summary: 'A member’s stored cards and bank accounts, the default one first, and what may be added',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'never',
    gate: 'always',
    params,
    response: z.object({
      results: z.array(usedStoredPayment),
      addable: z.object({
        card: z.boolean().meta({ examples: [true] }),
        echeck: z.boolean().meta({ examples: [true] }),
      }),
    }),
    errors: [404],
  }),
  'payment-profile.add': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/stored-payments',
    summary: 'Open a hosted page that keeps a card or a bank account; the browser then posts to it',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'always',
    params,
    body: z.object({ paymentType: z.enum(['cc', 'echeck']).meta({ description: 'card or e-check' }) }),
    response: storePageInitiation,
    errors: [400, 404, 409, 429],
  }),
  'payment-profile.change': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/stored-payments/{storedPaymentId}',
    summary: 'Rename a stored way of paying, or make it the default; what is left out stays',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['way-to-pay-changed'],
    delegates: 'never',
    gate: 'always',
    params: one,
    body: z.object({
      label: ruled(labelViolation)
        .optional()
        .meta({ description: 'what the member calls it; may be empty', examples: ['Checking'] }),
      isDefault: z.literal(true).optional().meta({ description: 'is offered first' }),
    }),
    response: said,
    errors: [400, 404],
  }),
  'payment-profile.remove': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/stored-payments/{storedPaymentId}',
    summary: 'Remove a stored way of paying that nothing uses',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['way-to-pay-removed'],
    delegates: 'never',
    gate: 'always',
    params: one,
    response: said,
    errors: [400, 404],
  }),
} as const;
