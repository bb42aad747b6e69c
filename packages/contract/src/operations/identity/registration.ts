import {
  accountNumberViolation,
  answerMaxLength,
  verificationCodeViolation,
} from '@rochdale/domain/identity/registration/registration-form';
import { newUsernameViolation, passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber, ruled } from '../../schemas/fields.ts';

const tag = 'Registration';
const sealed = z.string().min(1).max(2000);

/** A way to receive the code: masked for the eye, sealed for the server. */
const authenticateOption = z.object({ label: z.string(), validatorResource: z.string() });

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
    body: z.object({ accountNumber: ruled(accountNumberViolation), ssnDigits: z.string().max(9).optional() }),
    response: z.object({
      cellPhones: z.array(authenticateOption),
      emails: z.array(authenticateOption),
      isSmsEnabled: z.boolean(),
      /** Only told once the code was right. */
      memberNumber: z.null(),
      /** Sealed right to name a contact oneself, where the site allows that and none is on file. */
      ownContact: z.string().nullable(),
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
      z.strictObject({ selectedAuthenticateOption: sealed }),
      z.strictObject({ ownContact: sealed, email: z.string().max(60) }),
      z.strictObject({ ownContact: sealed, phone: z.string().max(20) }),
    ]),
    response: z.object({ attempt: z.string(), sentTo: z.string() }),
    errors: [400, 429],
  }),
  'registration.verify-code': operation({
    method: 'POST',
    path: '/v3/registration/verify-code',
    summary: 'Check the verification code',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ attempt: sealed, verificationCode: ruled(verificationCodeViolation) }),
    response: z.object({ memberNumber, registrationToken: z.string(), message: z.string() }),
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
    body: z.object({ loginId: ruled(newUsernameViolation), registrationToken: sealed }),
    response: z.object({ available: z.boolean() }),
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
      registrationToken: sealed,
      loginId: ruled(newUsernameViolation),
      email: z.string().max(60),
      cnfemail: z.string().max(60).optional(),
      password: z.string().max(passwordAbsoluteMax),
      cnfpassword: z.string().max(passwordAbsoluteMax),
      secQuestion: z.string().max(30).optional(),
      secAnswer: z.string().max(answerMaxLength).optional(),
      hasOptedForPaperlessBilling: z.boolean(),
      hasOptedForPaperlessOther: z.boolean(),
      areMarketingEmailsAllowed: z.boolean(),
      paperlessConfirmText: z.boolean(),
    }),
    response: z.object({ loginId: z.string() }),
    errors: [400, 409, 429],
  }),
} as const;
