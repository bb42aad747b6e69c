import { letterIdViolation, letterMemberNumberViolation } from '@rochdale/domain/service/letter-return/letter';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { ruled } from '../../schemas/fields.ts';

/** Capital credit letters that come back signed (service-55). */
export const letterReturnOperations = {
  'letter-return.submit': operation({
    method: 'POST',
    path: '/v3/capital-credits/letters',
    summary: 'Return a signed capital credit letter',
    tag: 'Capital credits',
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ memberNumber: ruled(letterMemberNumberViolation), letterId: ruled(letterIdViolation) }),
    response: z.object({ message: z.string() }),
    errors: [400, 404, 409, 429],
  }),
} as const;
