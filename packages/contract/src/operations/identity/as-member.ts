import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber, token } from '../../schemas/fields.ts';

const tag = 'Looking as a member';

/** The window in which somebody of the office sees the portal as a member does (office-82, office-83). */
export const asMemberOperations = {
  'as-member.begin': operation({
    method: 'POST',
    path: '/v3/as-member/begin',
    summary: 'Trade a code of the office, once and within its minute, for a session that only reads',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ code: token.regex(/^[\w-]{43}$/).meta({ description: 'the code that the office made' }) }),
    response: z.object({
      accessToken: token,
      memberNumber,
      memberName: z.string().meta({ examples: ['Marisol Okonkwo'] }),
      reason: z.string().meta({ examples: ['Cannot find her November bill'] }),
      secondsLeft: z
        .number()
        .int()
        .meta({ examples: [900] }),
    }),
    errors: [404],
  }),
  'as-member.end': operation({
    method: 'POST',
    path: '/v3/as-member/end',
    summary: 'End such a session; its token stands in the body, since with it nothing may be changed',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ accessToken: token.max(200).meta({ description: 'the session that ends' }) }),
    response: z.object({}),
    errors: [],
  }),
} as const;
