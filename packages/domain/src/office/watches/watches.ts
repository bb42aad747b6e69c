import { endingKeyDays } from '../connected/key-rules.ts';
import type { QueueKind } from '../queues/queues.ts';
import type { Permission } from '../staff/permissions.ts';
import { onlyReads } from '../staff/roles.ts';

/** What a watch is about, in the order in which Today lists them. */
export const watchGroups = ['clock', 'money', 'members', 'systems', 'system'] as const;
export type WatchGroup = (typeof watchGroups)[number];

/** Screens of the office where what waits is settled. */
export const watchPlaces = [
  'approvals',
  'audit',
  'bank-files',
  'connected',
  'data',
  'disputes',
  'messages',
  'opening',
  'outages',
  'payments',
  'queues',
  'search',
  'settlements',
  'system',
  'unknown-charges',
] as const;
export type WatchPlace = (typeof watchPlaces)[number];

/** Something that may need a person. */
export interface Watch {
  readonly group: WatchGroup;
  /** Who sees it, and who may take it and settle it. */
  readonly sees: Permission | 'anyone';
  readonly acts: Permission | 'anyone';
  /** What is younger needs nobody yet (minutes). */
  readonly after: number;
  /** From this age on it is late (minutes); null: by its deadline alone, or never. */
  readonly late: number | null;
  /** A deadline is nothing to speak of until so long before it (minutes); without: from the beginning. */
  readonly ahead?: number;
  readonly place: WatchPlace;
  /** What settles it, or shows it, on the server. */
  readonly command: string;
}

const hour = 60;
const day = 24 * hour;
const money = { group: 'money', sees: 'payments.see', acts: 'payments.returns', place: 'payments' } as const;
/** Comparing the books settles it. */
const books = { ...money, place: 'unknown-charges' } as const;
const queue = { group: 'members', sees: 'members.see', acts: 'queues.review', place: 'queues' } as const;
const message = { group: 'members', sees: 'messages.see', acts: 'messages.resend', place: 'messages' } as const;
const exported = { group: 'systems', sees: 'exports.see', acts: 'exports.make', place: 'data' } as const;
const opening = { group: 'members', sees: 'opening.see', acts: 'opening.change', place: 'opening' } as const;
const connected = { group: 'systems', sees: 'systems.see', acts: 'keys.change', place: 'connected' } as const;
const system = { group: 'system', sees: 'systems.see', acts: 'systems.change', place: 'system' } as const;

/**
 * Everything that may need a person (office-51). Today, the morning e-mail, `coop today`, `coop doctor`, the metrics and
 * their alarms are made of this table; silence is in it too: what should have come and did not.
 */
