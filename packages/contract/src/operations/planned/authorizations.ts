import { endReasons, planKinds, standings } from '@rochdale/domain/planned/authorizations/standing';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';

/** What a member agreed to, to be charged without them (planned-60). */
const authorization = z.object({
  authorizationId: z.string(),
  planKind: z.enum(planKinds),
  /** The accounts that are paid. */
  accountNumbers: z.array(accountNumber),
  /** What is charged, as the member reads it: `Visa ending in 1111`. */
  method: z.string(),
  /** How it was given: here, on paper, or with the office. */
  way: z.enum(['web', 'paper', 'office']),
  givenOn: localDay,
  standing: z.enum(standings),
  endedOn: localDay.nullable(),
  endReason: z.enum(endReasons).nullable(),
  /** What was read and agreed to, to the letter; empty where it lies on paper. */
  consentText: z.string(),
  /** The language of that text. */
  language: z.string(),
});

/** What members agreed to. */
export const authorizationsOperations = {
  'authorizations.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/authorizations',
    summary: 'What the member agreed to, to be charged without them, the newest first',
    tag: 'Payment profile',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({ results: z.array(authorization) }),
    errors: [404],
  }),
} as const;
