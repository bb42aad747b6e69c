import { draftNotices } from '@rochdale/domain/communications/notifications/draft-notice';
import { bankAccountTypes, chosenDraftMethods, draftOptions } from '@rochdale/domain/planned/draft-payments/draft';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';
import { storePageInitiation } from '../../schemas/payments.ts';

const params = z.object({ memberNumber });
const row = { tag: 'Draft payments', access: 'member', gate: 'draftPayments' } as const;
const draftOption = z.enum(draftOptions);

const draft = z.object({
  draftType: z.enum([...chosenDraftMethods, 'CYCLE']),
  draftDay: z.number().int().nullable(),
  draftAccountType: z.string(),
  draftAccountNumberMasked: z.string(),
  financialInstitutionName: z.string(),
  /** The next day on which it is taken; null while that hangs on a bill to come. */
  nextDraftDate: localDay.nullable(),
});

/** Draft account (planned-18), with what the page needs to say when the first draft is taken, and how much. Dollars. */
const draftAccount = z.object({
  accountNumber,
  serviceAddress: z.string(),
  accountType: z.string(),
  pastDueAmount: dollars,
  autopayExists: z.boolean(),
  ccEligible: z.boolean(),
  noMoreChecks: z.boolean(),
  eligibleDraftDate: localDay.nullable(),
  allowBeforeBilledDay: z.number().int().nullable(),
  allowAfterBilledDay: z.number().int().nullable(),
  accountBalance: dollars,
  bills: z.array(z.object({ billDate: localDay, dueDate: localDay })),
  draft: draft.nullable(),
  draftNotice: z.enum(draftNotices),
  /** The day on which the billing system takes a draft of its own, which only the office changes. */
  officeDraftDate: localDay.nullable(),
});

/** Draft request item (planned-21); the server judges its day by the rule of the form. */
export const draftRequestItem = z.object({
  accountNumber,
  action: z.literal('ADD'),
  draftMethod: z.enum(chosenDraftMethods),
  draftDay: z.number().int().min(0).max(99).nullable(),
  draftStartDate: localDay,
});
const removalItem = z.object({ accountNumber, action: z.literal('REMOVE') });
const maxAccounts = 200;

/** Multi-account bank draft request (planned-30). `draftType` is the type of the bank account. */
const bankDraftRequest = z.object({
  memberNumber,
  draftAccounts: z.array(draftRequestItem).max(maxAccounts),
  draftType: z.enum(bankAccountTypes),
  bankAccountNumber: z.string().max(40),
  routingNumber: z.string().max(20),
  bankName: z.string().max(400),
  draftAuthorize: z.boolean(),
});

const initiated = { paymentType: z.literal('DRAFT'), amount: z.literal(0) };
/**
 * Payment initiation request (planned-17): removes the drafts of accounts, or opens the hosted page that they are to
 * charge.
 */
const draftInitiation = z.discriminatedUnion('removeDraft', [
  z.object({
    ...initiated,
    removeDraft: z.literal(true),
    accountsToDraft: z.array(removalItem).max(maxAccounts),
  }),
  z.object({
    ...initiated,
    removeDraft: z.literal(false),
    draftOption,
    accountsToDraft: z.array(draftRequestItem).max(maxAccounts),
    draftAuthorize: z.boolean(),
  }),
]);

/**
 * Payment initiation response (planned-17): who the co-op is to the payment company stands beside what every page
 * carries.
 */
const draftPage = storePageInitiation.extend({ applicationId: z.string(), merchantId: z.string() });

const message = z.object({ message: z.string() });

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
      results: z.array(z.object({ draftType: draftOption, display: z.string(), isDefault: z.boolean() })),
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
      allowVisa: z.boolean(),
      allowMaster: z.boolean(),
      allowAmex: z.boolean(),
      allowDiscover: z.boolean(),
      cardTypes: z.string(),
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
    query: z.object({ routingNumber: z.string().regex(/^\d{1,9}$/) }),
    response: z.object({ results: z.array(z.object({ routingNumber: z.string(), name: z.string() })).max(1) }),
    errors: [400, 404, 409, 429],
  }),
  'draft-payments.update': operation({
    ...row,
    changes: 'something',
    audit: ['draft-set-up'],
    method: 'PUT',
    path: '/v3/member/{memberNumber}/drafts',
    summary: 'Set up drafts from a bank account: of all accounts named, or of none',
    params,
    body: bankDraftRequest,
    response: message,
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
    response: z.union([draftPage, message]),
    errors: [400, 404, 409, 429],
  }),
} as const;
