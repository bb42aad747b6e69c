import { helpDenials } from '@rochdale/domain/paying/payment-help/help-offers';
import { helpGrantors, helpKinds } from '@rochdale/domain/paying/payment-help/help-settings';
import { helpStandings } from '@rochdale/domain/paying/payment-help/help-standing';
import { takers } from '@rochdale/domain/paying/payment-help/still-taken';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, dollars, localDay, localTime } from '../../schemas/fields.ts';

const tag = 'Help with paying';
const kind = z.enum(helpKinds).meta({ description: 'more time, or smaller parts' });
const amount = dollars.meta({ description: 'what would be paid later, or in parts', examples: [96.6] });
const lastDay = localDay.meta({ description: 'the last day of it', examples: ['2026-12-09'] });
const parts = z
  .array(z.object({ day: localDay.meta({ examples: ['2026-12-09'] }), amount: dollars.meta({ examples: [96.6] }) }))
  .meta({ description: 'when what is paid; of an arrangement the first is today' });
const answerBy = localTime.meta({ description: 'by when it is answered', examples: ['2026-11-24T17:00'] });

/** What was asked for, as its member sees it. */
export const askedHelp = z.object({
  helpNumber: z.string().meta({ examples: ['PH-261121-482913'] }),
  kind,
  amount,
  parts,
  lastDay,
  askedOn: localDay,
  answerBy,
  isLate: z.boolean().meta({ description: 'nobody has answered, and the answer should have come' }),
  standing: z.enum(helpStandings).meta({ description: 'only `granted` is a promise' }),
  next: z
    .object({ amount: dollars.meta({ examples: [96.6] }), day: localDay.meta({ examples: ['2026-12-09'] }) })
    .nullable()
    .meta({ description: 'what is to be paid next; null: all of it was paid here' }),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'why it was refused', examples: [null] }),
});

/** Help for members who cannot pay what is due (paying-84 to paying-91). */
export const paymentHelpOperations = {
  'payment-help.get': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/payment-help',
    summary: 'What an account is offered, what was asked for, and other help',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'paymentHelp',
    params: z.object({ accountNumber }),
    response: z.object({
      owed: dollars.meta({ description: 'what help may be asked about', examples: [96.6] }),
      isPastDue: z.boolean(),
      dueDate: localDay.nullable().meta({ examples: ['2026-11-25'] }),
      today: localDay,
      offers: z.array(
        z.object({
          ...{ kind, amount, parts, lastDay, answerBy },
          grantor: z.enum(helpGrantors).meta({ description: 'who answers' }),
          days: count.meta({ description: 'days until the last one', examples: [14] }),
          used: count.meta({ examples: [0] }),
          perYear: count.meta({ examples: [2] }),
        }),
      ),
      denials: z.array(z.object({ kind, why: z.enum(helpDenials).meta({ description: 'why it is not offered now' }) })),
      // Optional: a page may be answered by the release before, which does not say it.
      stillTaken: z
        .array(
          z.object({
            kind: z.enum(takers),
            day: localDay.meta({ examples: ['2026-12-01'] }),
            amount: dollars.meta({ examples: [96.6] }),
          }),
        )
        .optional()
        .meta({ description: 'what plans take until the last day of what is offered or was asked for' }),
      help: askedHelp.nullable().meta({ description: 'what was asked for last' }),
      pledges: z.array(
        z.object({
          agency: z.string().meta({ examples: ['Lane County energy assistance'] }),
          amount: dollars.meta({ examples: [60] }),
          untilDay: localDay.meta({ examples: ['2026-12-15'] }),
        }),
      ),
      fund: z
        .string()
        .nullable()
        .meta({ description: 'what the fund of the members’ pennies gives', examples: ['Up to $150 once a year.'] }),
      arrangement: z
        .object({
          balance: dollars.meta({ examples: [92] }),
          nextAmount: dollars.meta({ examples: [30.67] }),
          nextDay: localDay.nullable().meta({ examples: ['2026-12-05'] }),
        })
        .nullable()
        .meta({ description: 'an arrangement in force, of the billing system’s' }),
      averageBilling: z.boolean().meta({ description: 'whether a steady bill may be had' }),
    }),
    errors: [404],
  }),
  'payment-help.ask': operation({
    method: 'POST',
    path: '/v3/accounts/{accountNumber}/payment-help',
    summary: 'Ask for what is offered; the same once more is the one that is open',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['payment-help-asked'],
    forOpenAccounts: true,
    delegates: 'manage',
    gate: 'paymentHelp',
    params: z.object({ accountNumber }),
    body: z.object({ kind, amount, lastDay }),
    response: z.object({
      helpNumber: z.string().meta({ examples: ['PH-261121-482913'] }),
      answerBy,
    }),
    errors: [404, 409, 429],
  }),
} as const;
