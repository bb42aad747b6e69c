import type { ApplicationField } from '@rochdale/domain/service/application-for-service/application';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';

const tag = 'Application for service';

const typed = z.string().max(500);

/** What is typed; the rules that judge it name the field and say what is wrong. */
const body = z.object({
  /** Made by the browser for each application: one that is sent twice is taken once. */
  applicationId: z.uuid(),
  application: z.strictObject({
    accountType: typed,
    kind: typed,
    startDate: typed,
    street: typed,
    unit: typed,
    city: typed,
    state: typed,
    zip: typed,
    mailTo: typed,
    mailStreet: typed,
    mailUnit: typed,
    mailCity: typed,
    mailState: typed,
    mailZip: typed,
    firstName: typed,
    lastName: typed,
    businessName: typed,
    phone: typed,
    email: typed,
    comments: typed,
  } satisfies Record<ApplicationField, typeof typed>),
});
const response = z.object({ confirmationNumber: z.string() });

/** A visitor or a member applies for new service (service-31). */
export const applicationForServiceOperations = {
  'application-for-service.apply': operation({
    method: 'POST',
    path: '/v3/applications-for-service',
    summary: 'Apply for new service as a visitor',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'applicationForService',
    body,
    response,
    errors: [400, 409, 429],
  }),
  'application-for-service.apply-as-member': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/applications-for-service',
    summary: 'Apply for new service as a member',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    gate: 'applicationForService',
    params: z.object({ memberNumber }),
    body,
    response,
    errors: [400, 404, 409, 429],
  }),
  'application-for-service.applicant': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/applications-for-service/applicant',
    summary: 'Name, contacts and mailing address with which a member’s application begins',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'applicationForService',
    params: z.object({ memberNumber }),
    response: z.object({
      firstName: z.string(),
      lastName: z.string(),
      /** Digits; empty where none is on file. */
      phone: z.string(),
      email: z.string(),
      street: z.string(),
      unit: z.string(),
      city: z.string(),
      state: z.string(),
      /** Digits. */
      zip: z.string(),
    }),
    errors: [404],
  }),
} as const;
