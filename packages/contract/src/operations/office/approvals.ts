import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason, twoPeopleLine } from '../../schemas/staff.ts';

const tag = 'Two people';
const approvalId = z.uuid().meta({ description: 'what was asked', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b13'] });
const params = z.object({ approvalId });

/** What takes two people (office-44 to office-46). */
export const approvalsOperations = {
  'approvals.list': officeOperation({
    method: 'GET',
    path: '/v1/approvals',
    summary: 'What waits for a second person, of what the caller may see',
    tag,
    access: staff('anyone'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      approvals: z.array(
        z.object({
          approvalId,
          operation: z.string().meta({ examples: ['staff.invite'] }),
          asks: z.unknown().meta({ description: 'what is to be done, as it was asked' }),
          reason,
          askedBy: personName,
          askedAt: moment,
          expiresAt: moment,
          isOwn: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  'approvals.approve': officeOperation({
    method: 'POST',
    path: '/v1/approvals/{approvalId}/approve',
    summary: 'Approve what another person asked; it is done at once, and once',
    tag,
    access: staff('anyone'),
    changes: 'something',
    audit: ['approval-given'],
    freshProof: true,
    params,
    response: nothing,
    errors: [400, 404, 409],
  }),
  'approvals.refuse': officeOperation({
    method: 'POST',
    path: '/v1/approvals/{approvalId}/refuse',
    summary: 'Refuse what was asked, or take back what one has asked oneself',
    tag,
    access: staff('anyone'),
    changes: 'something',
    audit: ['approval-refused'],
    asks: 'reason',
    params,
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'two-people.list': officeOperation({
    method: 'GET',
    path: '/v1/two-people',
    summary: 'What takes two people, and what will from when on',
    tag,
    access: staff('staff.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      lines: z.array(
        z.object({
          line: twoPeopleLine,
          isOn: z.boolean(),
          next: z.object({ isOn: z.boolean(), from: moment, by: personName }).nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  'two-people.change': officeOperation({
    method: 'PUT',
    path: '/v1/two-people/{line}',
    summary: 'Switch a line on or off; every member of staff is told',
    tag,
    access: staff('staff.change'),
    changes: 'something',
    audit: ['two-people-changed', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'rule',
    params: z.object({ line: twoPeopleLine }),
    body: z.object({ reason, isOn: z.boolean() }),
    response: doneOrWaiting,
    errors: [409],
  }),
} as const;
