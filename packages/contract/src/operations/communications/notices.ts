import { z } from 'zod';
import { operation } from '../../operation.ts';

const received = z.object({ received: z.literal(true) });

/** What the companies call that bring messages to members. */
export const noticesOperations = {
  'notices.text-reply': operation({
    method: 'POST',
    path: '/v3/text-messages/inbound',
    summary: 'The text message company passes on what somebody answered: STOP, STOP ALL, START or HELP',
    tag: 'Notices',
    access: 'gateway',
    changes: 'something',
    audit: ['texts-stopped', 'texts-started'],
    duringMaintenance: true,
    gate: 'always',
    body: z.object({
      from: z
        .string()
        .max(40)
        .meta({ description: 'the phone that answered', examples: ['+15415550103'] }),
      text: z
        .string()
        .max(2000)
        .meta({ description: 'what was answered', examples: ['STOP'] }),
      id: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .meta({
          description: 'the company’s own number of the message; the same one twice counts once',
          examples: ['m-4471'],
        }),
    }),
    response: received,
    errors: [400, 404],
  }),
  'notices.undeliverable': operation({
    method: 'POST',
    path: '/v3/messages/undeliverable',
    summary: 'A company reports an e-mail address or phone that takes no messages',
    tag: 'Notices',
    access: 'gateway',
    changes: 'something',
    audit: [],
    duringMaintenance: true,
    gate: 'notifications',
    body: z.object({
      recipient: z
        .string()
        .min(3)
        .max(254)
        .meta({
          description: 'the e-mail address, or the phone as `+15415550142`, that takes nothing',
          examples: ['walter.prine@example.org'],
        }),
      reason: z
        .string()
        .max(1000)
        .meta({ description: 'why it was not delivered', examples: ['550 5.1.1 No such user'] }),
    }),
    response: received,
    errors: [400, 404],
  }),
} as const;
