import { paymentLinkStates } from '@rochdale/domain/paying/payment-link/payment-link';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { nothing, personName, reason } from '../../../schemas/staff.ts';

const tag = 'Links to pay';
const memberNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'a member', examples: ['200017'] });
const accountNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'an account of the member', examples: ['104471882'] });
const amountCents = z
  .number()
  .int()
  .positive()
  .meta({ description: 'in cents', examples: [18_860] });
const linkId = z.uuid().meta({ description: 'a link', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b11'] });
const sentTo = z.string().meta({ description: 'the contact, masked', examples: ['m***@okonkwo.example'] });

/** Links to pay that a clerk sends to a contact on file (office-95, office-96). */
export const paymentLinksOperations = {
  'payment-links.list': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/payment-links',
    summary: 'The links to pay that were sent to a member, the newest first, 20 at most',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    params: z.object({ memberNumber }),
    response: z.object({
      links: z.array(
        z.object({
          linkId,
          accountNumber,
          amountCents,
          sentTo,
          by: personName,
          at: moment,
          expiresAt: moment,
          state: z.enum(paymentLinkStates),
          transNo: z.string().nullable().meta({ description: 'the payment that it led to' }),
        }),
      ),
    }),
    errors: [],
  }),
  'payment-links.send': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/payment-links',
    summary: 'Send a link to pay one amount on one account to a contact on file; it works once, for 48 hours',
    tag,
    access: staff('payments.link'),
    changes: 'something',
    audit: ['payment-link-sent'],
    asks: 'reason',
    params: z.object({ memberNumber }),
    body: z.object({
      accountNumber,
      amountCents,
      way: z
        .string()
        .max(40)
        .meta({ description: 'a contact, as `members.ways` names it', examples: ['login'] }),
      reason,
    }),
    response: z.object({ sentTo, expiresAt: moment }),
    errors: [400, 404, 409, 429],
  }),
  'payment-links.call-off': officeOperation({
    method: 'POST',
    path: '/v1/payment-links/{linkId}/call-off',
    summary: 'Call a link off: it opens nothing from now on',
    tag,
    access: staff('payments.link'),
    changes: 'something',
    audit: ['payment-link-called-off'],
    asks: 'reason',
    params: z.object({ linkId }),
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
} as const;
