import { outageFlags } from '@rochdale/domain/service/outage/outage-status';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay, localTime, memberNumber } from '../../schemas/fields.ts';
import { onItsWay } from '../../schemas/payments.ts';

/** What the overview shows beside balance and history (account-11). Dollars. */
export const accountDetails = z.object({
  spouseName: z.string().nullable(),
  statementHeadingMessage: z.string().nullable(),
  billMessages: z.array(z.string()),
  prepaidDisconnectAlert: z.string().nullable(),
  capitalCreditRefundMessage: z.string().nullable(),
  cutOffMsg: z.string().nullable(),
  activeReturnedItems: z.number().int().nonnegative(),
  yearToDateBudgetDifference: dollars.nullable(),
  netAccountBalance: dollars.nullable(),
  autoPayExists: z.boolean(),
  /** Whether a draft stands; its next date is null while that hangs on a bill to come. */
  draftExists: z.boolean(),
  /** What is on its way, and not off the balance yet. */
  onItsWay: z.array(onItsWay),
  /** Whether the account takes part in Operation RoundUp. */
  operationRoundup: z.boolean(),
  draftDate: localDay.nullable(),
  /** Whether an outage is active (account-14), and until when; on the co-op's clock. */
  outageStatus: z.enum(outageFlags),
  estimatedTimeOfRestoration: localTime.nullable(),
  meters: z.array(z.string()),
  hasArrangement: z.boolean(),
  arrangement: z
    .object({
      arrangementBalance: dollars,
      nextPaymentAmount: dollars,
      nextPaymentDueDate: localDay.nullable(),
      arrangementNotation: z.string(),
    })
    .nullable(),
  collectMeterReading: z.boolean(),
  meterSenseccUrl: z.string().nullable(),
  ccPdfLinkText: z.string().nullable(),
  /** Opens the capital credit statement of this account alone, and not for long; null where there is no link to it. */
  viewccPdfUrl: z.string().nullable(),
  /** The co-op's day, by which an arrangement is overdue. */
  today: localDay,
});

/** The overview's own calls (account-12). */
export const overviewOperations = {
  'overview.details': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/details',
    summary: 'Notices, outage state, budget, arrangement and programs of an account',
    tag: 'Overview',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    response: accountDetails,
    errors: [404],
  }),
  'overview.billed-usage': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/billed-usage',
    summary: 'What the last thirteen bills say was used, newest first',
    tag: 'Overview',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({
      /** False where usage is no part of the portal, or of this account's (`viewUsageHistory`, account-22). */
      isShown: z.boolean(),
      unit: z.string(),
      results: z.array(
        z.object({ billDate: localDay, quantity: z.number(), daysBilled: z.number().int().positive().nullable() }),
      ),
    }),
    errors: [404],
  }),
  'overview.my-meter': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/my-meter',
    summary: 'Where the member sees this account’s meter; opened in a new tab',
    tag: 'Overview',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({ link: z.url() }),
    errors: [404],
  }),
} as const;
