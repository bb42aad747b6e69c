import {
  commentsViolation,
  requestPhoneViolation,
  serviceTypeViolation,
} from '@rochdale/domain/service/service-requests/service-request';
import { z } from 'zod';
import { operation } from '../../operation.ts';
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
    gate: 'serviceRequests',
    params: z.object({ accountNumber }),
    response: z.array(z.object({ workTypeID: z.string(), description: z.string() })),
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
    gate: 'serviceRequests',
    body: z.object({
      accountNumber,
      workType: ruled(serviceTypeViolation, 20),
      comments: ruled(commentsViolation, 5000).default(''),
      /** Digits only. */
      phone: ruled(requestPhoneViolation, 30),
    }),
    response: z.object({ message: z.string() }),
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
    gate: 'serviceRequests',
    params: z.object({ accountNumber }),
    response: z.array(
      z.object({ description: z.string(), creation: localDay, soNumber: z.string(), reviewed: z.string() }),
    ),
    errors: [404],
  }),
} as const;
