import { draftNotices } from '@rochdale/domain/communications/notifications/draft-notice';
import { bankAccountTypes, chosenDraftMethods, draftOptions } from '@rochdale/domain/planned/draft-payments/draft';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, said, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';
import { storePageInitiation } from '../../schemas/payments.ts';

const params = z.object({ memberNumber });
const row = { tag: 'Draft payments', access: 'member', delegates: 'never', gate: 'draftPayments' } as const;
const draftOption = z.enum(draftOptions).meta({ description: 'what is charged' });

const draft = z.object({
  draftType: z.enum([...chosenDraftMethods, 'CYCLE']),
  draftDay: z.number().int().nullable(),
  draftAccountType: z.string().meta({ examples: ['Checking'] }),
  draftAccountNumberMasked: z.string().meta({ examples: ['******3456'] }),
  financialInstitutionName: z.string().meta({ examples: ['Cedar Valley Bank'] }),
  nextDraftDate: localDay.nullable().meta({
    description: 'the next day on which it is taken; null while that hangs on a bill to come',
    examples: ['2026-12-05'],
  }),
});

/** Draft account (planned-18), with what the page needs to say when the first draft is taken, and how much. Dollars. */
const draftAccount = z.object({
  accountNumber,
  serviceAddress,
  accountType,
  pastDueAmount: dollars.meta({ examples: [0] }),
  autopayExists: z.boolean(),
  ccEligible: z.boolean().meta({ examples: [true] }),
  noMoreChecks: z.boolean(),
  isCashOnly: z.boolean().meta({ description: 'no bank account may pay it' }),
  eligibleDraftDate: localDay.nullable().meta({ examples: ['2026-12-05'] }),
  allowBeforeBilledDay: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [0] }),
  allowAfterBilledDay: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [20] }),
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
  draft: draft.nullable(),
  draftNotice: z.enum(draftNotices),
  officeDraftDate: localDay.nullable().meta({
    description: 'the day on which the billing system takes a draft of its own, which only the office changes',
    examples: [null],
  }),
});

/** Draft request item (planned-21); the server judges its day by the rule of the form. */
export const draftRequestItem = z.object({
  accountNumber,
  action: z.literal('ADD').meta({ description: 'what is asked' }),
  draftMethod: z.enum(chosenDraftMethods).meta({ description: 'when it falls due' }),
  draftDay: z
    .number()
    .int()
    .min(0)
    .max(99)
    .nullable()
    .meta({ description: 'day of the month, or days after the bill, as the method asks' }),
  draftStartDate: localDay.meta({ description: 'first day on which it may be taken', examples: ['2026-12-05'] }),
});
const removalItem = z.object({ accountNumber, action: z.literal('REMOVE').meta({ description: 'what is asked' }) });
const maxAccounts = 200;

/** Multi-account bank draft request (planned-30). `draftType` is the type of the bank account. */
const bankDraftRequest = z.object({
  memberNumber,
  draftAccounts: z.array(draftRequestItem).max(maxAccounts).meta({ description: 'the accounts to be drafted' }),
  draftType: z.enum(bankAccountTypes).meta({ description: 'kind of bank account' }),
  bankAccountNumber: z
    .string()
    .max(40)
    .meta({ description: 'digits of the bank account; answered masked ever after', examples: ['000123456'] }),
  routingNumber: z
    .string()
    .max(20)
    .meta({ description: 'nine digits of the bank', examples: ['021000021'] }),
  bankName: z
    .string()
    .max(400)
    .meta({ description: 'name of the bank, for display', examples: ['Cedar Valley Bank'] }),
  draftAuthorize: z.boolean().meta({ description: 'the member authorizes the draft', examples: [true] }),
});

const initiated = {
  paymentType: z.literal('DRAFT').meta({ description: 'always DRAFT' }),
  amount: z.literal(0).meta({ description: 'always 0' }),
};
/**
 * Payment initiation request (planned-17): removes the drafts of accounts, or opens the hosted page that they are to
 * charge.
 */
