import { helpKinds } from '@rochdale/domain/paying/payment-help/help-settings';
import { helpStandings } from '@rochdale/domain/paying/payment-help/help-standing';
import { outageFlags } from '@rochdale/domain/service/outage/outage-status';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { unitOfMeasure } from '../../schemas/answered.ts';
import { accountNumber, count, dollars, localDay, localTime, memberNumber, sealed } from '../../schemas/fields.ts';
import { onItsWay } from '../../schemas/payments.ts';
import { prepaidOutlook } from './prepaid.ts';

/** What the overview shows beside balance and history (account-11). Dollars. */
export const accountDetails = z.object({
  spouseName: z
    .string()
    .nullable()
    .meta({ examples: ['Ida Prine'] }),
  statementHeadingMessage: z.string().nullable(),
  billMessages: z.array(z.string().meta({ examples: ['The office is closed on November 26.'] })),
  prepaidDisconnectAlert: z.string().nullable(),
  capitalCreditRefundMessage: z.string().nullable(),
  closedOn: localDay.nullable().meta({ description: 'since when it is closed; null: it is open', examples: [null] }),
  cutOffMsg: z.string().nullable(),
  activeReturnedItems: count.nonnegative().meta({ examples: [0] }),
  yearToDateBudgetDifference: dollars.nullable().meta({ examples: [22.15] }),
  netAccountBalance: dollars.nullable(),
  autoPayExists: z.boolean(),
  draftExists: z
    .boolean()
    .meta({ description: 'whether a draft stands; its next date is null while that hangs on a bill to come' }),
  onItsWay: z.array(onItsWay).meta({ description: 'what is on its way, and not off the balance yet' }),
  operationRoundup: z.boolean().meta({ description: 'whether the account takes part in Operation RoundUp' }),
  draftDate: localDay.nullable().meta({ examples: ['2026-12-05'] }),
  outageStatus: z
    .enum(outageFlags)
    .meta({ description: 'whether an outage is active (account-14), and until when; on the co-op’s clock' }),
  estimatedTimeOfRestoration: localTime.nullable().meta({ examples: ['2026-11-21T12:30'] }),
  services: z
    .array(
      z.object({
        serviceType: z.string().meta({ examples: ['Fiber'] }),
        serviceStreet: z
          .string()
          .nullable()
          .meta({ description: 'null: at the account’s own address', examples: [null] }),
        meterNumber: z
          .string()
          .nullable()
          .meta({ examples: ['40118233'] }),
        serviceStatus: z.string().meta({ examples: ['Active'] }),
      }),
    )
    .meta({ description: 'the services on the account’s one bill; empty: it is one service' }),
  meters: z.array(z.string().meta({ examples: ['40118233'] })),
  hasArrangement: z.boolean(),
  arrangement: z
    .object({
      arrangementBalance: dollars.meta({ examples: [180] }),
      nextPaymentAmount: dollars.meta({ examples: [60] }),
      nextPaymentDueDate: localDay.nullable().meta({ examples: ['2026-12-01'] }),
      arrangementNotation: z.string().meta({ examples: ['Three payments of $60.00'] }),
    })
    .nullable(),
  paymentHelp: z
    .object({
      standing: z.enum(helpStandings).meta({ description: 'only `granted` is a promise' }),
      kind: z.enum(helpKinds),
      answerBy: localTime.meta({ examples: ['2026-11-24T17:00'] }),
      next: z
        .object({
          amount: dollars.meta({ examples: [92] }),
          day: localDay.meta({ examples: ['2026-12-05'] }),
          covers: dollars.meta({ description: 'all that it is for', examples: [92] }),
        })
        .nullable()
        .meta({ description: 'null: all of it was paid here' }),
    })
    .nullable()
    .meta({ description: 'more time or smaller parts that were asked for; null: nothing is open', examples: [null] }),
  prepaid: prepaidOutlook,
  collectMeterReading: z.boolean(),
  meterSenseccUrl: z.string().nullable(),
  ccPdfLinkText: z
    .string()
    .nullable()
    .meta({ examples: ['Capital credits statement'] }),
  viewccPdfUrl: sealed.nullable().meta({
    description:
      'opens the capital credit statement of this account alone, and not for long; null where there is no link to it',
  }),
  today: localDay.meta({ description: 'the co-op’s day, by which an arrangement is overdue' }),
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
    asMember: true,
    delegates: 'see',
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
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({
      isShown: z.boolean().meta({
        description:
          'false where usage is no part of the portal, or of this account’s (`viewUsageHistory`, account-22)',
      }),
      unit: unitOfMeasure,
      results: z.array(
        z.object({
          billDate: localDay.meta({ examples: ['2026-11-04'] }),
          quantity: z.number().meta({ examples: [812] }),
          daysBilled: count
            .positive()
            .nullable()
            .meta({ examples: [31] }),
        }),
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
    delegates: 'never',
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({ link: z.url().meta({ examples: ['https://meters.example.org/104500017'] }) }),
    errors: [404],
  }),
} as const;
