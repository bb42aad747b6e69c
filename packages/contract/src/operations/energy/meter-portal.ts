import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber, sealed } from '../../schemas/fields.ts';

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
    delegates: 'never',
    gate: 'meterPortalJump',
    params: z.object({ memberNumber }),
    response: z.object({
      aclaraUrl: z.url().meta({ examples: ['https://meters.example.org/'] }),
      clientId: z.string().meta({ examples: ['cedar-ridge'] }),
      memberNumber,
      accountNumber: z.string().meta({ examples: ['104500017'] }),
      premiseId: z.string().meta({ examples: ['L104500017'] }),
      webToken: sealed,
    }),
    errors: [400, 404],
  }),
} as const;
