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
    body: z.record(z.string(), z.unknown()).meta({
      description: 'in the payment company’s own words, signed; the adapter reads and checks it',
      examples: [{ result: 'q7Zk1w.9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt.3nB0c2Yk8Qm1Vd7sXo5Ht9LwRz4Jg6EuTfPaKi0NyMc' }],
    }),
    response: z.object({ received: z.literal(true) }),
    errors: [400, 404],
  }),
} as const;
