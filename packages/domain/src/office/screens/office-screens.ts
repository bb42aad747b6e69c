import type { Permission } from '../staff/permissions.ts';

/**
 * The screens of the office: where each stands, and what it takes to open it. `anyone` is whoever is signed in, `visitor`
 * whoever is not. Parts of a path in braces are filled by what the screen is about.
 */
export const officeScreens = {
  today: { path: '/', may: 'anyone' },
  approvals: { path: '/approvals', may: 'anyone' },
  queues: { path: '/queues', may: 'members.see' },
  outages: { path: '/outages', may: 'outages.see' },
  outage: { path: '/outages/{outageNumber}', may: 'outages.see' },
  'begin-outage': { path: '/begin-outage', may: 'outages.change' },
  reliability: { path: '/reliability', may: 'outages.see' },
  find: { path: '/find', may: 'members.find' },
  member: { path: '/members/{memberNumber}', may: 'members.see' },
  messages: { path: '/members/{memberNumber}/messages', may: 'messages.see' },
  'message-log': { path: '/messages', may: 'messages.see' },
  message: { path: '/messages/{messageId}', may: 'messages.see' },
  announcements: { path: '/announcements', may: 'announcements.see' },
  'announcement-new': { path: '/announcements/new', may: 'announcements.outages' },
  announcement: { path: '/announcements/{announcementId}', may: 'announcements.see' },
  payments: { path: '/payments', may: 'payments.see' },
  payment: { path: '/payments/{transNo}', may: 'payments.see' },
  settlements: { path: '/settlements', may: 'payments.see' },
  settlement: { path: '/settlements/{settlementId}', may: 'payments.see' },
  'unknown-charges': { path: '/unknown-charges', may: 'payments.see' },
  'rate-differences': { path: '/rates', may: 'exports.see' },
  disputes: { path: '/disputes', may: 'payments.see' },
  studio: { path: '/studio', may: 'site.settings' },
  'studio-history': { path: '/studio/history', may: 'site.settings' },
  data: { path: '/data', may: 'exports.see' },
  import: { path: '/data/{importId}', may: 'exports.see' },
  opening: { path: '/opening', may: 'opening.see' },
  'bank-files': { path: '/bank-files', may: 'bank-file.see' },
  'bank-file': { path: '/bank-files/{fileNumber}', may: 'bank-file.see' },
  staff: { path: '/staff', may: 'staff.see' },
  connected: { path: '/connected', may: 'systems.see' },
  webhook: { path: '/connected/{webhookId}', may: 'systems.see' },
  system: { path: '/system', may: 'systems.see' },
  audit: { path: '/audit', may: 'audit.see' },
  'own-login': { path: '/login', may: 'anyone' },
  'sign-in': { path: '/sign-in', may: 'visitor' },
  invitation: { path: '/invitation', may: 'visitor' },
} as const satisfies Readonly<Record<string, { readonly path: `/${string}`; readonly may: OfficeScreenAccess }>>;

export type OfficeScreenAccess = Permission | 'anyone' | 'visitor';
export type OfficeScreenName = keyof typeof officeScreens;

type PartsOf<P extends string> = P extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never;
/** What a screen's path has to be filled with. */
export type OfficeScreenParts<N extends OfficeScreenName> = Readonly<
  Record<PartsOf<(typeof officeScreens)[N]['path']>, string>
>;

/** A screen whose path needs nothing filled in. */
export type PlainOfficeScreen = {
  [N in OfficeScreenName]: [PartsOf<(typeof officeScreens)[N]['path']>] extends [never] ? N : never;
}[OfficeScreenName];
export const isPlainScreen = (name: OfficeScreenName): name is PlainOfficeScreen =>
  !officeScreens[name].path.includes('{');

/** The address of a screen, from the slash on. What is undefined does not stand in its query. */
export function officeAddress<N extends OfficeScreenName>(
  name: N,
  parts: OfficeScreenParts<N>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = new Map(Object.entries<string>(parts));
  const path = officeScreens[name].path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(given.get(part) ?? ''),
  );
  const asked = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, value]],
  );
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
