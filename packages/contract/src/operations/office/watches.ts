import { watchStates } from '@rochdale/domain/office/watches/watch-states';
import { watchGroups, watchKinds, watchPlaces } from '@rochdale/domain/office/watches/watches';
import { z } from 'zod';
import { officeActs } from '../../office-acts.ts';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { nothing, personName, staffId } from '../../schemas/staff.ts';

const tag = 'Today';
const kind = z.enum(watchKinds).meta({ description: 'what is watched' });
const params = z.object({ kind });
const count = z.number().int().nonnegative();
const cents = z.number().int();

const watch = z.object({
  kind,
  group: z.enum(watchGroups),
  state: z
    .enum(watchStates)
    .meta({ description: 'waiting: it needs a person; late: for too long; failed: it could not be looked at' }),
  count: count.nullable().meta({ description: 'how many wait; null where it could not be looked at', examples: [7] }),
  oldest: moment.nullable().meta({ description: 'since when the oldest waits, or when it last came' }),
  isNever: z.boolean().meta({ description: 'it should have come, and never did' }),
  deadline: moment.nullable(),
  place: z.enum(watchPlaces).meta({ description: 'the screen where it is settled' }),
  command: z.string().meta({ description: 'the command that settles it', examples: ['coop reconcile'] }),
  mayTake: z.boolean(),
  holder: z
    .object({ staffId, name: z.string(), isOwn: z.boolean(), takenAt: moment })
    .nullable()
    .meta({ description: 'whose it is; null: nobody’s' }),
});

/** What needs a person, and whose it is (office-51 to office-54). */
export const watchesOperations = {
  'watches.list': officeOperation({
    method: 'GET',
    path: '/v1/watches',
    summary: 'What needs a person, of what the caller may see: by group, the next deadline first; then what is clear',
    tag,
    access: staff('anyone'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      at: moment,
      wantsMorningMail: z.boolean(),
      totals: z.object({ things: count, deadlines: count, late: count, failed: count }),
      watches: z.array(watch),
    }),
    errors: [],
  }),
  'watches.right-now': officeOperation({
    method: 'GET',
    path: '/v1/watches/right-now',
    summary: 'How the co-op does at this moment, and what was done today; null is not for the caller, or unknown',
    tag,
    access: staff('anyone'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      at: moment,
      power: z
        .object({
          off: count,
          of: count,
          outages: count,
          mustStayOn: count.meta({ description: 'places without power that must not stay dark' }),
        })
        .nullable(),
      portal: z.object({ isOpen: z.boolean(), until: moment.nullable() }).nullable(),
      paid: z.object({ cents, payments: count }).nullable().meta({ description: 'paid at the portal today' }),
      signedIn: count.nullable().meta({ description: 'members who used the portal in the last hour' }),
      reports: z
        .object({ count, since: moment.nullable() })
        .nullable()
        .meta({ description: 'outage reports of today' }),
      failed: z.array(z.enum(['power', 'portal', 'paid', 'signedIn', 'reports', 'done'])),
      done: z
        .array(
          z.object({
            at: moment,
            act: z.enum(officeActs),
            by: personName,
            byWhom: z.string().meta({ examples: ['staff'] }),
          }),
        )
        .meta({ description: 'the last acts of today: everybody’s for who may see the audit, else one’s own' }),
    }),
    errors: [],
  }),
  'watches.take': officeOperation({
    method: 'POST',
    path: '/v1/watches/{kind}/take',
    summary: 'Take a watch, from nobody or from whoever had it when it was looked at',
    tag,
    access: staff('anyone'),
    changes: 'something',
    audit: ['watch-taken'],
    params,
    body: z.object({ from: staffId.nullable().meta({ description: 'whose it was; null: nobody’s' }) }),
    response: nothing,
    errors: [404, 409],
  }),
  'watches.give-back': officeOperation({
    method: 'POST',
    path: '/v1/watches/{kind}/give-back',
    summary: 'Give back a watch that one has taken',
    tag,
    access: staff('anyone'),
    changes: 'something',
    audit: ['watch-given-back'],
    params,
    response: nothing,
    errors: [404, 409],
  }),
  'watches.choose-mail': officeOperation({
    method: 'PUT',
    path: '/v1/watches/morning-mail',
    summary: 'Ask for the morning e-mail, or stop it',
    tag,
    access: staff('anyone'),
    changes: 'something',
    audit: ['morning-mail-chosen'],
    body: z.object({ isWanted: z.boolean() }),
    response: nothing,
    errors: [],
  }),
} as const;
