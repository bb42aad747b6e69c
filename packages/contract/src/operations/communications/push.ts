import { longestEndpoint } from '@rochdale/domain/communications/push/push-service';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';

const subscriptionId = z.uuid().meta({
  description: 'the device; must be one of the caller’s',
  examples: ['8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11'],
});
const params = z.object({ memberNumber });
const path = '/v3/member/{memberNumber}/devices';
const ofLogin = { tag: 'Notifications', access: 'member', gate: 'push', ofLogin: true } as const;

/** The devices at which a login has its notices (communications-44). */
export const pushOperations = {
  'push.devices': operation({
    ...ofLogin,
    method: 'GET',
    path,
    summary: 'The devices at which the login has its notices, and the key that a browser subscribes with',
    changes: 'in-passing',
    audit: [],
    params,
    response: z.object({
      publicKey: z.string().meta({
        description: 'the co-op’s key (RFC 8292), in base64url',
        examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'],
      }),
      devices: z.array(
        z.object({
          subscriptionId,
          endpointHash: z.string().meta({
            description: 'SHA-256 of its endpoint in base64url: a browser tells by it which one it is',
            examples: ['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
          }),
          browser: z.string().meta({ examples: ['Firefox · Windows'] }),
          madeAt: moment,
          lastOkAt: moment.nullable().meta({ description: 'when its push service last took a message' }),
        }),
      ),
    }),
    errors: [404],
  }),
  'push.subscribe': operation({
    ...ofLogin,
    method: 'POST',
    path,
    summary: 'Have the notices at this browser, too; an endpoint that another login had is this one’s from now on',
    changes: 'something',
    audit: ['push-on'],
    params,
    body: z.object({
      endpoint: z
        .string()
        .max(longestEndpoint)
        .meta({
          description: 'where the browser’s push service takes messages (HTTPS, at a known service)',
          examples: ['https://fcm.googleapis.com/fcm/send/dV3x'],
        }),
      p256dh: z
        .string()
        .regex(/^B[\w-]{86}$/)
        .meta({
          description: 'the browser’s public key (RFC 8291), in base64url',
          examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
        }),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .meta({ description: 'the browser’s secret, in base64url', examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
    }),
    response: z.object({ subscriptionId }),
    errors: [400, 404, 409],
  }),
  'push.remove': operation({
    ...ofLogin,
    method: 'DELETE',
    path: `${path}/{subscriptionId}`,
    summary: 'Have the notices at a device no more',
    changes: 'something',
    audit: ['push-off'],
    params: z.object({ memberNumber, subscriptionId }),
    response: z.object({}),
    errors: [404],
  }),
} as const;
