import { extensionMaxLength } from '@rochdale/domain/account/account-profile/phones';
import { maxPhones } from '@rochdale/domain/account/account-profile/profile';
import { yesNo } from '@rochdale/domain/yes-no';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, memberNumber } from '../../schemas/fields.ts';

const tag = 'Account profile';
const path = '/v3/member/{memberNumber}/accounts/{accountNumber}/profile';
const params = z.object({ memberNumber, accountNumber });
const text = z.string().max(100);

const contactPhone = z.object({
  /** Names a phone on file; empty for a new one. */
  eCommunicationDetailId: z.string().max(20),
  eCommunicationId: z.string().max(30),
  phoneNumber: z.string().max(20),
  extension: z.string().max(extensionMaxLength),
  isDelete: z.boolean(),
});

/** Names and the account's mailing address. The rules that judge them name the field and say what is wrong. */
const profileFields = z.object({
  firstName: text,
  middleName: text,
  lastName: text,
  streetNumber: text,
  streetName: text,
  streetType: text,
  unit: text,
  city: text,
  state: z.string().max(2),
  /** Without hyphen. */
  zip: z.string().max(10),
});

/** The member's profile (account-65). */
export const accountProfileOperations = {
  'account-profile.get': operation({
    method: 'GET',
    path,
    summary: 'Name, phones and the account’s mailing address; a change that is pending is in it',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params,
    response: profileFields.extend({
      /** Accounts of the member that share the address. */
      count: z.number().int().min(1),
      contactPhones: z.array(contactPhone.extend({ eCommunicationDescription: z.string() })).max(maxPhones),
      phoneTypes: z.array(z.object({ eCommunicationId: z.string(), description: z.string() })),
      /** False while a change is pending review. */
      isVerified: z.enum(yesNo),
    }),
    errors: [404],
  }),
  'account-profile.update': operation({
    method: 'PUT',
    path,
    summary: 'Change the profile: at once, or once it is reviewed, as the co-op has it',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['profile-changed'],
    gate: 'always',
    params,
    body: profileFields.extend({
      updateIndicator: z.enum(['ONE', 'ALL']).default('ONE'),
      contactPhones: z.array(contactPhone).max(maxPhones),
    }),
    /** No message where the change is pending review. */
    response: z.object({ isVerified: z.enum(yesNo), message: z.string().nullable() }),
    errors: [400, 404, 409],
  }),
} as const;
