import type { QuietHours } from '../../communications/notices/quiet-hours.ts';
import type { RecordSettings } from '../../identity/my-record/retention.ts';
import type { OutsideSignIn } from '../../identity/outside-sign-in/outside-settings.ts';
import type { HelpSettings } from '../../paying/payment-help/help-settings.ts';
import type { Agreement } from '../../planned/authorizations/authorization-text.ts';
import type { TakingSettings } from '../../planned/due-payments/taking-time.ts';
import type { WorkType } from '../../service/service-requests/work-type.ts';
import type { TextLanguage } from '../../texts/languages.ts';
import type { BrandTokens } from './brand-tokens.ts';
import type { PaymentConfig } from './payment-config.ts';

/**
 * One co-op's settings, decoded once from its `site.yaml` (website-1). Everything here is public:
 * it travels inside the page. Nobody else sees `Y`/`N` or a raw feature name.
 */
export interface Site {
  /** Folder name of the co-op, for example `cedar-ridge`. */
  readonly coop: string;
  /** Changes whenever a setting changes; rendered pages are cached by it. */
  readonly version: string;
  /** IANA time zone in which the co-op's days begin and end. */
  readonly timeZone: string;
  readonly settings: SiteSettings;
  readonly configuration: SiteConfiguration;
  readonly features: SiteFeatures;
  readonly config: SiteConfig;
  /** What members who cannot pay are offered; without it there is no such page. */
  readonly paymentHelp?: HelpSettings | undefined;
  /** What the co-op says of members' records; without it the standard holds. */
  readonly record?: RecordSettings | undefined;
  /** By whom members may sign in beside their password; without it by nobody. */
  readonly outsideSignIn?: OutsideSignIn | undefined;
  /** Whether members may have what they saw last kept on their phone, to be read without a network (no). */
  readonly lastSeen?: boolean | undefined;
  readonly brand: SiteBrand;
  readonly content: SiteContent;
}

/** The co-op's settings as they are now, with its own words in a language; English where nothing is said. */
export type Sites = (language?: TextLanguage) => Site;

export interface SiteSettings {
  readonly coopName: string;
  /** First and second line beside the logo: `Cedar Ridge`, `Electric Cooperative`. */
  readonly coopShortName: string;
  readonly coopTagline: string;
  readonly coopWebsiteUrl?: string;
  readonly coopContactUsLink?: string;
  readonly social: readonly SocialLink[];
  readonly phoneNumber: string;
  readonly emergencyContactNumber?: string;
  readonly officeHours: string;
  readonly email: string;
  /** Mailing address, one entry a line. */
  readonly address: readonly string[];
  readonly copyright: { readonly year: number; readonly caption: string };
  readonly appVersion: string;
  readonly portalLogoPath?: string;
  readonly portalFavIconPath: string;
  readonly portalFavIconDarkPath?: string;
  /** The home screen's icons where the co-op gives its own; else they are made from the favicon. */
  readonly portalIcon192Path?: string;
  readonly portalIcon512Path?: string;
  /** Where the logo, the Home menu entry and Sign Out lead; default `/home`. */
  readonly logoClickRedirectionLink: string;
  readonly homeClickRedirectionLink: string;
  readonly signOutLink: string;
  readonly googleAnalyticsCode?: string;
  readonly customStylesheet?: string;
  readonly customScript?: string;
  readonly webChat?: WebChatSetting;
  readonly api: { readonly baseUrl: string; readonly timeoutInSeconds: number };
}

export type SocialNetwork = 'facebook' | 'twitter' | 'youtube' | 'instagram' | 'pinterest' | 'yelp' | 'linkedin';
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** The web chat (website-41): where it asks, who the co-op is there, and how the virtual agent introduces itself. */
export interface WebChatSetting {
  readonly apiUrl: string;
  readonly coopId: string;
  readonly subTitle: string;
  readonly userName: string;
  readonly introText: string;
}

