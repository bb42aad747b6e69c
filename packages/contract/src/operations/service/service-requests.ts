import {
  commentsViolation,
  requestPhoneViolation,
  serviceTypeViolation,
} from '@rochdale/domain/service/service-requests/service-request';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { accountNumber, localDay, ruled } from '../../schemas/fields.ts';

const tag = 'Service requests';

/** Service requests: the calls stand at given paths (service-44). */
export const serviceRequestsOperations = {
  'service-requests.types': operation({
    method: 'GET',
    path: '/v2/applicationforservice/serviceordertypes/{accountNumber}',
    summary: 'The work that can be asked for at an account',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'manage',
    gate: 'serviceRequests',
    params: z.object({ accountNumber }),
    response: z.array(
      z.object({
        workTypeID: z.string().meta({ examples: ['METER'] }),
        description: z.string().meta({ examples: ['Check my meter'] }),
      }),
    ),
    errors: [404],
  }),
  'service-requests.submit': operation({
    method: 'POST',
    path: '/v2/applicationforservice/processserviceorder',
    summary: 'Ask for work at an account',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    forOpenAccounts: true,
    delegates: 'manage',
    gate: 'serviceRequests',
    body: z.object({
      accountNumber,
      workType: ruled(serviceTypeViolation, 20).meta({
        description: 'one of `service-requests.types`',
        examples: ['METER'],
      }),
      comments: ruled(commentsViolation, 5000).default('').meta({ description: 'free text for the co-op' }),
      phone: ruled(requestPhoneViolation, 30).meta({
        description: 'phone number, digits only',
        examples: ['5415550103'],
      }),
    }),
    response: said,
    errors: [400, 404, 429],
  }),
  'service-requests.list': operation({
    method: 'GET',
    path: '/v2/applicationforservice/getserviceorders/{accountNumber}',
    summary: 'Past requests of an account, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'serviceRequests',
    params: z.object({ accountNumber }),
    response: z.array(
      z.object({
        description: z.string().meta({ examples: ['Check my meter'] }),
        creation: localDay.meta({ examples: ['2026-11-18'] }),
        soNumber: z.string().meta({ examples: ['SO-8842'] }),
        reviewed: z.string().meta({ examples: ['Open'] }),
      }),
    ),
    errors: [404],
  }),
} as const;
