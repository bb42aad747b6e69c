import { answerMaxLength } from '@rochdale/domain/identity/registration/registration-form';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';
import { keepsPasskeys } from '../../schemas/passkeys.ts';

const tag = 'My Profile';
const params = z.object({ memberNumber });

/** How one account is billed, and what it gives (identity-49; the spelling is the specification's). Dollars. */
const settingsAccount = z.object({
  accountNumber,
  address: serviceAddress,
  hasEmailBillNotice: z.boolean(),
  hasPaperlessBilling: z.boolean(),
  hasOtherPaperlessBillinge: z.boolean(),
  operationRoundup: z.boolean(),
  operationRoundupAmount: dollars.nullable().meta({ examples: [2] }),
  operationRoundupExpiration: localDay.nullable().meta({ examples: ['2027-06-30'] }),
});

const memberDetails = z.object({
  userName: z.string().meta({ description: 'the member’s e-mail address', examples: ['walter.prine@example.org'] }),
  loginId: z.string().meta({ examples: ['walter.prine'] }),
  secretQuestionId: z.string().meta({ examples: ['firstPet'] }),
  secretQuestionAnswer: z.literal('').meta({ description: 'always empty: the answer is stored like a password' }),
  hasSecretAnswer: z.boolean(),
  secretQuestions: z
    .array(
      z.object({
        id: z.string().meta({ examples: ['firstPet'] }),
        description: z.string().meta({ examples: ['What was the name of your first pet?'] }),
      }),
    )
    .meta({ description: 'what may be asked, in the caller’s language' }),
  accounts: z.array(settingsAccount),
  paymentTypes: z.array(z.enum(['Credit', 'Check'])).meta({ description: 'what kinds of payment data are stored' }),
  paymentEmailReceived: z.boolean(),
  serviceOrderEmailReceived: z.boolean(),
  phoneNumberMask: z.boolean(),
  hasPaperlessBilling: z.boolean(),
  hasPaperlessOther: z.boolean(),
  electronicKit: z.boolean(),
  marketingEmail: z.boolean(),
  accessTokens: z
    .number()
    .int()
    .meta({ description: 'how many personal tokens the login has', examples: [1] }),
  today: localDay.meta({ description: 'the co-op’s day, from which expirations are judged' }),
});

const typed = z.string().max(300);
const choice = z.boolean().optional();

/**
 * The member update request (identity-49). What is left out stays as it is, so that each tab can be saved alone;
 * `loginId`, `userName` and the security question are judged together as soon as one of them is given.
 */
const memberUpdate = z.object({
  loginId: typed.optional().meta({ description: 'the username', examples: ['walter.prine'] }),
  userName: typed.optional().meta({ description: 'the e-mail address', examples: ['walter.prine@example.org'] }),
  password: z
    .string()
    .max(passwordAbsoluteMax)
    .optional()
    .meta({ description: 'the password', examples: ['Maple-river-42!'] }),
  cnfpassword: z
    .string()
    .max(passwordAbsoluteMax)
    .optional()
    .meta({ description: 'the password once more', examples: ['Maple-river-42!'] }),
  currentPassword: z
    .string()
    .max(passwordAbsoluteMax)
    .optional()
    .meta({
      description:
        'the password that the login has now; asked for, where the site wants it, when password or e-mail address change',
      examples: ['Quiet-harbor-17!'],
    }),
  keepsPasskeys,
  keepsAccessTokens: choice.meta({ description: 'personal tokens stay when the password changes; else they end' }),
  securityQuestionId: z
    .string()
    .max(30)
    .optional()
    .meta({ description: 'which security question', examples: ['firstPet'] }),
  securityQuestionAnswer: z
    .string()
    .max(answerMaxLength)
    .optional()
    .meta({ description: 'answer to the security question', examples: ['Biscuit'] }),
  removeStoredCreditData: choice.meta({ description: 'forgets stored cards' }),
  removeStoredBankData: choice.meta({ description: 'forgets stored bank accounts' }),
  receiveServiceOrderEmail: choice.meta({ description: 'an e-mail for each service order' }),
  receivePaymentEmail: choice.meta({ description: 'an e-mail for each payment' }),
  canMaskPhone: choice.meta({ description: 'phones are shown masked' }),
  isPaperlessBilling: choice.meta({ description: 'bills come by e-mail alone' }),
  isPaperlessOther: choice.meta({ description: 'other papers come by e-mail alone' }),
  annualMarketingElectricKit: choice.meta({ description: 'wants the yearly kit' }),
  isMarketEmail: choice.meta({ description: 'wants news by e-mail' }),
  paperlessConfirmText: choice.meta({ description: 'the member accepts the paperless terms' }),
  paperlessAccounts: z
    .array(
      z.object({
        accountNumber,
        isEmail: z.boolean().meta({ description: 'a note by e-mail when a bill is there' }),
        isPaperless: z.boolean().meta({ description: 'its bills come by e-mail alone' }),
        isPaperlessOther: z.boolean().meta({ description: 'other papers come by e-mail alone' }),
      }),
    )
    .max(1000)
    .optional()
    .meta({ description: 'how each account’s papers come' }),
  roundupAccounts: z
    .array(
      z.object({
        accountNumber,
        optedForOp: z.boolean().meta({ description: 'takes part in Operation RoundUp' }),
        opPlusAmount: dollars
          .nullable()
          .meta({ description: 'fixed gift each month; null: the bill is rounded up', examples: [2] }),
        opPlusExpirationDate: localDay
          .nullable()
          .meta({ description: 'last day of the gift; null: until it is ended', examples: ['2027-06-30'] }),
      }),
    )
    .max(1000)
    .optional()
    .meta({ description: 'Operation RoundUp of each account' }),
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
    ofLogin: true,
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
      'passkey-removed',
      'security-answer-changed',
      'current-password-failed',
      'paperless-changed',
      'way-to-pay-removed',
    ],
    ofLogin: true,
    gate: 'always',
    params,
    body: memberUpdate,
    response: said,
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
    ofLogin: true,
    gate: 'always',
    params,
    body: z.object({ loginId: typed.meta({ description: 'the username', examples: ['walter.prine'] }) }),
    response: z.object({ available: z.boolean().meta({ examples: [true] }) }),
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
    ofLogin: true,
    gate: 'always',
    params,
    response: z.object({ results: z.array(z.object({ paymentMethod: z.enum(['ECHECK', 'CHARGE']) })) }),
    errors: [404],
  }),
} as const;
