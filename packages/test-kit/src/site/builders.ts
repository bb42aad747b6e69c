import type { OutsideSignIn } from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import type { HelpSettings } from '@rochdale/domain/paying/payment-help/help-settings';
import type { BrandTokens } from '@rochdale/domain/website/site/brand-tokens';
import type {
  SecurityConfig,
  Site,
  SiteConfig,
  SiteConfiguration,
  SiteFeatures,
  SiteSettings,
} from '@rochdale/domain/website/site/site';

/** What a test's co-op has that the plainest one has not. */
export interface SiteChanges {
  readonly features?: Partial<SiteFeatures>;
  readonly settings?: Partial<SiteSettings>;
  readonly configuration?: Partial<SiteConfiguration>;
  readonly security?: Partial<SecurityConfig>;
  readonly mfa?: boolean;
  readonly push?: boolean;
  readonly paymentHelp?: HelpSettings;
  readonly outsideSignIn?: OutsideSignIn;
  readonly lastSeen?: boolean;
}

/** The settings of a co-op where every feature is off and nothing is configured but what must be, changed one by one. */
export function siteWith(...changes: readonly SiteChanges[]): Site {
  let { settings, configuration, features, config } = plain;
  let paymentHelp: HelpSettings | undefined;
  let outsideSignIn: OutsideSignIn | undefined;
  let lastSeen = false;
  for (const one of changes) {
    settings = { ...settings, ...one.settings };
    configuration = { ...configuration, ...one.configuration };
    features = { ...features, ...one.features };
    paymentHelp = one.paymentHelp ?? paymentHelp;
    outsideSignIn = one.outsideSignIn ?? outsideSignIn;
    lastSeen = one.lastSeen ?? lastSeen;
    const accounts = { ...config.accounts, ...(one.mfa !== undefined && { mfa: one.mfa }) };
    config = { ...config, accounts, security: { ...config.security, ...one.security }, push: one.push ?? config.push };
  }
  const also = {
    ...(paymentHelp && { paymentHelp }),
    ...(outsideSignIn && { outsideSignIn }),
    ...(lastSeen && { lastSeen }),
  };
  return { ...plain, settings, configuration, features, config, ...also };
}

const allOff: SiteFeatures = {
  Aclara: false,
  ApplicationForService: false,
  Arrangements: false,
  Autopay: false,
  AverageBilling: false,
  Deposits: false,
  MDMEnabled: false,
  MdmCloudEnabled: false,
  Notifications: false,
  OnlineServiceOrder: false,
  Outage: false,
  OutageMapLinkEnabled: false,
  QuickPay: false,
  RoundUp: false,
  Usages: false,
  WHEC: false,
  WebChatEnabled: false,
};

const tokens: BrandTokens = {
  brand: '#14566b',
  brandHover: '#0e4253',
  brandTint: '#e5f0f3',
  brandDeep: '#0c313e',
  onBrand: '#ffffff',
  accent: '#f0c36d',
  onAccent: '#2b1c00',
};

const plainSettings: SiteSettings = {
  coopName: 'Plain Electric Cooperative',
  coopShortName: 'Plain',
  coopTagline: 'Electric Cooperative',
  social: [],
  phoneNumber: '(555) 555-0100',
  officeHours: 'Monday to Friday',
  email: 'members@plain.example',
  address: ['1 Main Street'],
  copyright: { year: 2026, caption: 'Plain Electric Cooperative' },
  appVersion: '1.0.0',
  portalFavIconPath: '/favicon.ico',
  logoClickRedirectionLink: '/home',
  homeClickRedirectionLink: '/home',
  signOutLink: '/home',
  api: { baseUrl: '', timeoutInSeconds: 60 },
};

const plainConfiguration: SiteConfiguration = {
  allowSubscribeForNotification: false,
  allowFutureDatedPayments: false,
  allowCreditDraft: false,
  allowBankDraft: false,
  displayEmergencyAnnouncement: false,
  whecEnabled: false,
  nexGridEnable: false,
  serviceRequestMenuEnabled: false,
  useCustomMenu: false,
  mcpMenu: [],
  outageMapFramedBy: [],
  outageProblems: ['No power', 'Lights flicker or dim'],
  hideOutageCallBackRequest: false,
  callbackCheckBoxDefaultValue: false,
  memberInfoLinkAvailable: false,
  memberInfoDocsLinkName: 'Member Information Documents',
  clientAvailable: false,
  isOnlineDelinquentView: false,
  quickPayDescription: 'is a simple, fast and secure way to make payments online without logging in.',
  allowPasswordPasting: true,
  displayProfileUpdateConfirmation: false,
  contactSubMenu: [],
  accountServicesSubMenu: [],
  serviceAccountTypes: [],
  serviceWorkTypes: [],
};