export const watches = {
  'bank-file-untaken': {
    group: 'clock',
    sees: 'bank-file.see',
    acts: 'bank-file.make',
    after: 0,
    late: null,
    place: 'bank-files',
    command: 'coop export bank-drafts',
  },
  'outage-reports': {
    group: 'clock',
    sees: 'outages.report',
    acts: 'outages.change',
    after: 0,
    late: hour,
    place: 'outages',
    command: 'coop outage list',
  },
  'approvals-waiting': {
    group: 'clock',
    sees: 'anyone',
    acts: 'anyone',
    after: 0,
    late: day,
    place: 'approvals',
    command: 'coop staff list',
  },
  'money-held': { ...money, after: 0, late: 0, command: 'coop restore release' },
  'payments-held': { ...money, after: 0, late: 0, command: 'coop imports' },
  'clock-wrong': { ...money, after: 0, late: 0, command: 'coop doctor' },
  'charged-not-posted': { ...books, after: 10, late: 10, command: 'coop reconcile' },
  'not-given-back': { ...books, after: 10, late: 10, command: 'coop reconcile' },
  'payments-unanswered': { ...books, after: hour, late: hour, command: 'coop reconcile' },
  'charge-without-end': { ...books, after: day, late: day, command: 'coop reconcile' },
  'books-differ': { ...books, after: 0, late: day, command: 'coop reconcile --days 7' },
  'books-not-compared': { ...books, after: 26 * hour, late: 3 * day, command: 'coop reconcile --days 7' },
  'bank-file-unaccepted': {
    group: 'money',
    sees: 'bank-file.see',
    acts: 'bank-file.make',
    after: 0,
    late: 0,
    place: 'bank-files',
    command: 'coop bank-file accepted <number>',
  },
  'return-unknown': { ...money, after: 0, late: 3 * day, command: 'coop payment dismiss-return' },
  'return-in-review': { ...money, after: 0, late: 3 * day, command: 'coop payment dismiss-return' },
  'bank-change-waiting': { ...money, after: 0, late: 5 * day, command: 'coop bank-file changes' },
  'draft-held': { ...money, after: 0, late: null, command: 'coop bank-file held' },
  'due-failed': { ...money, after: 0, late: null, command: 'coop doctor' },
  'method-refused': { ...money, after: 0, late: null, command: 'coop doctor' },
  'auto-pay-blocked': { ...money, after: 0, late: null, command: 'coop doctor' },
  'plan-of-another': { ...money, after: 0, late: 0, command: 'coop import' },
  'end-untold': { ...money, after: hour, late: hour, command: 'coop doctor' },
  'charge-unknown': { ...books, after: 0, late: day, command: 'coop reconcile' },
  'dispute-open': { ...money, place: 'disputes', after: 0, late: null, command: 'coop payment show <number>' },
  'dispute-left': { ...money, place: 'disputes', after: 0, late: null, command: 'coop payment show <number>' },
  'settlement-differs': { ...money, place: 'settlements', after: 0, late: 3 * day, command: 'coop today' },
  'charge-unsettled': { ...money, place: 'settlements', after: 0, late: 3 * day, command: 'coop today' },
  'settlement-missing': { ...money, place: 'settlements', after: 0, late: 0, command: 'coop today' },
  'refund-unanswered': { ...money, after: 10, late: hour, command: 'coop payment show <number>' },
  'refund-refused': { ...money, after: 0, late: day, command: 'coop payment show <number>' },
  'given-back-twice': { ...money, after: 0, late: day, command: 'coop payment show <number>' },
  'given-back-in-part': { ...money, after: 0, late: null, command: 'coop payment show <number>' },
  'review-waiting': { ...queue, after: 0, late: 3 * day, command: 'coop review list' },
  applications: { ...queue, after: 0, late: 3 * day, command: 'coop export applications' },
  'service-orders': { ...queue, after: 0, late: 3 * day, command: 'coop export service-orders' },
  claims: { ...queue, after: 0, late: 7 * day, command: 'coop export claims' },
  'payment-help': { ...queue, after: 0, late: null, command: 'coop export payment-help' },
  'help-contradicted': { ...queue, after: 0, late: 0, command: 'coop export payment-help' },
  'pledge-late': { ...queue, after: 0, late: 0, place: 'search', command: 'coop today' },
  'rate-changes': { ...queue, after: 0, late: 3 * day, command: 'coop export rate-changes' },
  'returned-letters': { ...queue, after: 0, late: 7 * day, command: 'coop export returned-letters' },
  'tax-certificate': {
    ...queue,
    after: 0,
    late: null,
    ahead: 30 * day,
    place: 'search',
    command: 'coop import <folder>',
  },
  'messages-late': { ...message, after: 15, late: 15, command: 'coop doctor' },
  'messages-failed': { ...message, after: 0, late: 0, command: 'coop doctor' },
  'logins-locked': {
    group: 'members',
    sees: 'members.see',
    acts: 'logins.unlock',
    after: 0,
    late: null,
    place: 'search',
    command: 'coop doctor',
  },
  'login-changes': {
    group: 'members',
    sees: 'members.see',
    acts: 'logins.unlock',
    after: 0,
    late: null,
    place: 'approvals',
    command: 'coop login changes',
  },
  'login-changes-stopped': {
    group: 'members',
    sees: 'members.see',
    acts: 'members.note',
    after: 0,
    late: day,
    place: 'approvals',
    command: 'coop login changes',
  },
  'passkeys-went-back': {
    group: 'members',
    sees: 'members.see',
    acts: 'members.note',
    after: 0,
    late: null,
    place: 'search',
    command: 'coop today',
  },
  'import-held': { ...exported, after: 0, late: day, command: 'coop imports' },
  'wave-stopped': { ...opening, after: 0, late: day, command: 'coop opening' },
  'portal-not-open': { ...opening, after: 14 * day, late: 60 * day, command: 'coop opening' },
  'cut-over-missing': { ...opening, after: 0, late: 0, command: 'coop cut-over <day>' },
  'auto-pay-not-moved': { ...exported, after: 0, late: null, command: 'coop auto-pays' },
  'import-missing': { ...exported, after: 0, late: null, command: 'coop import' },
  'export-untaken': { ...exported, after: 12 * hour, late: day, command: 'coop export list' },
  'approved-not-exported': { ...exported, after: day, late: 3 * day, command: 'coop export applications' },
  'payment-not-exported': { ...exported, after: day, late: day, command: 'coop export payments' },
  'posting-refused': { ...exported, after: 0, late: day, command: 'coop billing-link' },
  'posting-untold': { ...exported, after: 15, late: 4 * hour, command: 'coop billing-link' },
  'request-refused': { ...exported, after: 0, late: day, command: 'coop billing-link' },
  'request-untold': { ...exported, after: 60, late: day, command: 'coop billing-link' },
  'billing-doubted': { ...exported, after: 0, late: null, command: 'coop billing-link' },
  'webhook-late': { ...connected, after: hour, late: day, command: 'coop today' },
  'webhook-given-up': { ...connected, after: 0, late: 0, command: 'coop today' },
  'key-ends': { ...connected, after: 0, late: null, ahead: endingKeyDays * day, command: 'coop today' },
  'addresses-unreached': {
    group: 'systems',
    sees: 'messages.see',
    acts: 'members.note',
    after: 0,
    late: null,
    place: 'messages',
    command: 'coop notifications',
  },
  'names-not-on-paper': {
    group: 'systems',
    sees: 'members.see',
    acts: 'members.note',
    after: 0,
    late: null,
    place: 'search',
    command: 'coop imports',
  },
  'worker-silent': { ...system, after: 3, late: 3, command: 'coop doctor' },
  'jobs-overdue': { ...system, after: 10, late: 10, command: 'coop doctor' },
  'jobs-failed': { ...system, after: 0, late: day, command: 'coop doctor' },
  'backup-old': { ...system, after: 26 * hour, late: 26 * hour, command: 'coop backup' },
  'certificate-ends': { ...system, after: 0, late: null, ahead: 21 * day, command: 'coop doctor' },
  'audit-unchained': {
    group: 'system',
    sees: 'audit.see',
    acts: 'systems.change',
    after: 1,
    late: 5,
    place: 'audit',
    command: 'coop audit verify',
  },
  'audit-head-old': {
    group: 'system',
    sees: 'audit.see',
    acts: 'systems.change',
    after: 5,
    late: 5,
    place: 'audit',
    command: 'coop audit verify',
  },
} as const satisfies Readonly<Record<string, Watch>>;

