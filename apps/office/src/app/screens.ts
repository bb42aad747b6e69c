import type { OfficeScreenName } from '@rochdale/domain/office/screens/office-screens';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import activity from 'lucide-static/icons/activity.svg?inner';
import arrowLeftRight from 'lucide-static/icons/arrow-left-right.svg?inner';
import banknote from 'lucide-static/icons/banknote-arrow-down.svg?inner';
import circleHelp from 'lucide-static/icons/circle-question-mark.svg?inner';
import doorOpen from 'lucide-static/icons/door-open.svg?inner';
import inbox from 'lucide-static/icons/inbox.svg?inner';
import keyRound from 'lucide-static/icons/key-round.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import listChecks from 'lucide-static/icons/list-checks.svg?inner';
import mail from 'lucide-static/icons/mail.svg?inner';
import megaphone from 'lucide-static/icons/megaphone.svg?inner';
import palette from 'lucide-static/icons/palette.svg?inner';
import receipt from 'lucide-static/icons/receipt-text.svg?inner';
import scale from 'lucide-static/icons/scale.svg?inner';
import scroll from 'lucide-static/icons/scroll-text.svg?inner';
import search from 'lucide-static/icons/search.svg?inner';
import tag from 'lucide-static/icons/tag.svg?inner';
import userCheck from 'lucide-static/icons/user-check.svg?inner';
import users from 'lucide-static/icons/users.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import type { ComponentType } from 'react';

/** The groups of the rail, by what stands above them. */
export const railTitles = {
  desk: 'office.group.desk',
  money: 'office.group.money',
  portal: 'office.group.portal',
} as const satisfies Readonly<Record<string, PlainTextCode>>;
export type RailGroup = keyof typeof railTitles;

/** A screen of the office: what draws it, and where the rail has it. */
export interface OfficeScreen {
  readonly title: PlainTextCode;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
  readonly rail?: {
    readonly group: RailGroup;
    readonly icon: string;
    /** The letter that leads there after G. */
    readonly key: string;
  };
}

