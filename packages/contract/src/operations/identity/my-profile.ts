import { answerMaxLength } from '@rochdale/domain/identity/registration/registration-form';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';

const tag = 'My Profile';
const params = z.object({ memberNumber });

/** How one account is billed, and what it gives (identity-49; the spelling is the specification's). Dollars. */
const settingsAccount = z.object({
  accountNumber,
  address: z.string(),
  hasEmailBillNotice: z.boolean(),
  hasPaperlessBilling: z.boolean(),
  hasOtherPaperlessBillinge: z.boolean(),
  operationRoundup: z.boolean(),
  operationRoundupAmount: dollars.nullable(),
  operationRoundupExpiration: localDay.nullable(),
});

const memberDetails = z.object({
  /** The member's e-mail address. */
  userName: z.string(),
  loginId: z.string(),
  secretQuestionId: z.string(),
  /** Always empty: the answer is stored like a password. */
  secretQuestionAnswer: z.literal(''),
  hasSecretAnswer: z.boolean(),
  /** What may be asked, in the caller's language. */
  secretQuestions: z.array(z.object({ id: z.string(), description: z.string() })),
  accounts: z.array(settingsAccount),
  /** What kinds of payment data are stored. */
  paymentTypes: z.array(z.enum(['Credit', 'Check'])),
  paymentEmailReceived: z.boolean(),
  serviceOrderEmailReceived: z.boolean(),
  phoneNumberMask: z.boolean(),
  hasPaperlessBilling: z.boolean(),
  hasPaperlessOther: z.boolean(),
  electronicKit: z.boolean(),
  marketingEmail: z.boolean(),
  /** The co-op's day, from which expirations are judged. */
  today: localDay,
});

const typed = z.string().max(300);
const choice = z.boolean().optional();

/**
 * The member update request (identity-49). What is left out stays as it is, so that each tab can be saved alone;
 * `loginId`, `userName` and the security question are judged together as soon as one of them is given.
 */
const memberUpdate = z.object({
  loginId: typed.optional(),
  userName: typed.optional(),
  password: z.string().max(passwordAbsoluteMax).optional(),
  cnfpassword: z.string().max(passwordAbsoluteMax).optional(),
  /** Asked for, where the site wants it, when password or e-mail address change. */
  currentPassword: z.string().max(passwordAbsoluteMax).optional(),
  securityQuestionId: z.string().max(30).optional(),
  securityQuestionAnswer: z.string().max(answerMaxLength).optional(),
  removeStoredCreditData: choice,
  removeStoredBankData: choice,
  receiveServiceOrderEmail: choice,
  receivePaymentEmail: choice,
  canMaskPhone: choice,
  isPaperlessBilling: choice,
  isPaperlessOther: choice,
  annualMarketingElectricKit: choice,
  isMarketEmail: choice,
  paperlessConfirmText: choice,
  paperlessAccounts: z
    .array(z.object({ accountNumber, isEmail: z.boolean(), isPaperless: z.boolean(), isPaperlessOther: z.boolean() }))
    .max(1000)
    .optional(),
  roundupAccounts: z
    .array(
      z.object({
        accountNumber,
        optedForOp: z.boolean(),
        opPlusAmount: dollars.nullable(),
        opPlusExpirationDate: localDay.nullable(),
      }),
    )
    .max(1000)
    .optional(),
});

/** Member settings (identity-47). */
export const myProfileOperations = {
  'my-profile.details': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/details',
    summary: 'The member’s settings',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params,
    response: memberDetails,
    errors: [404],
  }),
  'my-profile.update': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/details',
    summary: 'Change the member’s settings: all of what is sent, or nothing',
    tag,
    access: 'member',
    changes: 'something',
    audit: [
      'username-changed',
      'email-changed',
      'password-changed',
      'security-answer-changed',
      'current-password-failed',
      'paperless-changed',
      'way-to-pay-removed',
    ],
    gate: 'always',
    params,
    body: memberUpdate,
    response: z.object({ message: z.string() }),
    errors: [400, 404, 409, 429],
  }),
  'my-profile.username': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/username',
    summary: 'Whether a username is free for this member',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params,
    body: z.object({ loginId: typed }),
    response: z.object({ available: z.boolean() }),
    errors: [400, 404, 429],
  }),
  'my-profile.auto-payments': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/auto-payments',
    summary: 'Which kinds of stored payment data auto pay uses',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params,
    response: z.object({ results: z.array(z.object({ paymentMethod: z.enum(['ECHECK', 'CHARGE']) })) }),
    errors: [404],
  }),
} as const;
