import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { codeChannels } from '@rochdale/domain/identity/sign-in/locked';
import { quickPayAccountNumberViolation } from '@rochdale/domain/paying/quick-pay/verification';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { ruled } from '../../schemas/fields.ts';

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
    body: z.object({ accountNumber: ruled(quickPayAccountNumberViolation), channel: z.enum(codeChannels) }),
    response: z.object({ attempt: z.string(), message: z.string() }),
    errors: [400, 428],
  }),
  'account-code.check': operation({
    method: 'POST',
    path: '/v3/account-code/check',
    summary: 'Exchange the code for a key that opens the account in place of phone digits',
    ...shared,
    changes: 'something',
    audit: [],
    body: z.object({ attempt: z.string().min(1).max(2000), verificationCode: ruled(verificationCodeViolation) }),
    response: z.object({ accountKey: z.string() }),
    errors: [400],
  }),
} as const;