/** Every screen, in the rail's order. */
export const screens: Readonly<Record<OfficeScreenName, OfficeScreen>> = {
  today: {
    title: 'office.screen.today',
    load: () => import('../features/today/today-page.tsx'),
    rail: { group: 'desk', icon: inbox, key: 't' },
  },
  approvals: {
    title: 'office.screen.approvals',
    load: () => import('../features/approvals/approvals-page.tsx'),
    rail: { group: 'desk', icon: userCheck, key: 's' },
  },
  queues: {
    title: 'queues.title',
    load: () => import('../features/queues/queues-page.tsx'),
    rail: { group: 'desk', icon: listChecks, key: 'q' },
  },
  outages: {
    title: 'outageDesk.title',
    load: () => import('../features/outages/outages-page.tsx'),
    rail: { group: 'desk', icon: zap, key: 'x' },
  },
  outage: { title: 'outageDesk.one', load: () => import('../features/outages/outage-page.tsx') },
  'begin-outage': {
    title: 'outageDesk.begin.title',
    load: () => import('../features/outages/begin-outage-page.tsx'),
  },
  reliability: {
    title: 'board.title',
    load: () => import('../features/outages/reliability/reliability-page.tsx'),
  },
  find: {
    title: 'finding.title',
    load: () => import('../features/finding/find-page.tsx'),
    rail: { group: 'desk', icon: search, key: 'f' },
  },
  member: { title: 'members.title', load: () => import('../features/members/member-page.tsx') },
  messages: { title: 'messages.title', load: () => import('../features/messages/messages-page.tsx') },
  'message-log': {
    title: 'messages.title',
    load: () => import('../features/messages/log-page.tsx'),
    rail: { group: 'desk', icon: mail, key: 'm' },
  },
  message: { title: 'messages.facts', load: () => import('../features/messages/message-page.tsx') },
  announcements: {
    title: 'announcing.title',
    load: () => import('../features/messages/announcing/announcements-page.tsx'),
    rail: { group: 'desk', icon: megaphone, key: 'n' },
  },
  'announcement-new': {
    title: 'announcing.new',
    load: () => import('../features/messages/announcing/new-announcement-page.tsx'),
  },
  announcement: {
    title: 'announcing.title',
    load: () => import('../features/messages/announcing/announcement-page.tsx'),
  },
  payments: {
    title: 'officePayments.title',
    load: () => import('../features/payments/payments-page.tsx'),
    rail: { group: 'money', icon: receipt, key: 'p' },
  },
  payment: { title: 'officePayments.one', load: () => import('../features/payments/payment-page.tsx') },
  settlements: {
    title: 'settlements.title',
    load: () => import('../features/settlements/settlements-page.tsx'),
    rail: { group: 'money', icon: banknote, key: 'e' },
  },
  settlement: { title: 'settlements.one', load: () => import('../features/settlements/settlement-page.tsx') },
  'unknown-charges': {
    title: 'charges.title',
    load: () => import('../features/payments/charges/unknown-charges-page.tsx'),
    rail: { group: 'money', icon: circleHelp, key: 'u' },
  },
  'rate-differences': {
    title: 'rateDifferences.title',
    load: () => import('../features/payments/rate-differences/rate-differences-page.tsx'),
    rail: { group: 'money', icon: tag, key: 'r' },
  },
  disputes: {
    title: 'disputes.title',
    load: () => import('../features/disputes/disputes-page.tsx'),
    rail: { group: 'money', icon: scale, key: 'd' },
  },
  'bank-files': {
    title: 'bankFiles.title',
    load: () => import('../features/bank-files/bank-files-page.tsx'),
    rail: { group: 'money', icon: landmark, key: 'b' },
  },
  'bank-file': { title: 'bankFiles.title', load: () => import('../features/bank-files/bank-file-page.tsx') },
  studio: {
    title: 'studio.title',
    load: () => import('../features/studio/studio-page.tsx'),
    rail: { group: 'portal', icon: palette, key: 'z' },
  },
  'studio-history': { title: 'studio.history', load: () => import('../features/studio/history-page.tsx') },
  data: {
    title: 'data.title',
    load: () => import('../features/data/data-page.tsx'),
    rail: { group: 'portal', icon: arrowLeftRight, key: 'i' },
  },
  import: { title: 'data.title', load: () => import('../features/data/import-page.tsx') },
  opening: {
    title: 'opening.title',
    load: () => import('../features/opening/opening-page.tsx'),
    rail: { group: 'portal', icon: doorOpen, key: 'o' },
  },
  staff: {
    title: 'office.screen.staff',
    load: () => import('../features/staff/staff-page.tsx'),
    rail: { group: 'portal', icon: users, key: 'w' },
  },
  connected: {
    title: 'connected.title',
    load: () => import('../features/connected/connected-page.tsx'),
    rail: { group: 'portal', icon: keyRound, key: 'k' },
  },
  webhook: {
    title: 'connected.webhook.deliveries',
    load: () => import('../features/connected/webhooks/webhook-page.tsx'),
  },
  system: {
    title: 'system.title',
    load: () => import('../features/system/system-page.tsx'),
    rail: { group: 'portal', icon: activity, key: 'y' },
  },
  audit: {
    title: 'office.screen.audit',
    load: () => import('../features/audit/audit-page.tsx'),
    rail: { group: 'portal', icon: scroll, key: 'l' },
  },
  'own-login': { title: 'office.screen.own-login', load: () => import('../features/own-login/own-login-page.tsx') },
  'sign-in': { title: 'staffPages.signIn.title', load: () => import('../features/sign-in/sign-in-page.tsx') },
  invitation: { title: 'office.screen.invitation', load: () => import('../features/sign-in/invitation-page.tsx') },
};
