import { isLocalTime } from '@rochdale/domain/dates';
import { crewStates } from '@rochdale/domain/office/outages/crew-state';
import { changedFields, outageActs } from '@rochdale/domain/office/outages/outage-differences';
import { z } from 'zod';
import { moment } from '../../../schemas/moment.ts';

export const outageNumber = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .meta({ description: 'the number of an outage', examples: ['N-17'] });
/** A time as the office reads it; what is sent as one is checked by the rule, which says what is wrong with it. */
export const localTime = z.string().meta({ description: 'on the co-op’s clock', examples: ['2026-11-21T08:15'] });
export const sentTime = z
  .string()
  .refine(isLocalTime)
  .meta({ description: 'on the co-op’s clock, to the minute', examples: ['2026-11-21T08:15'] });
export const version = z
  .int()
  .min(0)
  .meta({ description: 'how it was when it was looked at; another number now: somebody was quicker', examples: [3] });
const name = z.string().min(1).max(100);
const names = z.array(name).max(200);

/** Places by what is known of them. */
export const namedPlaces = z.object({
  feeders: names.default([]),
  substations: names.default([]),
  mapLocations: names.default([]),
  accounts: names.default([]),
});

/** Some of the reports that nobody has settled: named ones, or all of a group that were there when it was looked at. */
export const chosenReports = z.union([
  z.object({ reportNumbers: z.array(z.int().min(1)).min(1).max(500) }),
  z.object({
    feeder: name.nullable().meta({ description: 'a group; null: reports whose feeder is not known' }),
    upTo: z.int().min(1).meta({ description: 'the newest report that was seen' }),
  }),
]);

/** What a dispatcher says of an outage. */
export const saidOfOutage = z.object({
  description: z
    .string()
    .max(1000)
    .meta({ description: 'what members read', examples: ['A tree fell on the line'] }),
  descriptionEs: z.string().max(1000).nullable().meta({ description: 'the same in Spanish' }),
  cause: z.string().max(1000).nullable(),
  causeEs: z.string().max(1000).nullable(),
  startedAt: sentTime,
  estimatedTimeOfRestoration: sentTime.nullable(),
  crew: z
    .string()
    .max(1000)
    .nullable()
    .meta({ description: 'who is sent; members do not read it', examples: ['Crew 4'] }),
  crewState: z.enum(crewStates),
});

/** What was changed of an outage. */
export const outageChange = z.object({
  version,
  at: moment,
  by: z.string().nullable().meta({ description: 'null: a system of the co-op’s' }),
  act: z.enum(outageActs),
  differences: z.array(
    z.object({ field: z.enum(changedFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

const count = z.int().min(0);

/** An outage as lists and its own page have it. */
export const shownOutage = z.object({
  outageNumber,
  version,
  description: z.string(),
  descriptionEs: z.string().nullable(),
  cause: z.string().nullable(),
  causeEs: z.string().nullable(),
  startedAt: localTime,
  estimatedTimeOfRestoration: localTime.nullable(),
  restoredAt: localTime.nullable(),
  isCancelled: z.boolean(),
  crew: z.string().nullable(),
  crewState: z.enum(crewStates),
  feeders: z
    .array(z.string())
    .meta({ description: 'those of most places first, three at most', examples: [['S1-F3']] }),
  places: count.meta({ description: 'places without power' }),
  members: count,
  lifeSupport: count.meta({ description: 'places where a life hangs on it' }),
  mustStayOn: count.meta({ description: 'places that must not stay dark, life support among them' }),
  reports: count,
});
