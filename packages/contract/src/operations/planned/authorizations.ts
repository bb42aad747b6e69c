import { endReasons, planKinds, standings, textPlaces } from '@rochdale/domain/planned/authorizations/standing';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';

/** What a member agreed to, to be charged without them (planned-60). */
const authorization = z.object({
  authorizationId: z.string().meta({ examples: ['0f6c1f7e-5a0b-4c52-9d3b-6a0a3d1f3c11'] }),
  planKind: z.enum(planKinds),
  accountNumbers: z.array(accountNumber).meta({ description: 'the accounts that are paid' }),
  method: z.string().meta({
    description: 'what is charged, as the member reads it: `Visa ending in 1111`',
    examples: ['Visa ending in 1111'],
  }),
  way: z.enum(['web', 'paper', 'office']).meta({ description: 'how it was given: here, on paper, or with the office' }),
  givenOn: localDay.meta({ examples: ['2026-11-02'] }),
  standing: z.enum(standings),
  endedOn: localDay.nullable().meta({ examples: [null] }),
  endReason: z
    .enum(endReasons)
    .nullable()
    .meta({ examples: [null] }),
  consentText: z.string().meta({
    description: 'what was read and agreed to, to the letter; empty where it lies on paper',
    examples: ['I authorize Cedar Ridge Electric to charge up to $92.00 on 05-Dec-2026.'],
  }),
  textIs: z
    .enum(textPlaces)
    .meta({ description: 'where the text is: here, with the office, or gone, two years after the end' }),
  language: z.string().meta({ description: 'the language of that text', examples: ['en'] }),
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
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({ results: z.array(authorization) }),
    errors: [404],
  }),
} as const;
