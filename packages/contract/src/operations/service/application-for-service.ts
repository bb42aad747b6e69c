import type { ApplicationField } from '@rochdale/domain/service/application-for-service/application';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { confirmationNumber } from '../../schemas/answered.ts';
import { memberNumber } from '../../schemas/fields.ts';

const tag = 'Application for service';

const typed = z.string().max(500);

/** What is typed; the rules that judge it name the field and say what is wrong. */
const body = z.object({
  applicationId: z.uuid().meta({
    description: 'made by the sender: the same again is kept once',
    examples: ['1a0b7a52-54c8-4c39-9d5e-0f5a3ef4a6a2'],
  }),
  application: z
    .strictObject({
      accountType: typed.meta({ description: 'kind of service', examples: ['Electric'] }),
      kind: typed.meta({ description: 'what is applied for', examples: ['existing'] }),
      startDate: typed.meta({ description: 'day from which service is wanted', examples: ['2026-12-01'] }),
      street: typed.meta({ description: 'street of the service, or its number and name', examples: ['18 Mill Rd'] }),
      unit: typed.meta({ description: 'unit; may be empty', examples: [''] }),
      city: typed.meta({ description: 'city', examples: ['Cedar Ridge'] }),
      state: typed.meta({ description: 'two letters', examples: ['OR'] }),
      zip: typed.meta({ description: 'ZIP code, without a hyphen', examples: ['97498'] }),
      mailTo: typed.meta({ description: 'whether letters go to the service address or another', examples: ['same'] }),
      mailStreet: typed.meta({ description: 'street for letters', examples: [''] }),
      mailUnit: typed.meta({ description: 'unit for letters', examples: [''] }),
      mailCity: typed.meta({ description: 'city for letters', examples: [''] }),
      mailState: typed.meta({ description: 'state for letters', examples: [''] }),
      mailZip: typed.meta({ description: 'ZIP code for letters', examples: [''] }),
      firstName: typed.meta({ description: 'first name', examples: ['Ada'] }),
      lastName: typed.meta({ description: 'last name', examples: ['Lund'] }),
      businessName: typed.meta({ description: 'name of a business', examples: [''] }),
      phone: typed.meta({ description: 'phone number', examples: ['5415550142'] }),
      email: typed.meta({ description: 'e-mail address', examples: ['ada.lund@example.org'] }),
      comments: typed.meta({ description: 'free text for the co-op', examples: [''] }),
    } satisfies Record<ApplicationField, typeof typed>)
    .meta({ description: 'all fields of the form by their name, as typed' }),
});
const response = z.object({
  confirmationNumber,
  // Optional: the release before does not say it, and of an application that is sent again it is not known.
  isConfirmed: z.boolean().optional().meta({ description: 'whether an e-mail confirms it to the applicant' }),
});

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
    delegates: 'never',
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
    delegates: 'never',
    gate: 'applicationForService',
    params: z.object({ memberNumber }),
    response: z.object({
      businessName: z.string().meta({ description: 'of an organization; else empty', examples: [''] }),
      firstName: z.string().meta({ examples: ['Walter'] }),
      lastName: z.string().meta({ examples: ['Prine'] }),
      phone: z.string().meta({ description: 'digits; empty where none is on file', examples: ['5415550103'] }),
      email: z.string().meta({ examples: ['walter.prine@example.org'] }),
      street: z.string().meta({ examples: ['15 Sawyer St'] }),
      unit: z.string().meta({ examples: [''] }),
      city: z.string().meta({ examples: ['Alder Crossing'] }),
      state: z.string().meta({ examples: ['OR'] }),
      zip: z.string().meta({ description: 'digits', examples: ['97498'] }),
    }),
    errors: [404],
  }),
} as const;
