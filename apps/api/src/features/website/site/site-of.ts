import type { SiteFile } from '@rochdale/contract/site/site-file';
import type { HelpSettings } from '@rochdale/domain/paying/payment-help/help-settings';
import { fillText } from '@rochdale/domain/texts/text';
import {
  type FeatureName,
  featureNames,
  type Site,
  type SiteConfig,
  type SiteConfiguration,
  type SiteSettings,
  type SocialLink,
} from '@rochdale/domain/website/site/site';

/** The co-op's texts, read and cleaned. */
export interface SiteTexts {
  readonly aboutUs: string;
  readonly legalContent: string | undefined;
  readonly loginHelp: string;
  readonly announcement: string | undefined;
  /** Names the announcement in every language. */
  readonly announcementId?: string | undefined;
  /** Where the chat sandbox answers, where there is one. */
  readonly chatSandboxUrl: string | undefined;
  readonly hasServiceWorker: boolean;
}

/** Where the browser finds a file of the co-op's folder. */
const assetPath = (name: string): string => `/coop/${name}`;

/** Whether a setting that may name a file names an address. */
export const isAddress = (name: string): boolean => name.startsWith('https://');

/** Where the browser finds a stylesheet or script: an address as it stands, normalized. */
const customPath = (name: string): string => (isAddress(name) ? new URL(name).href : assetPath(name));

/** Shapes a checked `site.yaml` into the one decoded Site. */
export function siteOf(coop: string, version: string, file: SiteFile, texts: SiteTexts): Site {
  return {
    coop,
    version,
    timeZone: file.timeZone,
    settings: settingsOf(file, texts),
    configuration: configurationOf(file, texts),
    features: featuresOf(file),
    config: configOf(file, texts),
    ...(file.paymentHelp && { paymentHelp: helpOf(file.paymentHelp) }),
    ...(file.record && { record: file.record }),
    ...(file.outsideSignIn && { outsideSignIn: file.outsideSignIn }),
    ...(file.lastSeen && texts.hasServiceWorker && { lastSeen: true }),
    brand: {
      light: file.brand.light,
      dark: file.brand.dark,
      bannerHeading: file.brand.bannerHeading,
      bannerLine: file.brand.bannerLine,
      signInNote: file.brand.signInNote,
      ...(file.brand.bannerPath && { bannerPath: assetPath(file.brand.bannerPath) }),
      ...(file.brand.signInImagePath && { signInImagePath: assetPath(file.brand.signInImagePath) }),
    },
    content: {
      aboutUs: texts.aboutUs,
      loginHelp: texts.loginHelp,
      services: file.services,
      ...(texts.legalContent && { legalContent: texts.legalContent }),
    },
  };
}

function settingsOf({ settings }: SiteFile, { chatSandboxUrl }: SiteTexts): SiteSettings {
  const { apiSettings, webChatSetting } = settings;
  const chatUrl = webChatSetting?.apiUrl === 'sandbox' ? chatSandboxUrl : webChatSetting?.apiUrl;
  return {
    coopName: settings.coopName,
    coopShortName: settings.coopShortName,
    coopTagline: settings.coopTagline,
    phoneNumber: settings.phoneNumber,
    officeHours: settings.officeHours,
    email: settings.email,
    address: settings.address,
    copyright: settings.copyright,
    appVersion: settings.appVersion,
    portalFavIconPath: assetPath(settings.portalFavIconPath),
    logoClickRedirectionLink: settings.logoClickRedirectionLink,
    homeClickRedirectionLink: settings.homeClickRedirectionLink,
    signOutLink: settings.signOutLink,
    social: socialOf(settings),
    api: { baseUrl: apiSettings.baseUrl, timeoutInSeconds: apiSettings.timeoutInSeconds },
    ...(settings.coopWebsiteUrl && { coopWebsiteUrl: settings.coopWebsiteUrl }),
    ...(settings.coopContactUsLink && { coopContactUsLink: settings.coopContactUsLink }),
    ...(settings.emergencyContactNumber && { emergencyContactNumber: settings.emergencyContactNumber }),
    ...(settings.portalLogoPath && { portalLogoPath: assetPath(settings.portalLogoPath) }),
    ...(settings.portalFavIconDarkPath && { portalFavIconDarkPath: assetPath(settings.portalFavIconDarkPath) }),
    ...(settings.portalIcon192Path && { portalIcon192Path: assetPath(settings.portalIcon192Path) }),
    ...(settings.portalIcon512Path && { portalIcon512Path: assetPath(settings.portalIcon512Path) }),
    ...(settings.googleAnalyticsCode && { googleAnalyticsCode: settings.googleAnalyticsCode }),
    ...(settings.featureFlagCustomCss && { customStylesheet: customPath(settings.featureFlagCustomCss) }),
    ...(settings.customScript && { customScript: customPath(settings.customScript) }),
    ...(webChatSetting && chatUrl && { webChat: { ...webChatSetting, apiUrl: chatUrl.replace(/\/$/, '') } }),
  };
}

