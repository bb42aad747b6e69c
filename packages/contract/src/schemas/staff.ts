import { permissions } from '@rochdale/domain/office/staff/permissions';
import { longestReason, shortestReason } from '@rochdale/domain/office/staff/reason';
import { roleNames } from '@rochdale/domain/office/staff/roles';
import { twoPeopleLines } from '@rochdale/domain/office/staff/two-people';
import { z } from 'zod';

export const staffId = z
  .uuid()
  .meta({ description: 'a member of staff', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b11'] });
export const staffEmail = z
  .email()
  .max(200)
  .meta({ description: 'the e-mail address', examples: ['ann@coop.example'] });
export const staffName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ description: 'the name', examples: ['Ann Sorensen'] });
/** Why somebody does it; stands in the audit. */
export const reason = z
  .string()
  .trim()
  .min(shortestReason)
  .max(longestReason)
  .meta({ description: 'why', examples: ['Started on Monday'] });
export const role = z.enum(roleNames).meta({ description: 'a role' });
export const roles = z.array(role).max(roleNames.length);
export const permission = z.enum(permissions).meta({ description: 'what somebody may do' });
export const twoPeopleLine = z.enum(twoPeopleLines).meta({ description: 'what takes two people' });
export const personName = z
  .string()
  .nullable()
  .meta({ description: 'who; null: on the server', examples: ['Ann Sorensen'] });

/** A code of an authenticator app. */
export const appCode = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ description: 'six digits of the authenticator app', examples: ['492817'] });
export const staffPassword = z
  .string()
  .min(1)
  .max(128)
  .meta({ description: 'the password', examples: ['quiet harbor lantern'] });

/** How what takes two people came out: done at once, or waiting for the second person. */
export const doneOrWaiting = z.object({
  state: z.enum(['done', 'waiting']).meta({ description: 'waiting: another person has to approve it' }),
  approvalId: z
    .uuid()
    .nullable()
    .meta({ examples: [null] }),
});

/** Nothing more to say. */
export const nothing = z.object({});
