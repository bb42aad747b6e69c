import {
  accountNumberViolation,
  answerMaxLength,
  verificationCodeViolation,
} from '@rochdale/domain/identity/registration/registration-form';
import { newUsernameViolation } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { message } from '../../schemas/answered.ts';
import { memberNumber, ruled, sealed } from '../../schemas/fields.ts';
import { newPassword } from '../../schemas/new-password.ts';

const tag = 'Registration';
/** Sealed, as a step before gave it. */
const given = sealed.min(1).max(2000);
const ownContact = given.meta({ description: 'the right to name a contact oneself' });

/** A way to receive the code: masked for the eye, sealed for the server. */
const authenticateOption = z.object({
  label: z.string().meta({ examples: ['(541) ***-****'] }),
  validatorResource: sealed,
});

/** Registration (identity-25). */
export const registrationOperations = {
  'registration.authentication-types': operation({
    method: 'POST',
    path: '/v3/registration/authentication-types',
    summary: 'Where the code for an account may be sent, masked',
    tag,
    access: 'public',
    changes: 'rights',
    audit: [],
    gate: 'always',
    body: z.object({
      accountNumber: ruled(accountNumberViolation).meta({ description: 'the account', examples: ['104500017'] }),
      ssnDigits: z
        .string()
        .max(9)
        .optional()
        .meta({ description: 'last digits of the social security number, where the co-op asks', examples: ['6789'] }),
    }),
    response: z.object({
      cellPhones: z.array(authenticateOption),
      emails: z.array(authenticateOption),
      isSmsEnabled: z.boolean().meta({ examples: [true] }),
      memberNumber: z.null().meta({ description: 'only told once the code was right', examples: [null] }),
      ownContact: sealed.nullable().meta({
        description: 'sealed right to name a contact oneself, where the site allows that and none is on file',
        examples: [null],
      }),
    }),
    errors: [400, 428, 429],
  }),
  'registration.verify-account': operation({
    method: 'POST',
    path: '/v3/registration/verify-account',
    summary: 'Send a verification code',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.union([
      /** The `validatorResource` of what was chosen. */
      z.strictObject({
        selectedAuthenticateOption: given.meta({
          description: 'the `validatorResource` of one of the contacts answered',
        }),
      }),
      z.strictObject({
        ownContact,
        email: z
          .string()
          .max(60)
          .meta({ description: 'e-mail address', examples: ['ada.lund@example.org'] }),
      }),
      z.strictObject({
        ownContact,
        phone: z
          .string()
          .max(20)
          .meta({ description: 'phone number', examples: ['5415550103'] }),
      }),
    ]),
    response: z.object({ attempt: sealed, sentTo: z.string().meta({ examples: ['(541) ***-****'] }) }),
    errors: [400, 429],
  }),
  'registration.verify-code': operation({
    method: 'POST',
    path: '/v3/registration/verify-code',
    summary: 'Check the verification code',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['reset-link-sent'],
    gate: 'always',
    body: z.object({
      attempt: given.meta({ description: 'which code is meant' }),
      verificationCode: ruled(verificationCodeViolation).meta({
        description: 'the code that was sent',
        examples: ['492817'],
      }),
    }),
    response: z.object({ memberNumber, registrationToken: sealed, message }),
    errors: [400, 409, 429],
  }),
  'registration.username': operation({
    method: 'POST',
    path: '/v3/registration/username',
    summary: 'Whether a username is free',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body: z.object({
      loginId: ruled(newUsernameViolation).meta({ description: 'the username', examples: ['ada.lund'] }),
      registrationToken: given.meta({ description: 'given by `registration.verify-code`' }),
    }),
    response: z.object({ available: z.boolean().meta({ examples: [true] }) }),
    errors: [400, 429],
  }),
  'registration.register': operation({
    method: 'POST',
    path: '/v3/registration/members',
    summary: 'Make the portal login of a verified member',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['registered'],
    gate: 'always',
    body: z.object({
      registrationToken: given.meta({ description: 'given by `registration.verify-code`' }),
      loginId: ruled(newUsernameViolation).meta({ description: 'the username', examples: ['ada.lund'] }),
      email: z
        .string()
        .max(60)
        .meta({ description: 'e-mail address', examples: ['ada.lund@example.org'] }),
      cnfemail: z
        .string()
        .max(60)
        .optional()
        .meta({ description: 'the e-mail address once more', examples: ['ada.lund@example.org'] }),
      ...newPassword,
      secQuestion: z
        .string()
        .max(30)
        .optional()
        .meta({ description: 'which security question', examples: ['firstPet'] }),
      secAnswer: z
        .string()
        .max(answerMaxLength)
        .optional()
        .meta({ description: 'answer to the security question', examples: ['Biscuit'] }),
      hasOptedForPaperlessBilling: z.boolean().meta({ description: 'bills come by e-mail alone' }),
      hasOptedForPaperlessOther: z.boolean().meta({ description: 'other papers come by e-mail alone' }),
      areMarketingEmailsAllowed: z.boolean().meta({ description: 'wants news by e-mail' }),
      paperlessConfirmText: z.boolean().meta({ description: 'the member accepts the paperless terms' }),
    }),
    response: z.object({ loginId: z.string().meta({ examples: ['ada.lund'] }) }),
    errors: [400, 409, 429],
  }),
} as const;
