import { draftNotices } from '@rochdale/domain/communications/notifications/draft-notice';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { ceilingMax, daysBeforeMax, isCeiling } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { duePaymentStates } from '@rochdale/domain/planned/due-payments/due-payment-state';
import { violation } from '@rochdale/domain/violation';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, said, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';
import { storedPayment, storedPaymentId } from '../../schemas/stored-payments.ts';

const tag = 'Auto payments';
const params = z.object({ memberNumber });
const one = z.object({ memberNumber, accountNumber });

const daysBefore = z
  .number()
  .int()
  .min(0)
  .max(daysBeforeMax)
  .meta({ description: 'days before the due date', examples: [3] });
const ceiling = dollars
  .nullable()
  .superRefine((value, context) => {
    if (value === null || isCeiling(centsOf(value))) return;
    const found = violation('autoPay.ceiling.invalid', { max: formatMoney(ceilingMax) });
    context.addIssue({ code: 'custom', message: found.code, params: found });
  })
  .meta({ description: 'most that may be charged at once; null: no bound', examples: [250] });

/** What a member agrees to. Dollars; no ceiling is null. */
const terms = z.object({
  storedPaymentId,
  daysBefore,
  ceiling,
  agreed: z.literal(true).meta({ description: 'the member accepts the terms' }),
});

/** How auto pay of one account stands. Dollars. */
const registration = z.object({
  paymentMethod: z.enum(['ECHECK', 'CHARGE']),
  storedPaymentId,
  daysBefore,
  ceiling: dollars.nullable().meta({ examples: [250] }),
  isPaused: z.boolean(),
  startDate: localDay,
});

/** An account with what auto pay's rules need to know of it, and what auto pay did. Dollars. */
const autoPayAccount = z.object({
  accountNumber,
  accountType,
  serviceAddress,
  isPrepaidAccount: z.boolean(),
  isBillingAutoPay: z.boolean(),
  hasDraft: z.boolean(),
  draftNotice: z.enum(draftNotices),
  allowed: z.object({ card: z.boolean().meta({ examples: [true] }), echeck: z.boolean().meta({ examples: [true] }) }),
  accountBalance: dollars,
  bills: z.array(
    z.object({
      billDate: localDay.meta({ examples: ['2026-11-04'] }),
      dueDate: localDay.meta({ examples: ['2026-11-30'] }),
    }),
  ),
  debitFrom: localDay.meta({
    description: 'from when on its balance may be taken from a bank account by itself (planned-85)',
    examples: ['2026-11-30'],
  }),
  autoPay: registration.nullable(),
  takenUp: z
    .array(
      z.object({
        dueDay: localDay.meta({ examples: ['2026-11-30'] }),
        state: z.enum(duePaymentStates),
        tryOn: localDay.meta({ description: 'nothing is tried before it', examples: ['2026-12-01'] }),
        debitFrom: localDay.meta({
          description: 'from when on its balance may be taken from a bank account on that due day (planned-85)',
          examples: ['2026-12-01'],
        }),
      }),
    )
    .meta({ description: 'due days that were taken up already, and stand' }),
  lastPayments: z.array(
    z.object({
      dueDay: localDay.meta({ examples: ['2026-11-30'] }),
      amount: dollars,
      state: z.enum(['paid', 'open', 'failed', 'returned', 'none']),
    }),
  ),
});

/** Auto pay (planned-1). */
export const autoPayOperations = {
  'auto-pay.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/auto-pay',
    summary: 'A member’s accounts with their auto pay, and the stored ways of paying that it may charge',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'never',
    gate: 'autoPay',
    params,
    response: z.object({ accounts: z.array(autoPayAccount), methods: z.array(storedPayment), today: localDay }),
    errors: [404],
  }),
  'auto-pay.enroll': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/auto-pay',
    summary: 'Enroll accounts: all of them, or none',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['auto-pay-enrolled'],
    forOpenAccounts: true,
    delegates: 'never',
    gate: 'autoPay',
    params,
    body: terms.extend({
      accounts: z.array(z.object({ accountNumber })).min(1).max(200).meta({ description: 'the accounts meant' }),
    }),
    response: said,
    errors: [400, 404, 409, 429],
  }),
  'auto-pay.change': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/auto-pay/{accountNumber}',
    summary: 'Change the auto pay of an account',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['auto-pay-changed'],
    delegates: 'never',
    gate: 'autoPay',
    params: one,
    body: terms,
    response: said,
    errors: [400, 404, 429],
  }),
  'auto-pay.pause': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/auto-pay/{accountNumber}/paused',
    summary: 'Pause the auto pay of an account, or go on with it',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['auto-pay-paused', 'auto-pay-resumed'],
    delegates: 'never',
    gate: 'autoPay',
    params: one,
    body: z.object({ isPaused: z.boolean().meta({ description: 'rests, or goes on' }) }),
    response: said,
    errors: [400, 404, 429],
  }),
  'auto-pay.remove': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/auto-pay/{accountNumber}',
    summary: 'Remove the auto pay of an account',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['auto-pay-ended'],
    delegates: 'never',
    gate: 'autoPay',
    params: one,
    response: said,
    errors: [400, 404],
  }),
} as const;