function socialOf(settings: SiteFile['settings']): SocialLink[] {
  const links: [SocialLink['network'], string | undefined][] = [
    ['facebook', settings.facebookUrl],
    ['twitter', settings.twitterUrl],
    ['youtube', settings.youtubeUrl],
    ['instagram', settings.instagramUrl],
    ['pinterest', settings.pinterestUrl],
    ['yelp', settings.yelpUrl],
    ['linkedin', settings.linkedInUrl],
  ];
  return links.flatMap(([network, url]) => (url === undefined ? [] : [{ network, url }]));
}

function configurationOf({ configuration, settings }: SiteFile, texts: SiteTexts): SiteConfiguration {
  const { registrationSettings, memberInfoDocsLinkName, emergencyAnnouncementMessage, mcpMenu, ...rest } =
    configuration;
  const { siteConfiguration } = settings;
  return {
    ...withoutUndefined(rest),
    mcpMenu: mcpMenu.map(menuItemOf),
    memberInfoDocsLinkName: memberInfoDocsLinkName ?? siteConfiguration.memberInfoDocsLinkName,
    serviceAccountTypes: registrationSettings.serviceAccountTypes,
    ...(texts.announcement && { emergencyAnnouncementMessage: texts.announcement }),
    ...(texts.announcementId && { emergencyAnnouncementId: texts.announcementId }),
    ...(siteConfiguration.capitalCreditLetterMsg && {
      capitalCreditLetterMsg: siteConfiguration.capitalCreditLetterMsg,
    }),
    ...(siteConfiguration.unclaimedCapitalCreditMsg && {
      unclaimedCapitalCreditMsg: siteConfiguration.unclaimedCapitalCreditMsg,
    }),
  };
}

