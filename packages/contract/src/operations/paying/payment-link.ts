import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localTime, sealed } from '../../schemas/fields.ts';
import { paymentInitiation, paymentResult, paymentSettings } from '../../schemas/payments.ts';

const tag = 'Link to pay';
const code = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: 'the code of the link', examples: ['q7Zk1w9fTqU2c0mB4xYp8a'] });
const allowed = z.object({ card: z.boolean().meta({ examples: [true] }), echeck: z.boolean() });

/** A link to pay that the office sent: one account and amount, without a login (paying-81 to paying-83). */
export const paymentLinkOperations = {
  'payment-link.open': operation({
    method: 'POST',
    path: '/v3/payment-link/open',
    summary: 'What a link is for: an amount, and the last digits of an account',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'quickPay',
    body: z.object({ code }),
    response: z.object({
      amount: dollars,
      ending: z.string().meta({ description: 'the last digits of the account', examples: ['0017'] }),
      until: localTime.meta({ description: 'when it ends, on the co-op’s clock' }),
      allowed,
      cards: paymentSettings.shape.paymentSettings.pick({
        allowVisa: true,
        allowMaster: true,
        allowAmex: true,
        allowDiscover: true,
      }),
    }),
    errors: [404, 429],
  }),
  'payment-link.pay': operation({
    method: 'POST',
    path: '/v3/payment-link/pay',
    summary: 'Begin the payment of a link; the browser then posts to the hosted payment page',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'quickPay',
    body: z.object({
      code,
      payAgain: z
        .boolean()
        .default(false)
        .meta({ description: 'the payer was asked, for money is on its way or a page is open, and pays all the same' }),
    }),
    response: paymentInitiation.extend({
      accountNumber: accountNumber.meta({ description: 'the account, as the payment page wants it' }),
      allowed,
    }),
    errors: [400, 404, 409, 429],
  }),
  'payment-link.result': operation({
    method: 'POST',
    path: '/v3/payment-link/result',
    summary: 'How the payment of a link ended, without name, address and balance',
    tag,
    access: 'public',
    changes: 'rights',
    audit: [],
    duringMaintenance: true,
    gate: 'always',
    body: z.object({
      code,
      encryptedPayload: sealed.min(1).max(2000).meta({ description: 'given by the payment callback' }),
    }),
    /** With what shows the receipt again for a day, to whoever keeps it. */
    response: paymentResult.extend({ receipt: sealed }),
    errors: [404, 409, 429],
  }),
} as const;
