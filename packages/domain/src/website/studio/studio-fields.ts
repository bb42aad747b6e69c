import type { Permission } from '../../office/staff/permissions.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import type { BrandTokens } from '../site/brand-tokens.ts';
import type { FeatureName } from '../site/site.ts';

/** How a setting is typed: `money` in dollars, `lines` a text for each line, `flag` as `Y` or `N`, `switch` as true or false. */
export type StudioKind = 'color' | 'line' | 'text' | 'lines' | 'flag' | 'switch' | 'number' | 'money';

/** A setting of `site.yaml` that the office may change. */
export interface StudioField {
  readonly key: string;
  readonly kind: StudioKind;
  readonly label: PlainTextCode;
  /** Its words are given in Spanish too. */
  readonly isSpoken: boolean;
}

export const studioTabs = ['look', 'words', 'features', 'menu', 'documents', 'limits'] as const;
export type StudioTab = (typeof studioTabs)[number];
/** Whether a text names a tab of the studio. */
export const isStudioTab = (text: string): text is StudioTab => studioTabs.some((one) => one === text);

/** Fields under a heading of their own. */
export interface StudioSection {
  readonly tab: StudioTab;
  readonly title: PlainTextCode;
  readonly fields: readonly StudioField[];
}

export const menuKey = 'configuration.mcpMenu';
/** The lists of documents for members. */
export const documentsKey = 'memberInfoDocs';

const said = (kind: StudioKind, key: string, label: PlainTextCode): StudioField => ({
  key,
  kind,
  label,
  isSpoken: true,
});
const plain = (kind: StudioKind, key: string, label: PlainTextCode): StudioField => ({
  key,
  kind,
  label,
  isSpoken: false,
});

/** The colors of a brand as they are called, in the order in which they are asked for. */
export const colorLabels = {
  brand: 'studio.color.brand',
  brandHover: 'studio.color.brandHover',
  brandTint: 'studio.color.brandTint',
  brandDeep: 'studio.color.brandDeep',
  onBrand: 'studio.color.onBrand',
  accent: 'studio.color.accent',
  onAccent: 'studio.color.onAccent',
} as const satisfies Readonly<Record<keyof BrandTokens, PlainTextCode>>;
export const colorNames = Object.keys(colorLabels) as (keyof BrandTokens)[];

export const colorFields = (mode: 'light' | 'dark'): StudioField[] =>
  colorNames.map((name) => plain('color', `brand.${mode}.${name}`, colorLabels[name]));

/** WHEC is not among them: other settings say the same, and contradict it when it changes alone. */
type OfficeFeature = Exclude<FeatureName, 'WHEC'>;
const featureLabels = {
  QuickPay: 'studio.feature.QuickPay',
  Autopay: 'studio.feature.Autopay',
  Arrangements: 'studio.feature.Arrangements',
  AverageBilling: 'studio.feature.AverageBilling',
  RoundUp: 'studio.feature.RoundUp',
  Deposits: 'studio.feature.Deposits',
  Usages: 'studio.feature.Usages',
  MDMEnabled: 'studio.feature.MDMEnabled',
  MdmCloudEnabled: 'studio.feature.MdmCloudEnabled',
  Aclara: 'studio.feature.Aclara',
  Outage: 'studio.feature.Outage',
  OutageMapLinkEnabled: 'studio.feature.OutageMapLinkEnabled',
  Notifications: 'studio.feature.Notifications',
  OnlineServiceOrder: 'studio.feature.OnlineServiceOrder',
  ApplicationForService: 'studio.feature.ApplicationForService',
  WebChatEnabled: 'studio.feature.WebChatEnabled',
} as const satisfies Readonly<Record<OfficeFeature, PlainTextCode>>;
const offeredFeatures = Object.keys(featureLabels) as OfficeFeature[];

/**
 * What the office changes, and nothing else: scripts, addresses that calls go to, how members sign in and how payments are
 * taken stay with whoever runs the server (office-169).
 */
