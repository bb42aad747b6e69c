import { z } from 'zod';
import { operation } from '../../operation.ts';

/** What the payment company calls (paying-46). */
export const hostedPaymentOperations = {
  'hosted-payment.postback': operation({
    method: 'POST',
    path: '/v3/hosted-payment/postback',
    summary: 'The payment company reports how a transaction ended; may come any number of times',
    tag: 'Hosted payment',
    access: 'gateway',
    changes: 'something',
    audit: ['way-to-pay-added', 'draft-set-up'],
    duringMaintenance: true,
    gate: 'always',
    /** In the words of the payment company; the adapter reads and checks it. */
    body: z.record(z.string(), z.unknown()),
    response: z.object({ received: z.literal(true) }),
    errors: [400, 404],
  }),
} as const;
