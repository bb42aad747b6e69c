import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';

const sessionId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: 'names a session; it opens nothing', examples: ['0b8e1f6c4a7d42f39d5e0f5a3ef4a6b0'] });
const ofLogin = {
  tag: 'Sessions',
  access: 'member',
  gate: 'always',
  ofLogin: true,
  params: z.object({ memberNumber }),
} as const;

/** Where a login is signed in now (identity-145). */
export const sessionsOperations = {
  'sessions.list': operation({
    ...ofLogin,
    method: 'GET',
    path: '/v3/member/{memberNumber}/sessions',
    summary: 'The sessions of the login that are open, the one used last first',
    changes: 'nothing',
    audit: [],
    response: z.object({
      sessions: z.array(
        z.object({
          sessionId,
          isThis: z.boolean().meta({ description: 'the one that asks' }),
          device: z
            .string()
            .nullable()
            .meta({ examples: ['Firefox · Windows'] }),
          network: z
            .string()
            .nullable()
            .meta({ description: 'from which it began', examples: ['203.0.113.7'] }),
          since: moment,
          lastUsedAt: moment.meta({ description: 'within half a minute' }),
        }),
      ),
    }),
    errors: [404],
  }),
  'sessions.end': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/sessions/ended',
    summary: 'End a session of the login, or all but the one that asks; they open nothing from the next call on',
    changes: 'something',
    audit: ['sessions-ended', 'current-password-failed'],
    body: z.object({
      sessionId: sessionId.nullable().meta({ description: 'which; null: all others' }),
      currentPassword: z
        .string()
        .max(passwordAbsoluteMax)
        .default('')
        .meta({
          description: 'the password that the login has now; without one a passkey was shown before (`passkeys.prove`)',
          examples: ['Quiet-harbor-17!'],
        }),
    }),
    response: z.object({}),
    errors: [400, 404, 429],
  }),
} as const;