export const studioSections: readonly StudioSection[] = [
  { tab: 'look', title: 'studio.section.colors', fields: [...colorFields('light'), ...colorFields('dark')] },
  {
    tab: 'look',
    title: 'studio.section.name',
    fields: [
      plain('line', 'settings.coopName', 'studio.field.coopName'),
      plain('line', 'settings.coopShortName', 'studio.field.coopShortName'),
      said('line', 'settings.coopTagline', 'studio.field.coopTagline'),
      said('line', 'brand.bannerHeading', 'studio.field.bannerHeading'),
      said('line', 'brand.bannerLine', 'studio.field.bannerLine'),
      said('line', 'brand.signInNote', 'studio.field.signInNote'),
    ],
  },
  {
    tab: 'look',
    title: 'studio.section.announcement',
    fields: [
      plain('flag', 'configuration.displayEmergencyAnnouncement', 'studio.field.displayAnnouncement'),
      said('text', 'configuration.emergencyAnnouncementMessage', 'studio.field.announcement'),
    ],
  },
  {
    tab: 'words',
    title: 'studio.section.contact',
    fields: [
      plain('line', 'settings.phoneNumber', 'studio.field.phoneNumber'),
      plain('line', 'settings.emergencyContactNumber', 'studio.field.emergencyNumber'),
      said('line', 'settings.officeHours', 'studio.field.officeHours'),
      plain('line', 'settings.email', 'studio.field.email'),
      plain('lines', 'settings.address', 'studio.field.address'),
    ],
  },
  {
    tab: 'words',
    title: 'studio.section.links',
    fields: [
      plain('line', 'settings.coopWebsiteUrl', 'studio.field.coopWebsiteUrl'),
      plain('line', 'settings.facebookUrl', 'studio.field.facebookUrl'),
      plain('line', 'settings.twitterUrl', 'studio.field.twitterUrl'),
      plain('line', 'settings.youtubeUrl', 'studio.field.youtubeUrl'),
      plain('line', 'settings.instagramUrl', 'studio.field.instagramUrl'),
      plain('line', 'settings.linkedInUrl', 'studio.field.linkedInUrl'),
      plain('line', 'configuration.outageMapLink', 'studio.field.outageMapLink'),
      plain('line', 'configuration.displayFaqUrl', 'studio.field.faqUrl'),
    ],
  },
  {
    tab: 'words',
    title: 'studio.section.words',
    fields: [
      said('line', 'configuration.quickPayDescription', 'studio.field.quickPayDescription'),
      said('line', 'configuration.detailedUsageAnalysisLabel', 'studio.field.detailedUsage'),
      said('line', 'config.MEMBER_NUMBER_LABEL', 'studio.field.memberNumberLabel'),
      said('line', 'config.STATEMENT_ID_LABEL', 'studio.field.statementIdLabel'),
      said('lines', 'configuration.outageProblems', 'studio.field.outageProblems'),
      said('text', 'config.CUTOFF_MESSAGE', 'studio.field.cutoffMessage'),
      said('text', 'config.PAST_DUE_NOTICE_TEXT', 'studio.field.pastDueNotice'),
      said('text', 'config.ONLINE_CONV_FEE_TEXT', 'studio.field.feeText'),
    ],
  },
  {
    tab: 'words',
    title: 'studio.section.agreements',
    fields: [
      said('text', 'config.DRAFT_AUTHORIZE_TEXT', 'studio.field.draftAuthorize'),
      said('text', 'config.AUTO_PAY_AUTHORIZE_TEXT', 'studio.field.autoPayAuthorize'),
      said('text', 'config.SCHEDULE_AUTHORIZE_TEXT', 'studio.field.scheduleAuthorize'),
      said('text', 'config.CONTACT_CONSENT_TEXT', 'studio.field.contactConsent'),
      said('text', 'config.PAPERLESS_CONFIRMATION_TEXT', 'studio.field.paperlessConfirmation'),
    ],
  },
  {
    tab: 'features',
    title: 'studio.section.features',
    fields: offeredFeatures.map((name) => plain('switch', `features.${name}`, featureLabels[name])),
  },
  {
    tab: 'menu',
    title: 'studio.section.menu',
    fields: [plain('flag', 'configuration.useCustomMenu', 'studio.field.useCustomMenu')],
  },
  {
    tab: 'documents',
    title: 'studio.section.documents',
    fields: [
      plain('flag', 'configuration.memberInfoLinkAvailable', 'studio.field.memberInfoLink'),
      said('line', 'configuration.memberInfoDocsLinkName', 'studio.field.memberInfoDocs'),
    ],
  },
  {
    tab: 'limits',
    title: 'studio.section.fees',
    fields: [
      plain('money', 'config.ONLINE_CONV_FEE_CARD', 'studio.field.feeCard'),
      plain('money', 'config.ONLINE_CONV_FEE_ECHECK', 'studio.field.feeEcheck'),
      plain('money', 'config.PREPAID_MINIMUM_PAYMENT_AMOUNT', 'studio.field.prepaidMinimum'),
    ],
  },
  {
    tab: 'limits',
    title: 'studio.section.days',
    fields: [
      plain('number', 'config.DRAFT_MAX_DAYS', 'studio.field.draftMaxDays'),
      plain('number', 'config.RECENT_PAYMENT_DAYS', 'studio.field.recentPaymentDays'),
      plain('number', 'config.NOTICE_QUIET_FROM', 'studio.field.quietFrom'),
      plain('number', 'config.NOTICE_QUIET_TO', 'studio.field.quietTo'),
    ],
  },
];

const listFields: readonly StudioField[] = [
  { key: menuKey, kind: 'lines', label: 'studio.field.menu', isSpoken: true },
  { key: documentsKey, kind: 'lines', label: 'studio.field.documents', isSpoken: true },
];

/** Every setting that the office may change, by its key. */
export const studioFields: ReadonlyMap<string, StudioField> = new Map(
  [...studioSections.flatMap(({ fields }) => fields), ...listFields].map((field) => [field.key, field]),
);

/** What it takes to change a setting. */
export const permissionFor = (key: string): Permission => (key.startsWith('brand.') ? 'site.brand' : 'site.settings');