function menuItemOf(item: SiteFile['configuration']['mcpMenu'][number]): SiteConfiguration['mcpMenu'][number] {
  const { moduleLink, subMenu, ...rest } = item;
  return { ...rest, subMenu: subMenu.map(menuItemOf), ...(moduleLink !== undefined && { moduleLink }) };
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out keys that are undefined, which is how the Site says that a setting is not set. */
function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function featuresOf({ features }: SiteFile): Record<FeatureName, boolean> {
  const enabled = new Map(features.map((feature) => [feature.name, feature.enable]));
  return Object.fromEntries(featureNames.map((name) => [name, enabled.get(name) ?? false])) as Record<
    FeatureName,
    boolean
  >;
}

function configOf({ config, settings }: SiteFile, { hasServiceWorker }: SiteTexts): SiteConfig {
  return {
    registration: {
      ssnDigits: config.REGISTER_SSN_DIGITS,
      paperlessOtherOption: config.REGISTER_PAPERLESS_OTHER_OPTION,
      paperlessBillOptionAtMemberLevel: config.REGISTER_PAPERLESS_BILL_OPTION_MEMLEVEL,
      paperlessBillDefault: config.REGISTER_PAPERLESS_BILL_OPTION_DEFAULT,
      paperlessOtherDefault: config.REGISTER_PAPERLESS_OTHER_DEFAULT,
      displayMarketingEmailSignup: config.DISPLAY_MKT_EMAIL_SIGNUP,
      marketingEmailSignupText: config.MKT_EMAIL_SIGNUP_TEXT,
      keyEmailAddressTwice: config.REGISTER_KEY_EMAIL_ADDRESS_TWICE,
      controlNumberType: config.REGISTRATION_CONTROLNOTYPE,
      paperlessConfirmationText: config.PAPERLESS_CONFIRMATION_TEXT,
      allowUserProvidedContact: config.ALLOW_REGISTRATION_USER_PROVIDED_CONTACT,
    },
    security: {
      passwordRule: config.PASSWORD_RULE,
      passwordMaxLength: config.PASSWORD_MAX_LENGTH,
      securityQuestion: config.REGISTER_SECURITY_QUESTION,
      codeMinutes: config.VERIFICATION_CODE_MINUTES,
      authenticatorDrift: config.AUTHENTICATOR_DRIFT,
      asksCurrentPassword: config.ASK_CURRENT_PASSWORD,
      mfaRequired: config.MFA_REQUIRED,
      takesAccessTokens: config.EXTERNAL_REDIRECT_ACCESS_TOKEN,
    },
    ...(config.ACLARA_URL && {
      meterPortal: { url: config.ACLARA_URL, clientId: config.ACLARA_CLIENT_ID ?? config.CLIENTID },
    }),
    payments: {
      utilityAllowCreditCard: config.UTILITY_ALLOW_CREDIT_CARD,
      utilityAllowEcheck: config.UTILITY_ALLOW_ECHECK,
      allowVisa: config.ALLOW_VISA,
      allowMaster: config.ALLOW_MASTER,
      allowAmex: config.ALLOW_AMEX,
      allowDiscover: config.ALLOW_DISCOVER,
      allowOverPay: config.ALLOW_OVERPAY,
      allowUnderPay: config.ALLOW_UNDERPAY,
      prepaidMinimumPaymentAmount: config.PREPAID_MINIMUM_PAYMENT_AMOUNT,
      echeckProcessAsDraft: config.ECHECK_PROCESS_AS_DRAFT,
      enforceNoMoreEchecks: config.ENFORCE_NO_MORE_CHECKS,
      payOnlinePayCutoffAccount: config.PAYONLINE_PAY_CUTOFF_ACCOUNT,
      cutoffMessage: fillText(config.CUTOFF_MESSAGE, { phone: settings.phoneNumber }),
      payOnlineAllowCutoffPaymentOverride: config.PAYONLINE_ALLOWCUTOFFPMT_OVERRIDE_YN,
      ccPrepaidAmountMinimum: config.CC_PREPAID_AMOUNT_MINIMUM,
      defaultPaymentAmt: config.DEFAULT_PAYMENT_AMT,
      onlineConvFeeText: config.ONLINE_CONV_FEE_TEXT,
      convenienceFees: { card: config.ONLINE_CONV_FEE_CARD ?? null, echeck: config.ONLINE_CONV_FEE_ECHECK ?? null },
      pgClientId: config.CLIENTID,
      companyName: config.PAYMENT_COMPANY_NAME ?? null,
      recentPaymentDays: config.RECENT_PAYMENT_DAYS,
    },
    memberNumberLabel: config.MEMBER_NUMBER_LABEL,
    statementIdLabel: config.STATEMENT_ID_LABEL,
    coopNameForWebPage: config.COOPNAMEFORWEBPAGE ?? settings.coopName,
    applicationIdWeb: config.APPLICATIONID_WEB,
    profile: {
      allowNameUpdate: config.ALLOW_NAME_UPDATE,
      allowAddressUpdate: config.ALLOW_ADDRESS_UPDATE,
      allowPhoneUpdate: config.ALLOW_PHONE_UPDATE,
      directProfileUpdate: config.DIRECT_PROFILE_UPDATE,
      displaySpouseName: config.DISPLAY_SPOUSE_NAME,
    },
    accounts: {
      hideNonElectricUsage: config.HIDE_NONELECTRIC_USAGE,
      hideNonElectricOutage: config.HIDE_NONELECTRIC_OUTAGE,
      outageAdditions: config.OUTAGE_ADDITIONS,
      basicOverviewScreen: config.BASIC_OVERVIEW_SCREEN,
      paperlessAtMemberLevel: config.PAPERLESS_MEMBER_LEVEL,
      paperlessAtAccountLevel: config.PAPERLESS_ACCOUNT_LEVEL,
      storedPaymentInfo: config.STORED_PAYMENT_INFO,
      roundUp: config.ROUNDUP_PARTICIPATE,
      roundUpPlus: config.ROUNDUP_PLUS_PARTICIPATE,
      levelizedPageSize: config.LEVELIZED_PAGE_SIZE,
      mfa: config.MFA_ENABLED,
      paymentConfirmationEmail: config.PAYMENT_CONFIRMATION_EMAIL,
      serviceRequestConfirmationEmail: config.SERVICE_REQUEST_CONFIRMATION_EMAIL,
      serviceRequestKeepForm: config.SERVICE_REQUEST_KEEP_FORM,
      unlistedPhone: config.UNLISTED_PHONE,
    },
    drafts: {
      blockPastDue: config.DRAFT_BLOCK_PAST_DUE,
      draftType: config.DRAFT_TYPE,
      defaultDraftType: config.DRAFT_DEFAULT_TYPE,
      maxDraftDays: config.DRAFT_MAX_DAYS,
      displayNotice: config.DRAFT_DISPLAY_NOTICE,
      individualDraftMethod: config.DRAFT_INDIVIDUAL_METHOD,
      bankDraftAsFile: config.DRAFT_BANK_AS_FILE,
    },
    agreements: {
      draft: config.DRAFT_AUTHORIZE_TEXT,
      autoPay: config.AUTO_PAY_AUTHORIZE_TEXT,
      schedule: config.SCHEDULE_AUTHORIZE_TEXT,
      contact: config.CONTACT_CONSENT_TEXT,
    },
    pastDueNoticeText: config.PAST_DUE_NOTICE_TEXT,
    stopEnds: config.TEXT_STOP_ENDS,
    returnsBookedBy: config.RETURNS_BOOKED_BY,
    echeckRefundDays: config.ECHECK_REFUND_DAYS,
    settlementDays: config.SETTLEMENT_DAYS,
    taking: {
      after: config.TAKE_AFTER,
      afterImport: config.TAKE_AFTER_IMPORT,
      atLatest: config.TAKE_AT_LATEST,
      importMaxAgeHours: config.IMPORT_MAX_AGE_HOURS,
    },
    push: config.PUSH_NOTIFICATIONS && hasServiceWorker,
    quietHours: { from: config.NOTICE_QUIET_FROM, to: config.NOTICE_QUIET_TO },
    announcementsPerMinute: config.ANNOUNCEMENTS_PER_MINUTE,
    usage: {
      sortDescending: config.USAGE_SORT_ORDER === 'DESC',
      tableStructure: config.USAGE_TABLE_STRUCTURE,
    },
  };
}

function helpOf({ extension, arrangement, fund, ...rest }: NonNullable<SiteFile['paymentHelp']>): HelpSettings {
  return {
    ...rest,
    ...(extension && { extension }),
    ...(arrangement && { arrangement: { ...arrangement, highest: arrangement.highest ?? null } }),
    ...(fund !== undefined && { fund }),
  };
}
