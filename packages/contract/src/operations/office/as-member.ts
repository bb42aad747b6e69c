import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { doneOrWaiting, reason } from '../../schemas/staff.ts';
import { memberNumber } from './members.ts';

const tag = 'Looking as a member';
const params = z.object({ memberNumber });

/** Seeing the portal as a member does (office-81 to office-88). */
export const officeAsMemberOperations = {
  'as-member.open': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/as-member',
    summary: 'Make a code with which the portal opens once, within a minute, as this member sees it',
    tag,
    access: staff('members.view-as'),
    changes: 'something',
    audit: ['member-viewed-as'],
    asks: 'reason',
    params,
    body: z.object({ reason }),
    response: z.object({ code: z.string() }),
    errors: [404],
  }),
  'as-member.ask': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/as-member/ask',
    summary: 'Ask a second person to agree that one looks as a member who works here too',
    tag,
    access: staff('members.view-as'),
    changes: 'something',
    audit: ['member-view-agreed', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'as-member',
    params,
    body: z.object({ reason }),
    response: doneOrWaiting,
    errors: [404],
  }),
} as const;
