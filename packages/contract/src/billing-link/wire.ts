import { isLocalDay } from '@rochdale/domain/dates';
import { z } from 'zod';

const cents = z.int().meta({ description: 'whole cents; below 0: a credit, or money that went back' });
const instant = z.iso.datetime({ offset: true }).meta({ description: 'by the billing system’s own clock' });
const day = z.string().refine(isLocalDay).meta({ description: 'YYYY-MM-DD' });
const accountNumber = z.string().min(1).max(40);
const transNo = z.string().min(1).max(40).meta({ description: 'with the account, what the payment is known by' });

/** What is asked of a billing system that speaks signed JSON, by its path, and what it answers. */
export const billingCalls = {
  '/abilities': { asked: z.object({}), answered: z.object({ balances: z.boolean(), postings: z.boolean() }) },
  '/balance': {
    asked: z.object({ accountNumber }),
    answered: z.object({
      accountNumber,
      asOf: instant,
      balanceCents: cents,
      pastDueCents: cents.nullable(),
      dueDate: day.nullable(),
      cutOffDate: day.nullable(),
      payments: z
        .object({ since: instant, named: z.array(z.object({ transNo, amountCents: cents })).max(1000) })
        .nullable()
        .meta({ description: 'the portal’s payments in the balance, all since an instant; null: it does not say' }),
    }),
  },
  '/postings': {
    asked: z.object({
      transNo,
      accountNumber,
      amountCents: cents,
      feeCents: cents,
      day,
      method: z.enum(['card', 'echeck']),
      lastFour: z.string().max(4),
      confirmationNumber: z.string().max(100),
    }),
    answered: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('accepted'), transNo, accountNumber, acceptedAt: instant }),
      z.object({ outcome: z.literal('refused'), transNo, accountNumber, reason: z.string().max(500) }),
    ]),
  },
} as const;
export type BillingPath = keyof typeof billingCalls;