export interface SiteConfiguration {
  readonly allowSubscribeForNotification: boolean;
  readonly allowFutureDatedPayments: boolean;
  readonly allowCreditDraft: boolean;
  readonly allowBankDraft: boolean;
  readonly displayEmergencyAnnouncement: boolean;
  readonly emergencyAnnouncementMessage?: string;
  /** Names the announcement whatever language it is said in; a new one has another. */
  readonly emergencyAnnouncementId?: string;
  readonly whecEnabled: boolean;
  readonly displayFaqUrl?: string;
  readonly nexGridEnable: boolean;
  readonly nexGridLinkUrl?: string;
  readonly serviceRequestMenuEnabled: boolean;
  readonly useCustomMenu: boolean;
  readonly mcpMenu: readonly CustomMenuItem[];
  readonly outageMapLink?: string;
  /** The sites that may show the outage map in a frame. */
  readonly outageMapFramedBy: readonly string[];
  /** What a member may choose from to report an outage. */
  readonly outageProblems: readonly string[];
  readonly hideOutageCallBackRequest: boolean;
  readonly callbackCheckBoxDefaultValue: boolean;
  readonly memberInfoLinkAvailable: boolean;
  readonly memberInfoDocsLinkName: string;
  readonly clientAvailable: boolean;
  readonly detailedUsageAnalysisLabel?: string;
  readonly isOnlineDelinquentView: boolean;
  readonly delinquentViewUrl?: string;
  readonly quickPayDescription: string;
  readonly applicationOrigin?: string;
  readonly allowPasswordPasting: boolean;
  readonly displayProfileUpdateConfirmation: boolean;
  readonly profileUpdateConfMsg?: string;
  readonly capitalCreditLetterMsg?: string;
  readonly unclaimedCapitalCreditMsg?: string;
  /** Submenus with external links of the WHEC variant (website-17). */
  readonly contactSubMenu: readonly ExternalLink[];
  readonly accountServicesSubMenu: readonly ExternalLink[];
  /** Account types that new service can be asked for; the home tile goes to the choice when there are any. */
  readonly serviceAccountTypes: readonly string[];
  /** Work that members may ask for. */
  readonly serviceWorkTypes: readonly WorkType[];
}

export interface ExternalLink {
  readonly title: string;
  readonly moduleLink: string;
  readonly external: boolean;
}

export interface CustomMenuItem {
  readonly title: string;
  readonly moduleLink?: string;
  readonly external: boolean;
  readonly megaMenu: boolean;
  readonly position: number;
  readonly subMenu: readonly CustomMenuItem[];
}

