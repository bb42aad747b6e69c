import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';

/** The jump to the external meter-data portal (energy-61). */
export const meterPortalOperations = {
  'meter-portal.jump': operation({
    method: 'GET',
    path: '/v2/aclara/member/{memberNumber}',
    summary: 'Where the meter portal is, and a token that signs this member in there',
    tag: 'Meter portal',
    access: 'member',
    changes: 'rights',
    audit: [],
    gate: 'meterPortalJump',
    params: z.object({ memberNumber }),
    response: z.object({
      aclaraUrl: z.url(),
      clientId: z.string(),
      memberNumber,
      accountNumber: z.string(),
      premiseId: z.string(),
      webToken: z.string(),
    }),
    errors: [400, 404],
  }),
} as const;