export type WatchKind = keyof typeof watches;
export const watchKinds = Object.keys(watches) as [WatchKind, ...WatchKind[]];
/** The row of a watch, whichever it is. */
export const watchOf = (kind: WatchKind): Watch => watches[kind];

/** The queue where each is settled that members wait for. */
export const queueOfWatch: Partial<Readonly<Record<WatchKind, QueueKind>>> = {
  'review-waiting': 'profile-change',
  applications: 'application',
  'service-orders': 'service-order',
  claims: 'claim',
  'rate-changes': 'rate-change',
  'returned-letters': 'returned-letter',
  'payment-help': 'payment-help',
  'help-contradicted': 'payment-help',
};

/** The watches that somebody sees. */
export const watchesSeenBy = (permissions: ReadonlySet<Permission>): readonly WatchKind[] =>
  watchKinds.filter((kind) => may(watchOf(kind).sees, permissions));

/** Whether somebody may take a watch; whoever only reads takes none. */
export const mayTakeWatch = (kind: WatchKind, permissions: ReadonlySet<Permission>): boolean =>
  may(watchOf(kind).sees, permissions) && may(watchOf(kind).acts, permissions) && ![...permissions].every(onlyReads);

const may = (needed: Permission | 'anyone', permissions: ReadonlySet<Permission>): boolean =>
  needed === 'anyone' || permissions.has(needed);