/** Features found by name, with an enable flag (website-3). */
export const featureNames = [
  'Aclara',
  'ApplicationForService',
  'Arrangements',
  'Autopay',
  'AverageBilling',
  'Deposits',
  'MDMEnabled',
  'MdmCloudEnabled',
  'Notifications',
  'OnlineServiceOrder',
  'Outage',
  'OutageMapLinkEnabled',
  'QuickPay',
  'RoundUp',
  'Usages',
  'WHEC',
  'WebChatEnabled',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type SiteFeatures = Readonly<Record<FeatureName, boolean>>;

/** What the keys of `config` say, decoded (website-4). */
export interface SiteConfig {
  readonly registration: {
    readonly ssnDigits: number;
    readonly paperlessOtherOption: boolean;
    readonly paperlessBillOptionAtMemberLevel: boolean;
    readonly paperlessBillDefault: boolean;
    readonly paperlessOtherDefault: boolean;
    readonly displayMarketingEmailSignup: boolean;
    readonly marketingEmailSignupText: string;
    readonly keyEmailAddressTwice: boolean;
    /** Which number registration begins with: an account's or the member's. */
    readonly controlNumberType: 'ACCOUNT' | 'MEMBER';
    readonly paperlessConfirmationText: string;
    readonly allowUserProvidedContact: boolean;
  };
  readonly security: SecurityConfig;
  readonly payments: PaymentConfig;
  /** The external meter-data portal, where the co-op has one. */
  readonly meterPortal?: { readonly url: string; readonly clientId: string };
  readonly memberNumberLabel: string;
  /** What the number of a bill is called on it; without one, the catalogue's word. */
  readonly statementIdLabel: string;
  /** The co-op's name in the titles of pages. */
  readonly coopNameForWebPage: string;
  readonly applicationIdWeb: string;
  readonly profile: {
    readonly allowNameUpdate: boolean;
    readonly allowAddressUpdate: boolean;
    readonly allowPhoneUpdate: boolean;
    readonly directProfileUpdate: boolean;
    readonly displaySpouseName: boolean;
  };
  readonly accounts: {
    readonly hideNonElectricUsage: boolean;
    readonly hideNonElectricOutage: boolean;
    /** Members may tell the crew more of an outage that is known. */
    readonly outageAdditions: boolean;
    readonly basicOverviewScreen: boolean;
    readonly paperlessAtMemberLevel: boolean;
    readonly paperlessAtAccountLevel: boolean;
    readonly storedPaymentInfo: boolean;
    readonly roundUp: boolean;
    readonly roundUpPlus: boolean;
    /** Rows that a page of the average billing table begins with. */
    readonly levelizedPageSize: 10 | 20;
    readonly mfa: boolean;
    readonly paymentConfirmationEmail: boolean;
    readonly serviceRequestConfirmationEmail: boolean;
    /** A request that failed keeps what was typed. */
    readonly serviceRequestKeepForm: boolean;
    readonly unlistedPhone: boolean;
  };
  readonly drafts: {
    readonly blockPastDue: boolean;
    /** Which options the co-op's draft type opens, as far as the configuration allows them too. */
    readonly draftType: 'BOTH' | 'BANK' | 'CC';
    readonly defaultDraftType: 'BANK' | 'CC';
    readonly maxDraftDays: number;
    readonly displayNotice: boolean;
    readonly individualDraftMethod: boolean;
    readonly bankDraftAsFile: boolean;
  };
  readonly agreements: Readonly<Record<Agreement, string>>;
  readonly pastDueNoticeText: string;
  /** What a text that says STOP ends: notices of the topic told last, or all. */
  readonly stopEnds: 'TOPIC' | 'ALL';
  /** Who books what a bank sends back: the billing system by itself, or by the portal's posting file. */
  readonly returnsBookedBy: 'billing' | 'portal';
  /** For so many banking days an e-check is given back only by two people who have read that its bank may send it back. */
  readonly echeckRefundDays: number;
  /** Within so many banking days the payment company pays out what it took. */
  readonly settlementDays: number;
  readonly taking: TakingSettings;
  /** Members may have their notices at their devices. */
  readonly push: boolean;
  /** Between which hours of the co-op's clock nobody is texted or called. */
  readonly quietHours: QuietHours;
  /** How many messages of announcements go out in a minute: as many as the carriers take. */
  readonly announcementsPerMinute: number;
  readonly usage: {
    readonly sortDescending: boolean;
    /** COMPACT: the daily table without meter, reading and type. */
    readonly tableStructure: 'STANDARD' | 'COMPACT';
  };
}

/** How members prove who they are; other ways than the defaults are settings (general-13). */
export interface SecurityConfig {
  /** COMPOSITION: 8 characters of four kinds. PASSPHRASE: 15 of any kind. */
  readonly passwordRule: 'COMPOSITION' | 'PASSPHRASE';
  /** 50, up to 128. */
  readonly passwordMaxLength: number;
  /** Whether registration asks for a security question. */
  readonly securityQuestion: boolean;
  /** Minutes for which a verification code is valid; 120. */
  readonly codeMinutes: number;
  /** Whether an authenticator's code of the 30 seconds before or after counts too; true. */
  readonly authenticatorDrift: boolean;
  /** Whether password, e-mail address and second step change only for who types the current password; true. */
  readonly asksCurrentPassword: boolean;
  /** Whether every member must set up an authenticator before going on. */
  readonly mfaRequired: boolean;
  /** Whether `external-redirect` takes an access token beside a hand-over token; true, the specification's word. */
  readonly takesAccessTokens: boolean;
}

export interface SiteBrand {
  readonly light: BrandTokens;
  readonly dark: BrandTokens;
  readonly bannerPath?: string;
  readonly bannerHeading: string;
  readonly bannerLine: string;
  /** The picture beside the sign-in form (website-10). */
  readonly signInImagePath?: string;
  readonly signInNote: string;
}

/** HTML of the co-op's own, cleaned on the server. */
export interface SiteContent {
  readonly aboutUs: string;
  readonly legalContent?: string;
  readonly loginHelp: string;
  readonly services: readonly { readonly name: string; readonly text: string; readonly url: string }[];
}
