import * as claim from '@rochdale/domain/account/unclaimed-credits/claim';
import { maxUnclaimedResults, searchNameMaxLength } from '@rochdale/domain/account/unclaimed-credits/search';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { count, ruled, sealed } from '../../schemas/fields.ts';

const tag = 'Capital credits';
const name = z.string().max(searchNameMaxLength);

/** Somebody who has unclaimed capital credits; the reference is the sealed right to claim them. */
const unclaimedCredit = z.object({
  reference: sealed,
  name: z.string().meta({ examples: ['Ada Lund'] }),
  address: z.string().meta({ examples: ['18 Mill Rd'] }),
  city: z.string().meta({ examples: ['Cedar Ridge'] }),
  state: z.string().meta({ examples: ['OR'] }),
  zip: z.string().meta({ examples: ['97498'] }),
});

/** Unclaimed capital credits: search and claim (account-77). */
export const unclaimedCreditOperations = {
  'unclaimed-credits.search': operation({
    method: 'POST',
    path: '/v3/capital-credits/unclaimed/search',
    summary: 'A page of those with unclaimed capital credits who match a name; too many matches answer none',
    tag,
    access: 'public',
    changes: 'rights',
    audit: [],
    gate: 'always',
    body: z.object({
      firstName: name.meta({ description: 'first name', examples: ['Ada'] }),
      lastName: name.meta({ description: 'last name', examples: ['Lund'] }),
      companyName: name.meta({ description: 'part of a company’s name; may be empty', examples: [''] }),
      page: z
        .number()
        .int()
        .min(1)
        .max(maxUnclaimedResults)
        .meta({ description: 'which page; 1 is the first', examples: [1] }),
      pageSize: z
        .union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)])
        .meta({ description: 'rows of a page' }),
    }),
    response: z.object({
      results: z.array(unclaimedCredit),
      totalRecords: count.nonnegative(),
      isTooMany: z.boolean(),
    }),
    errors: [400, 428, 429],
  }),
  'unclaimed-credits.claim': operation({
    method: 'POST',
    path: '/v3/capital-credits/unclaimed/claims',
    summary: 'Claim unclaimed capital credits; the same claim sent again is one claim',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z
      .object({
        claimId: z.uuid().meta({
          description: 'made by the sender: the same again is kept once',
          examples: ['3c1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a3'],
        }),
        reference: sealed.min(1).max(2000).meta({ description: 'given by the search' }),
        name: ruled(claim.claimNameViolation).meta({ description: 'name of the claimant', examples: ['Ada Lund'] }),
        ssn: ruled(claim.claimSsnViolation).meta({
          description: 'last digits of the social security number',
          examples: ['6789'],
        }),
        phone: ruled(claim.claimPhoneViolation).meta({ description: 'phone number', examples: ['(541) 555-0142'] }),
        contactPref: ruled(claim.contactPreferenceViolation).meta({
          description: 'how to be answered',
          examples: ['Email'],
        }),
        email: z
          .string()
          .max(200)
          .meta({ description: 'e-mail address', examples: ['ada.lund@example.org'] }),
        address1: ruled(claim.claimAddress1Violation).meta({
          description: 'street of the claimant',
          examples: ['18 Mill Rd'],
        }),
        address2: ruled(claim.claimAddress2Violation).meta({
          description: 'second line of the address',
          examples: [''],
        }),
        city: ruled(claim.claimCityViolation).meta({ description: 'city', examples: ['Cedar Ridge'] }),
        state: ruled(claim.claimStateViolation).meta({ description: 'two letters', examples: ['OR'] }),
        zip: ruled(claim.claimZipViolation).meta({ description: 'ZIP code, without a hyphen', examples: ['97498'] }),
        comments: ruled(claim.claimCommentsViolation, 5000).meta({
          description: 'free text for the co-op',
          examples: [''],
        }),
      })
      .superRefine(({ email, contactPref }, context) => {
        const found = claim.claimEmailViolation(email, contactPref);
        if (found) context.addIssue({ code: 'custom', path: ['email'], message: found.code, params: found });
      }),
    response: said,
    errors: [400, 428, 429],
  }),
} as const;
