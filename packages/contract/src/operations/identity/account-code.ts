import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { codeChannels } from '@rochdale/domain/identity/sign-in/locked';
import { quickPayAccountNumberViolation } from '@rochdale/domain/paying/quick-pay/verification';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { message } from '../../schemas/answered.ts';
import { ruled, sealed } from '../../schemas/fields.ts';

const shared = { tag: 'Quick Pay', access: 'public', gate: 'always' } as const;

/** The way into an account that too many wrong digits have locked: a code to a contact on file. */
export const accountCodeOperations = {
  'account-code.send': operation({
    method: 'POST',
    path: '/v3/account-code',
    summary: 'Have a code sent to a contact on file of a locked account; the answer is always the same',
    ...shared,
    changes: 'something',
    audit: [],
    body: z.object({
      accountNumber: ruled(quickPayAccountNumberViolation).meta({
        description: 'the account',
        examples: ['104500017'],
      }),
      channel: z
        .enum(codeChannels)
        .meta({ description: 'how the code is to come; another way where there is only that' }),
    }),
    response: z.object({ attempt: sealed, message }),
    errors: [400, 428],
  }),
  'account-code.check': operation({
    method: 'POST',
    path: '/v3/account-code/check',
    summary: 'Exchange the code for a key that opens the account in place of phone digits',
    ...shared,
    changes: 'something',
    audit: [],
    body: z.object({
      attempt: sealed.min(1).max(2000).meta({ description: 'which code is meant' }),
      verificationCode: ruled(verificationCodeViolation).meta({
        description: 'the code that was sent',
        examples: ['492817'],
      }),
    }),
    response: z.object({ accountKey: sealed }),
    errors: [400],
  }),
} as const;
