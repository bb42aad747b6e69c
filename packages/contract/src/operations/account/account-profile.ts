import { extensionMaxLength } from '@rochdale/domain/account/account-profile/phones';
import { maxPhones } from '@rochdale/domain/account/account-profile/profile';
import { yesNo } from '@rochdale/domain/yes-no';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { message } from '../../schemas/answered.ts';
import { accountNumber, memberNumber } from '../../schemas/fields.ts';
import { memberPerson } from '../../schemas/member-person.ts';

const tag = 'Account profile';
const path = '/v3/member/{memberNumber}/accounts/{accountNumber}/profile';
const params = z.object({ memberNumber, accountNumber });
const text = z.string().max(100);

const contactPhone = z.object({
  eCommunicationDetailId: z
    .string()
    .max(20)
    .meta({ description: 'the phone on file; empty for a new one', examples: ['1'] }),
  eCommunicationId: z
    .string()
    .max(30)
    .meta({ description: 'kind of phone, one of the answer’s `phoneTypes`', examples: ['CELL'] }),
  phoneNumber: z
    .string()
    .max(20)
    .meta({ description: 'phone number', examples: ['5415550103'] }),
  extension: z
    .string()
    .max(extensionMaxLength)
    .meta({ description: 'extension', examples: [''] }),
  isDelete: z.boolean().meta({ description: 'the phone is to be removed' }),
});

/** Names and the account's mailing address. The rules that judge them name the field and say what is wrong. */
const profileFields = z.object({
  firstName: text.meta({ description: 'first name', examples: ['Walter'] }),
  middleName: text.meta({ description: 'middle name; may be empty', examples: [''] }),
  lastName: text.meta({ description: 'last name', examples: ['Prine'] }),
  streetNumber: text.meta({ description: 'house number', examples: ['15'] }),
  streetName: text.meta({ description: 'street', examples: ['Sawyer'] }),
  streetType: text.meta({ description: 'kind of street', examples: ['ST'] }),
  unit: text.meta({ description: 'unit; may be empty', examples: [''] }),
  city: text.meta({ description: 'city', examples: ['Alder Crossing'] }),
  state: z
    .string()
    .max(2)
    .meta({ description: 'two letters', examples: ['OR'] }),
  zip: z
    .string()
    .max(10)
    .meta({ description: 'ZIP code, without a hyphen', examples: ['97498'] }),
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
    delegates: 'never',
    gate: 'always',
    params,
    response: profileFields.extend({
      organizationName: z.string().meta({ description: 'of an organization; else empty', examples: [''] }),
      persons: z.array(memberPerson).meta({ description: 'further persons of the membership' }),
      count: z
        .number()
        .int()
        .min(1)
        .meta({ description: 'accounts of the member that share the address', examples: [1] }),
      contactPhones: z
        .array(contactPhone.extend({ eCommunicationDescription: z.string().meta({ examples: ['Cell phone'] }) }))
        .max(maxPhones),
      phoneTypes: z.array(
        z.object({
          eCommunicationId: z.string().meta({ examples: ['CELL'] }),
          description: z.string().meta({ examples: ['Cell phone'] }),
        }),
      ),
      refused: z
        .object({
          date: z.iso.date().meta({ description: 'when it was sent', examples: ['2026-11-20'] }),
          reason: z.string().meta({
            description: 'why, as the office said it; may be empty',
            examples: ['We could not read part of it.'],
          }),
        })
        .nullable()
        .meta({ description: 'the newest change, where the office did not accept it' }),
      isVerified: z.enum(yesNo).meta({ description: 'N while a change is pending review' }),
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
    delegates: 'never',
    gate: 'always',
    params,
    body: profileFields.extend({
      updateIndicator: z
        .enum(['ONE', 'ALL'])
        .default('ONE')
        .meta({ description: 'the address of this account, or of all that share it' }),
      contactPhones: z.array(contactPhone).max(maxPhones).meta({ description: 'the member’s phones' }),
    }),
    /** No message where the change is pending review. */
    response: z.object({ isVerified: z.enum(yesNo), message: message.nullable() }),
    errors: [400, 404, 409],
  }),
} as const;
