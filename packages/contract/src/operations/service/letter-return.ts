import { letterIdViolation, letterMemberNumberViolation } from '@rochdale/domain/service/letter-return/letter';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
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
    body: z.object({
      memberNumber: ruled(letterMemberNumberViolation).meta({
        description: 'the number on the letter',
        examples: ['200025'],
      }),
      letterId: ruled(letterIdViolation).meta({ description: 'the number on the letter', examples: ['424242'] }),
    }),
    response: said,
    errors: [400, 404, 409, 429],
  }),
} as const;