const plainConfig: SiteConfig = {
  security: {
    passwordRule: 'COMPOSITION',
    passwordMaxLength: 50,
    securityQuestion: true,
    codeMinutes: 120,
    authenticatorDrift: true,
    asksCurrentPassword: true,
    takesAccessTokens: true,
    mfaRequired: false,
  },
  registration: {
    ssnDigits: 0,
    paperlessOtherOption: false,
    paperlessBillOptionAtMemberLevel: false,
    paperlessBillDefault: false,
    paperlessOtherDefault: false,
    displayMarketingEmailSignup: false,
    marketingEmailSignupText: '',
    keyEmailAddressTwice: false,
    controlNumberType: 'ACCOUNT',
    paperlessConfirmationText: '',
    allowUserProvidedContact: false,
  },
  payments: {
    utilityAllowCreditCard: true,
    utilityAllowEcheck: true,
    allowVisa: true,
    allowMaster: true,
    allowAmex: true,
    allowDiscover: true,
    allowOverPay: true,
    allowUnderPay: true,
    prepaidMinimumPaymentAmount: 2000,
    echeckProcessAsDraft: false,
    enforceNoMoreEchecks: false,
    payOnlinePayCutoffAccount: true,
    cutoffMessage: '',
    payOnlineAllowCutoffPaymentOverride: false,
    ccPrepaidAmountMinimum: 0,
    defaultPaymentAmt: 'ACCOUNT BALANCE',
    onlineConvFeeText: '',
    convenienceFees: { card: null, echeck: null },
    pgClientId: 'plain',
    companyName: null,
    recentPaymentDays: 3,
  },
  memberNumberLabel: 'Member Number',
  statementIdLabel: 'Statement ID',
  coopNameForWebPage: 'Plain',
  applicationIdWeb: 'WEB',
  profile: {
    allowNameUpdate: false,
    allowAddressUpdate: false,
    allowPhoneUpdate: false,
    directProfileUpdate: false,
    displaySpouseName: false,
  },
  accounts: {
    hideNonElectricUsage: false,
    hideNonElectricOutage: false,
    outageAdditions: false,
    basicOverviewScreen: false,
    paperlessAtMemberLevel: false,
    paperlessAtAccountLevel: false,
    storedPaymentInfo: false,
    roundUp: false,
    roundUpPlus: false,
    levelizedPageSize: 10,
    mfa: false,
    paymentConfirmationEmail: false,
    serviceRequestConfirmationEmail: false,
    serviceRequestKeepForm: false,
    unlistedPhone: false,
  },
  drafts: {
    blockPastDue: false,
    draftType: 'BOTH',
    defaultDraftType: 'BANK',
    maxDraftDays: 20,
    displayNotice: false,
    individualDraftMethod: false,
    bankDraftAsFile: false,
  },
  agreements: { draft: '', autoPay: '', schedule: '', contact: '' },
  pastDueNoticeText: '',
  stopEnds: 'ALL',
  returnsBookedBy: 'billing',
  echeckRefundDays: 5,
  settlementDays: 5,
  taking: { after: '00:01', afterImport: false, atLatest: '12:00', importMaxAgeHours: 0 },
  push: false,
  quietHours: { from: 21, to: 8 },
  announcementsPerMinute: 600,
  usage: { sortDescending: false, tableStructure: 'STANDARD' },
};

const plain: Site = {
  coop: 'plain',
  version: '1',
  timeZone: 'America/Chicago',
  settings: plainSettings,
  configuration: plainConfiguration,
  features: allOff,
  config: plainConfig,
  brand: { light: tokens, dark: tokens, bannerHeading: 'Power', bannerLine: 'For all.', signInNote: 'Welcome.' },
  content: { aboutUs: '', loginHelp: '', services: [] },
};