const draftInitiation = z.discriminatedUnion('removeDraft', [
  z.object({
    ...initiated,
    removeDraft: z.literal(true).meta({ description: 'whether drafts are removed instead of set up' }),
    accountsToDraft: z.array(removalItem).max(maxAccounts).meta({ description: 'the accounts to be drafted' }),
  }),
  z.object({
    ...initiated,
    removeDraft: z.literal(false).meta({ description: 'whether drafts are removed instead of set up' }),
    draftOption,
    accountsToDraft: z.array(draftRequestItem).max(maxAccounts).meta({ description: 'the accounts to be drafted' }),
    draftAuthorize: z.boolean().meta({ description: 'the member authorizes the draft', examples: [true] }),
  }),
]);

/**
 * Payment initiation response (planned-17): who the co-op is to the payment company stands beside what every page
 * carries.
 */
const draftPage = storePageInitiation.extend({
  applicationId: z.string().meta({ examples: ['WEB'] }),
  merchantId: z.string().meta({ examples: ['cedar-ridge'] }),
});

/** Draft payments (planned-14). */
export const draftPaymentsOperations = {
  'draft-payments.list': operation({
    ...row,
    changes: 'nothing',
    audit: [],
    method: 'GET',
    path: '/v3/member/{memberNumber}/drafts',
    summary: 'The member’s accounts, each with its draft where it has one',
    params,
    response: z.object({ today: localDay, results: z.array(draftAccount) }),
    errors: [404],
  }),
  'draft-payments.options': operation({
    ...row,
    changes: 'nothing',
    audit: [],
    method: 'GET',
    path: '/v3/member/{memberNumber}/draft-options',
    summary: 'The draft options that the co-op allows',
    params,
    response: z.object({
      results: z.array(
        z.object({
          draftType: draftOption,
          display: z.string().meta({ examples: ['Bank account'] }),
          isDefault: z.boolean().meta({ examples: [true] }),
        }),
      ),
    }),
    errors: [404],
  }),
  'draft-payments.settings': operation({
    ...row,
    changes: 'nothing',
    audit: [],
    method: 'GET',
    path: '/v3/member/{memberNumber}/draft-payment-settings',
    summary: 'The card types that a draft may charge, as codes VI, MC, AX, DI',
    params,
    response: z.object({
      batchType: z.literal('DRAFT'),
      allowVisa: z.boolean().meta({ examples: [true] }),
      allowMaster: z.boolean().meta({ examples: [true] }),
      allowAmex: z.boolean(),
      allowDiscover: z.boolean(),
      cardTypes: z.string().meta({ examples: ['VI,MC'] }),
    }),
    errors: [404],
  }),
  'draft-payments.institutions': operation({
    ...row,
    changes: 'nothing',
    audit: [],
    method: 'GET',
    path: '/v3/financial-institutions',
    summary: 'The bank of one routing number; none where there is no such bank',
    query: z.object({
      routingNumber: z
        .string()
        .regex(/^\d{1,9}$/)
        .meta({ description: 'nine digits of the bank', examples: ['021000021'] }),
    }),
    response: z.object({
      results: z
        .array(
          z.object({
            routingNumber: z.string().meta({ examples: ['021000021'] }),
            name: z.string().meta({ examples: ['Cedar Valley Bank'] }),
          }),
        )
        .max(1),
    }),
    errors: [400, 404, 409, 429],
  }),
  'draft-payments.update': operation({
    ...row,
    forOpenAccounts: true,
    changes: 'something',
    audit: ['draft-set-up'],
    method: 'PUT',
    path: '/v3/member/{memberNumber}/drafts',
    summary: 'Set up drafts from a bank account: of all accounts named, or of none',
    params,
    body: bankDraftRequest,
    response: said,
    errors: [400, 404, 409, 429],
  }),
  'draft-payments.initiate': operation({
    ...row,
    changes: 'something',
    audit: ['draft-ended'],
    method: 'POST',
    path: '/v3/member/{memberNumber}/drafts/initiate',
    summary: 'Remove drafts, or open the hosted page on which the member enters what new ones are to charge',
    params,
    body: draftInitiation,
    response: z.union([draftPage, said]),
    errors: [400, 404, 409, 429],
  }),
} as const;
