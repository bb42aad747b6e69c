import { memberLists, stages } from '@rochdale/domain/office/opening/stages';
import { largestRate, largestWave, waveStates, waveStops } from '@rochdale/domain/office/opening/waves';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../schemas/staff.ts';

const tag = 'Opening';
const stage = z.enum(stages).meta({
  description: 'rehearsing: the test list alone comes in; invited: those who were invited too; open: everybody',
});
const publicPay = z.boolean().meta({ description: 'whether anybody may pay by Quick Pay while it rehearses' });
const count = z
  .number()
  .int()
  .nonnegative()
  .meta({ examples: [412] });
const bound = z.number().int().min(0).max(100_000);
const memberNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'a member’s number', examples: ['200017'] });
const params = z.object({
  waveNumber: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .meta({ description: 'the number of a wave', examples: [3] }),
});

/** How far the portal is open, and the invitations to it (moving-in-30 to moving-in-35). */
export const openingOperations = {
  'opening.see': officeOperation({
    method: 'GET',
    path: '/v1/opening',
    summary: 'How far the portal is open, who changed it, and who may come in before everybody may',
    tag,
    access: staff('opening.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      stage,
      publicPay,
      changes: z.array(z.object({ stage, publicPay, at: moment, by: z.string(), reason: z.string() })),
      lists: z.object({ test: count, pilot: count }).meta({ description: 'put there by hand' }),
      testMembers: z.array(memberNumber).meta({ description: 'the first of the test list' }),
      asked: z
        .object({ approvalId: z.uuid(), by: personName, at: moment, reason, isOwn: z.boolean() })
        .nullable()
        .meta({ description: 'who asked for a change, while a second person has to approve it' }),
    }),
    errors: [],
  }),
  'opening.change': officeOperation({
    method: 'POST',
    path: '/v1/opening',
    summary: 'Open the portal to more members, or close it again; sessions of those who may not come in end',
    tag,
    access: staff('opening.change'),
    changes: 'something',
    audit: ['opening-changed', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'opening',
    body: z.object({ from: stage, stage, publicPay, reason }),
    response: doneOrWaiting,
    errors: [409],
  }),
  'opening.list': officeOperation({
    method: 'POST',
    path: '/v1/opening/members',
    summary: 'Put members on the test or pilot list by their numbers, or take them off both',
    tag,
    access: staff('opening.change'),
    changes: 'something',
    audit: ['opening-list-changed'],
    asks: 'reason',
    body: z.object({
      list: z.enum([...memberLists, 'none']),
      memberNumbers: z.array(memberNumber).min(1).max(1000),
      reason,
    }),
    response: z.object({ unknown: z.array(memberNumber).meta({ description: 'of which there is no member' }) }),
    errors: [],
  }),
  'waves.list': officeOperation({
    method: 'GET',
    path: '/v1/waves',
    summary: 'Every wave of invitations with who has come in, paid and is stuck, the newest first',
    tag,
    access: staff('opening.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      waves: z.array(
        z.object({
          waveNumber: params.shape.waveNumber,
          state: z.enum(waveStates),
          stoppedFor: z.enum(waveStops).nullable(),
          perHour: count,
          maxFailures: count,
          maxCalls: count,
          calls: count.meta({ description: 'calls that the office counted since it runs' }),
          failures: count.meta({ description: 'sign-ins and codes of its members that failed since it runs' }),
          madeAt: moment,
          madeBy: z.string(),
          runningSince: moment.nullable(),
          members: count,
          invited: count,
          letters: count.meta({ description: 'without an e-mail address: a letter goes to them' }),
          claimed: count.meta({ description: 'who has signed in since' }),
          paid: count,
          stuck: count.meta({ description: 'who tried, failed, and has not come in' }),
        }),
      ),
      stuck: z.array(z.object({ memberNumber, waveNumber: params.shape.waveNumber, failures: count, lastAt: moment })),
    }),
    errors: [],
  }),
  'waves.make': officeOperation({
    method: 'POST',
    path: '/v1/waves',
    summary: 'Draw the members of a wave; nothing is sent before somebody runs it',
    tag,
    access: staff('opening.change'),
    changes: 'something',
    audit: ['wave-made', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'opening',
    body: z.object({
      size: z.number().int().min(1).max(largestWave),
      perHour: z.number().int().min(1).max(largestRate),
      maxFailures: bound,
      maxCalls: bound,
      reason,
    }),
    response: doneOrWaiting,
    errors: [409],
  }),
  'waves.run': officeOperation({
    method: 'POST',
    path: '/v1/waves/{waveNumber}/run',
    summary: 'Let the invitations of a wave go, also of one that has stopped',
    tag,
    access: staff('opening.change'),
    changes: 'something',
    audit: ['wave-run'],
    asks: 'reason',
    params,
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'waves.stop': officeOperation({
    method: 'POST',
    path: '/v1/waves/{waveNumber}/stop',
    summary: 'Stop the invitations of a wave',
    tag,
    access: staff('opening.change'),
    changes: 'something',
    audit: ['wave-stopped'],
    asks: 'reason',
    params,
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'waves.count-calls': officeOperation({
    method: 'POST',
    path: '/v1/waves/{waveNumber}/calls',
    summary: 'Count calls to the office that came of a wave',
    tag,
    access: staff('members.note'),
    changes: 'something',
    audit: ['wave-calls-counted'],
    params,
    body: z.object({ calls: z.number().int().min(1).max(1000) }),
    response: nothing,
    errors: [404],
  }),
} as const;
