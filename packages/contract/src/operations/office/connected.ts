import { keyPermissions, keyStates, mostNetworks } from '@rochdale/domain/office/connected/key-rules';
import { toldEvents, webhookEvents } from '@rochdale/domain/office/connected/webhook-rules';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { localDay } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../schemas/staff.ts';

const tag = 'Connected systems';
const keyId = z.uuid().meta({ description: 'a key', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b21'] });
const webhookId = z.uuid().meta({ description: 'an address', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b22'] });
const eventId = z.uuid().meta({ description: 'an event', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b23'] });
const keyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .meta({ description: 'what uses it', examples: ['Outage management'] });
const keyPermission = z.enum(keyPermissions).meta({ description: 'what a key may open' });
const event = z.enum(webhookEvents).meta({ description: 'what an address is told of' });
const url = z
  .string()
  .max(500)
  .meta({ description: 'where it is told', examples: ['https://oms.example/hooks'] });
const why = z.object({ reason });
const keyParams = z.object({ keyId });
const params = z.object({ webhookId });
const count = z.number().int().nonnegative();
const attempt = z.object({
  at: moment,
  status: z.number().int().nullable().meta({ description: 'null: there was no answer' }),
  problem: z.string().nullable(),
  tookMs: count,
});
const delivery = z.object({
  eventId,
  place: count,
  event: z.enum(toldEvents),
  subject: z.string(),
  madeAt: moment,
  state: z.enum(['waiting', 'sent', 'given-up']),
  nextAt: moment.nullable(),
  attempts: z.array(attempt),
});

/** API keys, and the addresses that are told of what happens (office-133 to office-141). */
export const connectedOperations = {
  'keys.list': officeOperation({
    method: 'GET',
    path: '/v1/keys',
    summary: 'API keys, the newest first: what each may, from where, until when, and when it was used last',
    tag,
    access: staff('systems.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      keys: z.array(
        z.object({
          keyId,
          name: keyName,
          begins: z.string().nullable().meta({ description: 'null until its secret was taken' }),
          permissions: z.array(keyPermission),
          networks: z.array(z.string()),
          endsOn: localDay,
          state: z.enum(keyStates),
          madeAt: moment,
          madeBy: personName,
          isOwn: z.boolean().meta({ description: 'whether the caller asked for it, who alone takes its secret' }),
          lastUsed: z.object({ at: moment, from: z.string() }).nullable(),
          lastRefused: z.object({ at: moment, from: z.string(), why: z.string() }).nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  'keys.make': officeOperation({
    method: 'POST',
    path: '/v1/keys',
    summary: 'Make a key; it has no secret before `keys.take`',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['key-made', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'keys',
    body: why.extend({
      name: keyName,
      permissions: z.array(keyPermission).min(1).max(keyPermissions.length),
      networks: z.array(z.string().trim().max(60)).max(mostNetworks + 1),
      endsOn: localDay,
    }),
    response: doneOrWaiting,
    errors: [400],
  }),
  'keys.take': officeOperation({
    method: 'POST',
    path: '/v1/keys/{keyId}/take',
    summary: 'Make the secret of a key, by whoever asked for the key; shown in this answer alone',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['key-taken'],
    freshProof: true,
    params: keyParams,
    response: z.object({ secret: z.string() }),
    errors: [404, 409],
  }),
  'keys.revoke': officeOperation({
    method: 'POST',
    path: '/v1/keys/{keyId}/revoke',
    summary: 'End a key at once',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['key-revoked'],
    asks: 'reason',
    params: keyParams,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'webhooks.list': officeOperation({
    method: 'GET',
    path: '/v1/webhooks',
    summary: 'Addresses that are told of events, and how the last attempts went',
    tag,
    access: staff('systems.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      webhooks: z.array(
        z.object({
          webhookId,
          url,
          events: z.array(event),
          withAmounts: z.boolean(),
          madeAt: moment,
          madeBy: personName,
          isOwn: z.boolean(),
          appName: z.string().nullable().meta({ description: 'the third party that is told there of new data alone' }),
          state: z.enum(['new', 'working', 'failing', 'off', 'ended']),
          oldSecretUntil: moment.nullable(),
          last: attempt.nullable(),
          failingSince: moment.nullable(),
          today: z.object({ sent: count, failed: count }),
          waiting: count,
          givenUp: count,
        }),
      ),
    }),
    errors: [],
  }),
  'webhooks.make': officeOperation({
    method: 'POST',
    path: '/v1/webhooks',
    summary: 'Have an address told of events; nothing goes there before `webhooks.take`',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-made', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'keys',
    body: why.extend({ url, events: z.array(event).min(1).max(webhookEvents.length), withAmounts: z.boolean() }),
    response: doneOrWaiting,
    errors: [400],
  }),
  'webhooks.take': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/take',
    summary:
      'Make the secret with which events are signed, by whoever asked for the address; shown in this answer alone',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-secret-taken'],
    freshProof: true,
    params,
    response: z.object({ secret: z.string() }),
    errors: [404, 409],
  }),
  'webhooks.change-secret': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/secret',
    summary: 'Make another secret; the old one signs beside it for a week',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-secret-changed'],
    asks: 'reason',
    freshProof: true,
    params,
    body: why,
    response: z.object({ secret: z.string() }),
    errors: [404, 409],
  }),
  'webhooks.drop-old-secret': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/old-secret/drop',
    summary: 'Sign with the new secret alone from now on',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-old-secret-dropped'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'webhooks.end': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/end',
    summary: 'Tell an address nothing more, at once',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-ended'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'webhooks.test': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/test',
    summary: 'Send an address an event that says nothing but that it can be reached',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-tested'],
    params,
    response: nothing,
    errors: [404, 409],
  }),
  'webhooks.deliveries': officeOperation({
    method: 'GET',
    path: '/v1/webhooks/{webhookId}/deliveries',
    summary: 'What an address was told, the newest first, with each attempt; `before` is the `next` of the page before',
    tag,
    access: staff('systems.see'),
    changes: 'nothing',
    audit: [],
    params,
    query: z.object({
      state: z.enum(['waiting', 'sent', 'given-up']).optional(),
      before: z.coerce.number().int().positive().optional(),
    }),
    response: z.object({ url, deliveries: z.array(delivery), next: count.nullable() }),
    errors: [404],
  }),
  'webhooks.send-again': officeOperation({
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/send-again',
    summary: 'Send events again, one or all that were made in a span of time, in their order and with their own ids',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['webhook-sent-again'],
    asks: 'reason',
    params,
    body: why.extend({
      what: z.union([z.object({ eventId }), z.object({ from: moment, to: moment, only: z.enum(['all', 'given-up']) })]),
    }),
    response: z.object({ events: count }),
    errors: [404, 409],
  }),
} as const;
