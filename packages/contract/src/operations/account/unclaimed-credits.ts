import * as claim from '@rochdale/domain/account/unclaimed-credits/claim';
import { maxUnclaimedResults, searchNameMaxLength } from '@rochdale/domain/account/unclaimed-credits/search';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { ruled } from '../../schemas/fields.ts';

const tag = 'Capital credits';
const name = z.string().max(searchNameMaxLength);

/** Somebody who has unclaimed capital credits; the reference is the sealed right to claim them. */
const unclaimedCredit = z.object({
  reference: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
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
      firstName: name,
      lastName: name,
      companyName: name,
      page: z.number().int().min(1).max(maxUnclaimedResults),
      pageSize: z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]),
    }),
    response: z.object({
      results: z.array(unclaimedCredit),
      totalRecords: z.number().int().nonnegative(),
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
        /** Made by the browser, so that a claim sent twice is one. */
        claimId: z.uuid(),
        reference: z.string().min(1).max(2000),
        name: ruled(claim.claimNameViolation),
        ssn: ruled(claim.claimSsnViolation),
        phone: ruled(claim.claimPhoneViolation),
        contactPref: ruled(claim.contactPreferenceViolation),
        email: z.string().max(200),
        address1: ruled(claim.claimAddress1Violation),
        address2: ruled(claim.claimAddress2Violation),
        city: ruled(claim.claimCityViolation),
        state: ruled(claim.claimStateViolation),
        zip: ruled(claim.claimZipViolation),
        comments: ruled(claim.claimCommentsViolation, 5000),
      })
      .superRefine(({ email, contactPref }, context) => {
        const found = claim.claimEmailViolation(email, contactPref);
        if (found) context.addIssue({ code: 'custom', path: ['email'], message: found.code, params: found });
      }),
    response: z.object({ message: z.string() }),
    errors: [400, 428, 429],
  }),
} as const;
