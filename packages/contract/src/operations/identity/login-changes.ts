import { loginChangeEnds, loginChangeKinds } from '@rochdale/domain/identity/login-changes/login-change';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { token } from '../../schemas/fields.ts';

const tag = 'Changes of a login';
const body = z.object({ code: token.max(100).meta({ description: 'the code of a link that the portal sent' }) });
const response = z.object({
  kind: z.enum(loginChangeKinds).meta({ description: 'what the office was asked to change' }),
  state: z.enum(['waiting', ...loginChangeEnds]),
  email: z
    .string()
    .nullable()
    .meta({ description: 'the new address, masked', examples: ['m***@example.com'] }),
  dueAt: z.iso.datetime().meta({ description: 'when it is made', examples: ['2026-11-24T18:04:11.000Z'] }),
});

/** What the office was asked to change of a login, for whoever was told of it (identity-71, identity-72). */
export const loginChangesOperations = {
  'login-changes.see': operation({
    method: 'POST',
    path: '/v3/login-changes/link',
    summary: 'What a link would stop, and whether it still can; nothing is stopped by looking',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body,
    response,
    errors: [400, 404, 429],
  }),
  'login-changes.stop': operation({
    method: 'POST',
    path: '/v3/login-changes/stop',
    summary: 'Stop a change of a login; again, it answers the same',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['login-change-stopped'],
    gate: 'always',
    body,
    response,
    errors: [400, 404, 429],
  }),
} as const;
