import { explainedStandings } from '@rochdale/domain/office/explaining/explained';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';

const standing = z.enum(explainedStandings);
const reasons = z.array(
  z.object({
    label: z.string().meta({ description: 'what it is about', examples: ['Card'] }),
    isOpen: z.boolean(),
    reads: z
      .string()
      .nullable()
      .meta({ description: 'what the member reads', examples: ['Credit Card Payment Restricted.'] }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'settings and facts that decide it', examples: ['account isCcEligible N'] }),
  }),
);

/** Why something is closed for a member (office-93). */
export const explainingOperations = {
  'members.explain': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/why',
    summary:
      'Which screens are closed for a member and each account, why, and what they read there; an entry of the audit',
    tag: 'Members',
    access: staff('members.see'),
    changes: 'something',
    audit: ['member-explained'],
    params: z.object({
      memberNumber: z
        .string()
        .regex(/^\d{1,12}$/)
        .meta({ description: 'a member', examples: ['200017'] }),
    }),
    response: z.object({
      screens: z.array(
        z.object({
          name: z.string().meta({ examples: ['quick-pay'] }),
          title: z.string().meta({ examples: ['Quick Pay'] }),
          standing,
          reasons,
          accounts: z.array(
            z.object({ accountNumber: z.string().meta({ examples: ['104471882'] }), standing, reasons }),
          ),
        }),
      ),
      accountsLeftOut: z.number().int(),
    }),
    errors: [404],
  }),
} as const;
