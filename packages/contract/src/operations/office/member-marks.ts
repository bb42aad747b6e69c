import { liftedMarks } from '@rochdale/domain/office/member-marks/member-marks';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { doneOrWaiting, nothing, reason } from '../../schemas/staff.ts';

const tag = 'Members';
const memberNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'a member', examples: ['200017'] });
const accountNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'an account of the member', examples: ['104471882'] });
const plans = z
  .number()
  .int()
  .meta({ description: 'auto pay, drafts and scheduled payments that ended', examples: [2] });
const params = z.object({ memberNumber });
const shared = { tag, access: staff('members.mark'), changes: 'something', asks: 'reason', params } as const;

/** What happens in members' lives (office-89 to office-92). */
export const memberMarksOperations = {
  'member-marks.deceased': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/deceased',
    summary: 'A member has died: the login closes, plans end, and messages go to the estate’s contact or to nobody',
    audit: ['member-deceased'],
    body: z.object({
      reason,
      estateName: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .optional()
        .meta({ description: 'who speaks for the estate', examples: ['Chidi Okonkwo'] }),
      estateEmail: z
        .email()
        .max(200)
        .optional()
        .meta({ description: 'where messages go instead', examples: ['chidi@okonkwo.example'] }),
    }),
    response: z.object({ plans, sessions: z.number().int() }),
    errors: [404, 409],
  }),
  'member-marks.moved-out': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/moved-out',
    summary: 'A member leaves the place of an account: notices of its power stop, and what pays it may end',
    audit: ['member-moved-out'],
    body: z.object({
      reason,
      accountNumber,
      movedOn: z.iso.date().meta({ description: 'the last day there', examples: ['2026-11-30'] }),
      endsPlans: z.boolean().meta({ description: 'ends what pays this account alone' }),
    }),
    response: z.object({
      plans,
      sharedPlans: z.number().int().meta({ description: 'scheduled payments that pay other accounts too, and stay' }),
    }),
    errors: [400, 404, 409],
  }),
  'member-marks.protect': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/protected',
    summary: 'Hide address and phone of a member from whoever may not see protected members',
    audit: ['member-protected'],
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'member-marks.lift': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/marks/{mark}/lift',
    summary: 'Take the mark away that a member has died or moved out; what ended stays ended',
    audit: ['member-mark-lifted'],
    params: z.object({ memberNumber, mark: z.enum(liftedMarks) }),
    body: z.object({ reason, accountNumber: accountNumber.optional() }),
    response: nothing,
    errors: [404, 409],
  }),
  'member-marks.unprotect': officeOperation({
    ...shared,
    method: 'POST',
    path: '/v1/members/{memberNumber}/protected/lift',
    summary: 'Take the protection of a member away',
    access: staff('members.see-protected'),
    audit: ['member-protection-lifted', 'approval-asked'],
    twoPeople: 'protection',
    body: z.object({ reason }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
} as const;
