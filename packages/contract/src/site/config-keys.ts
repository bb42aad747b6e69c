import {
  type Agreement,
  agreementFields,
  unknownFields,
} from '@rochdale/domain/planned/authorizations/authorization-text';
import { siteWordTexts as words } from '@rochdale/domain/website/site/site-words.en';
import { z } from 'zod';
import { clockTime, flag, flagOr, line, money, webAddress } from './values.ts';

const text = z.string().max(2000);

/** Words by which a member agrees to something: a name in braces that nothing fills in is refused. */
const agreement = (kind: Agreement, words: string) =>
  text
    .superRefine((written, context) => {
      for (const name of unknownFields(written, kind))
        context.addIssue({
          code: 'custom',
          message: `{${name}} is not filled in here; these are: ${agreementFields[kind].map((one) => `{${one}}`).join(' ')}`,
        });
    })
    .default(words);

/**
 * `config:` — the keys by which a co-op's older systems know its settings, and ours, named in the same style
 * (website-4).
 */
export const configSection = z.strictObject({
  ALLOWCREDITDRAFT: flag.optional(),
  ALLOWBANKDRAFT: flag.optional(),
  WHEC_ENABLED: flag.optional(),

  REGISTER_SSN_DIGITS: z.number().int().min(0).max(9).default(0),
  REGISTER_PAPERLESS_OTHER_OPTION: flagOr('N'),
  REGISTER_PAPERLESS_BILL_OPTION_MEMLEVEL: flagOr('Y'),
  REGISTER_PAPERLESS_BILL_OPTION_DEFAULT: flagOr('N'),
  REGISTER_PAPERLESS_OTHER_DEFAULT: flagOr('N'),
  DISPLAY_MKT_EMAIL_SIGNUP: flagOr('N'),
  MKT_EMAIL_SIGNUP_TEXT: text.default(''),
  REGISTER_KEY_EMAIL_ADDRESS_TWICE: flagOr('Y'),
  REGISTRATION_CONTROLNOTYPE: z.enum(['ACCOUNT', 'MEMBER']).default('ACCOUNT'),
  PAPERLESS_CONFIRMATION_TEXT: text.default(words['siteWords.paperlessConfirmation']),
  ALLOW_REGISTRATION_USER_PROVIDED_CONTACT: flagOr('N'),

  PASSWORD_RULE: z.enum(['COMPOSITION', 'PASSPHRASE']).default('COMPOSITION'),
  PASSWORD_MAX_LENGTH: z.number().int().min(50).max(128).default(50),
  REGISTER_SECURITY_QUESTION: flagOr('Y'),
  VERIFICATION_CODE_MINUTES: z.number().int().min(5).max(120).default(120),
  AUTHENTICATOR_DRIFT: flagOr('Y'),
  ASK_CURRENT_PASSWORD: flagOr('Y'),
  MFA_REQUIRED: flagOr('N'),
  EXTERNAL_REDIRECT_ACCESS_TOKEN: flagOr('Y'),

  ACLARA_URL: webAddress.optional(),
  ACLARA_CLIENT_ID: line.optional(),

  COOPNAMEFORWEBPAGE: line.optional(),
  MEMBER_NUMBER_LABEL: line.default(words['siteWords.memberNumberLabel']),
  STATEMENT_ID_LABEL: line.default(words['siteWords.statementIdLabel']),
  APPLICATIONID_WEB: line.default('WEB'),
  CLIENTID: line,

  UTILITY_ALLOW_CREDIT_CARD: flagOr('Y'),
  UTILITY_ALLOW_ECHECK: flagOr('Y'),
  ALLOW_VISA: flagOr('Y'),
  ALLOW_MASTER: flagOr('Y'),
  ALLOW_AMEX: flagOr('Y'),
  ALLOW_DISCOVER: flagOr('Y'),
  ALLOW_OVERPAY: flagOr('Y'),
  ALLOW_UNDERPAY: flagOr('Y'),
  PREPAID_MINIMUM_PAYMENT_AMOUNT: money.prefault(20),
  ECHECK_PROCESS_AS_DRAFT: flagOr('N'),
  ENFORCE_NO_MORE_CHECKS: flagOr('Y'),
  PAYONLINE_PAY_CUTOFF_ACCOUNT: flagOr('Y'),
  PAYONLINE_ALLOWCUTOFFPMT_OVERRIDE_YN: flagOr('N'),
  CUTOFF_MESSAGE: text.default(words['siteWords.cutoffMessage']),
  CC_PREPAID_AMOUNT_MINIMUM: money.prefault(0),
  DEFAULT_PAYMENT_AMT: z.enum(['ACCOUNT BALANCE', 'NONE']).default('ACCOUNT BALANCE'),
  PAYMENT_COMPANY_NAME: line.optional(),
  ONLINE_CONV_FEE_CARD: money.optional(),
  ONLINE_CONV_FEE_ECHECK: money.optional(),
  ONLINE_CONV_FEE_TEXT: text.default(''),
  RECENT_PAYMENT_DAYS: z.number().int().min(0).max(60).default(3),

  ALLOW_NAME_UPDATE: flagOr('Y'),
  ALLOW_ADDRESS_UPDATE: flagOr('Y'),
  ALLOW_PHONE_UPDATE: flagOr('Y'),
  DIRECT_PROFILE_UPDATE: flagOr('N'),
  DISPLAY_SPOUSE_NAME: flagOr('N'),

  HIDE_NONELECTRIC_USAGE: flagOr('N'),
  HIDE_NONELECTRIC_OUTAGE: flagOr('Y'),
  OUTAGE_ADDITIONS: flagOr('Y'),
  BASIC_OVERVIEW_SCREEN: flagOr('N'),
  PAPERLESS_MEMBER_LEVEL: flagOr('N'),
  PAPERLESS_ACCOUNT_LEVEL: flagOr('Y'),
  STORED_PAYMENT_INFO: flagOr('Y'),
  ROUNDUP_PARTICIPATE: flagOr('Y'),
  ROUNDUP_PLUS_PARTICIPATE: flagOr('N'),
  LEVELIZED_PAGE_SIZE: z.union([z.literal(10), z.literal(20)]).default(10),
  MFA_ENABLED: flagOr('Y'),
  PAYMENT_CONFIRMATION_EMAIL: flagOr('Y'),
  SERVICE_REQUEST_CONFIRMATION_EMAIL: flagOr('Y'),
  SERVICE_REQUEST_KEEP_FORM: flagOr('N'),
  UNLISTED_PHONE: flagOr('Y'),

  DRAFT_BLOCK_PAST_DUE: flagOr('Y'),
  DRAFT_TYPE: z.enum(['BOTH', 'BANK', 'CC']).default('BOTH'),
  DRAFT_DEFAULT_TYPE: z.enum(['BANK', 'CC']).default('BANK'),
  DRAFT_MAX_DAYS: z.number().int().min(1).max(28).default(20),
  DRAFT_DISPLAY_NOTICE: flagOr('Y'),
  DRAFT_AUTHORIZE_TEXT: agreement('draft', words['siteWords.draftAuthorize']),
  DRAFT_INDIVIDUAL_METHOD: flagOr('Y'),
  DRAFT_PAYMENT_PROCESSOR: line.default('HOSTED'),
  DRAFT_BANK_AS_FILE: flagOr('Y'),

  AUTO_PAY_AUTHORIZE_TEXT: agreement('autoPay', words['siteWords.autoPayAuthorize']),
  SCHEDULE_AUTHORIZE_TEXT: agreement('schedule', words['siteWords.scheduleAuthorize']),
  CONTACT_CONSENT_TEXT: agreement('contact', words['siteWords.contactConsent']),
  PAST_DUE_NOTICE_TEXT: text.default(words['siteWords.pastDueNotice']),

  ECHECK_REFUND_DAYS: z.number().int().min(0).max(60).default(5),
  SETTLEMENT_DAYS: z.number().int().min(1).max(30).default(5),
  RETURNS_BOOKED_BY: z.enum(['billing', 'portal']).default('billing'),
  TAKE_AFTER: clockTime.default('00:01'),
  TAKE_AFTER_IMPORT: flagOr('N'),
  TAKE_AT_LATEST: clockTime.default('12:00'),
  IMPORT_MAX_AGE_HOURS: z.number().int().min(0).max(720).default(30),

  TEXT_STOP_ENDS: z.enum(['TOPIC', 'ALL']).default('ALL'),
  PUSH_NOTIFICATIONS: flagOr('N'),
  NOTICE_QUIET_FROM: z.number().int().min(0).max(23).default(21),
  NOTICE_QUIET_TO: z.number().int().min(0).max(23).default(8),
  ANNOUNCEMENTS_PER_MINUTE: z.number().int().min(1).max(60_000).default(600),

  USAGE_SORT_ORDER: z.enum(['ASC', 'DESC']).default('ASC'),
  USAGE_TABLE_STRUCTURE: z.enum(['STANDARD', 'COMPACT']).default('STANDARD'),
});
