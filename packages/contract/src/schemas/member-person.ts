import { z } from 'zod';

/** A further person of a membership (account-104). */
export const memberPerson = z.object({
  personName: z.string().meta({ examples: ['Chidi Okonkwo'] }),
  relation: z.string().meta({ description: 'in the billing system’s own word', examples: ['Joint member'] }),
  mayAct: z.boolean().meta({ description: 'may speak and act for the membership' }),
});
