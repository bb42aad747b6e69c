import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { isLocalDay } from '@rochdale/domain/dates';
import { z } from 'zod';

const cents = z.int().meta({ description: 'whole cents; below 0: a credit, or money that went back' });
const instant = z.iso.datetime({ offset: true }).meta({ description: 'by the billing system’s own clock' });
const day = z.string().refine(isLocalDay).meta({ description: 'YYYY-MM-DD' });
const accountNumber = z.string().min(1).max(40);
const transNo = z.string().min(1).max(40).meta({ description: 'with the account, what the payment is known by' });

const memberNumber = z.string().min(1).max(40);
const line = z.string().max(250);
const columns = z.record(z.string().max(40), line);
const ours = z.iso.datetime({ offset: true });

/** Whether something was taken, by what it is known by. */
const outcomeOf = <N extends z.ZodRawShape>(names: N) =>
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('accepted'), ...names, acceptedAt: instant }),
    z.object({ outcome: z.literal('refused'), ...names, reason: z.string().max(500) }),
  ]);

/** What is asked of a billing system that speaks signed JSON, by its path, and what it answers. */
export const billingCalls = {
  '/abilities': {
    asked: z.object({}),
    answered: z.object({
      balances: z.boolean(),
      changes: z.boolean(),
      outages: z.boolean(),
      tells: z.array(z.enum(toldKinds)).max(toldKinds.length),
    }),
  },
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
    answered: outcomeOf({ transNo, accountNumber }),
  },
  '/record': {
    asked: z.object({ accountNumber, memberNumber }),
    answered: z.object({
      accountNumber,
      memberNumber,
      asOf: instant,
      member: columns.meta({ description: 'by the columns of members.csv; what is left out stays' }),
      phones: z.array(z.object({ phone: line, phoneType: line })).max(50),
      location: columns.nullable().meta({ description: 'by the columns of service-locations.csv' }),
      meters: z.array(z.object({ meterNumber: line, meterType: line })).max(200),
    }),
  },
  '/outages': {
    asked: z.object({ known: z.array(z.string().max(40)).max(5_000) }),
    answered: z
      .object({
        asOf: instant,
        outages: z
          .array(
            z.object({
              outageNumber: z.string().min(1).max(40),
              description: z.string().max(500),
              cause: z.string().max(100).nullable(),
              startedAt: instant,
              estimate: instant.nullable(),
              crewAssignedAt: instant.nullable(),
              restoredAt: instant.nullable(),
              isCancelled: z.boolean(),
              locations: z.array(z.string().max(40)).max(50_000),
              meters: z.array(z.string().max(40)).max(50_000),
            }),
          )
          .max(5_000),
      })
      .meta({ description: 'all that are active, and those of `known` whatever became of them' }),
  },
  '/service-orders': {
    asked: z.object({
      transNo: transNo.meta({ description: 'soNumber of service-orders.csv, when it comes back' }),
      accountNumber,
      memberNumber,
      workType: z.string().max(100),
      description: z.string().max(100),
      phone: z.string().max(14),
      comments: z.string().max(400),
      submittedAt: ours,
    }),
    answered: outcomeOf({ transNo, accountNumber }),
  },
  '/profile-changes': {
    asked: z
      .object({
        transNo,
        memberNumber,
        name: z.object({ firstName: line, middleName: line, lastName: line }).nullable(),
        phones: z.array(z.object({ phone: line, phoneType: line, extension: line })).nullable(),
        addresses: z.record(
          accountNumber,
          z.object({
            ...{ streetNumber: line, streetName: line, streetType: line, unit: line },
            ...{ city: line, state: line, zip: line },
          }),
        ),
      })
      .meta({ description: 'null, and accounts that are not named: not changed; phones are the whole list' }),
    answered: outcomeOf({ transNo, memberNumber }),
  },
  '/outage-reports': {
    asked: z.object({
      transNo,
      reportNumber: z.int(),
      accountNumber,
      locationId: z.string().max(40),
      reason: z.string().max(200),
      remarks: z.string().max(2000),
      callbackNumber: z.string().max(14).meta({ description: 'empty: nobody is to call back' }),
      reportedAt: ours,
    }),
    answered: outcomeOf({ transNo, accountNumber }),
  },
  '/payment-extensions': {
    asked: z
      .object({
        transNo,
        accountNumber,
        memberNumber,
        amountCents: z.int().positive(),
        until: z.iso.date().meta({ description: 'the last day on which it may be paid' }),
        askedAt: ours,
      })
      .meta({ description: 'accept it only where nothing is disconnected for that amount until that day has passed' }),
    answered: outcomeOf({ transNo, accountNumber }),
  },
} as const;
export type BillingPath = keyof typeof billingCalls;

/** How anything that is told ends. */
export const billingOutcome = z.union([billingCalls['/postings'].answered, billingCalls['/profile-changes'].answered]);

const name = z.string().min(1).max(40);
const names = z.array(name).max(2_000).default([]);

/** What a billing system that speaks signed JSON may tell the portal, by its path, and what is answered. */
export const billingNews = {
  '/changes': {
    asked: z.object({ accounts: names, members: names, meters: names }).meta({
      description: 'what has changed, by its numbers: the portal asks /balance and /record about each account',
    }),
    answered: z.object({ failed: z.array(z.object({ name: z.string(), says: z.string() })) }),
  },
} as const;
