import { proofYears } from '../../planned/authorizations/standing.ts';

/** How long something is kept. */
export type Period = { readonly years: number } | { readonly days: number };

/** Kinds whose years a co-op sets, and within which bounds: what a law asks for is the least. */
const settable = {
  events: { years: 2, least: 1, most: 10 },
  messages: { days: 90, least: 1, most: 10 },
  notices: { days: 400, least: 1, most: 10 },
  authorizations: { years: proofYears, least: proofYears, most: 10 },
  contactConsents: { years: 4, least: 4, most: 10 },
  paperConsents: { years: 2, least: 1, most: 10 },
} as const;
export type SettableKind = keyof typeof settable;
export const settableKinds = Object.keys(settable).filter((kind): kind is SettableKind =>
  Object.hasOwn(settable, kind),
);

/** The bounds of a co-op's years. */
export const yearsOf = (kind: SettableKind): { readonly least: number; readonly most: number } => settable[kind];

/** What a co-op says of a kind: its years, and its own sentence for why. */
export interface OwnRetention {
  readonly years: number;
  readonly because?: string | undefined;
}
export type OwnRetentions = { readonly [K in SettableKind]?: OwnRetention | undefined };

/** What a co-op says of members' records. */
export interface RecordSettings {
  /** Whether the office's people appear by name; else by what their role is called. */
  readonly namesStaff: boolean;
  readonly keeps: OwnRetentions;
}

/** What is kept of a kind. */
export interface RetentionKind {
  readonly kind: SettableKind | 'devices' | 'sessions' | 'office' | 'requests' | 'books' | 'account';
  readonly tables: readonly string[];
  /** Without a period of its own: until something else ends it. */
  readonly keeps: Period | 'always' | 'billing';
  /** Whether it is kept once the login is closed, for the same time (identity-107). */
  readonly afterClosing: boolean;
}

/** All that is kept of a member, by kind: the one table from which it is forgotten, shown and documented (identity-109). */
export const retentionKinds = [
  { kind: 'events', tables: ['security_events', 'login_changes', 'login_change_links'], afterClosing: true },
  { kind: 'messages', tables: ['outgoing_messages'], afterClosing: true },
  {
    kind: 'notices',
    tables: ['notices', 'notice_deliveries', 'announcement_accounts', 'announcement_recipients'],
    afterClosing: true,
  },
  { kind: 'authorizations', tables: ['authorizations'], afterClosing: true },
  { kind: 'contactConsents', tables: ['contact_consents', 'restoration_texts'], afterClosing: true },
  { kind: 'paperConsents', tables: ['paper_consents'], afterClosing: true },
  { kind: 'devices', tables: ['known_devices'], keeps: { days: 180 }, afterClosing: false },
  { kind: 'sessions', tables: ['tokens'], keeps: { days: 1 }, afterClosing: true },
  {
    kind: 'office',
    tables: ['audit', 'audit_personal', 'queue_items', 'member_notes', 'member_marks', 'opening_members'],
    keeps: 'always',
    afterClosing: true,
  },
  {
    kind: 'requests',
    tables: [
      ...['service_orders', 'service_applications', 'submitted_readings', 'profile_updates', 'payment_help', 'pledges'],
      ...['outage_reports', 'rate_requests', 'capital_credit_claims', 'delegations', 'profile_holds'],
    ],
    keeps: 'always',
    afterClosing: true,
  },
  {
    kind: 'books',
    tables: [
      ...['requisitions', 'requisition_accounts', 'ledger', 'refunds', 'refund_parts', 'due_payments'],
      ...['scheduled_payments', 'scheduled_payment_accounts', 'stored_payments', 'ended_drafts', 'payment_links'],
    ],
    keeps: 'always',
    afterClosing: true,
  },
  {
    kind: 'account',
    tables: [
      ...[
        'members',
        'member_persons',
        'member_phones',
        'member_identities',
        'addresses',
        'accounts',
        'account_details',
      ],
      ...[
        'account_services',
        'account_holdings',
        'account_preferences',
        'member_preferences',
        'bills',
        'bill_lines',
        'posted_payments',
      ],
      ...['deposits', 'arrangements', 'usage_days', 'usage_intervals', 'meters', 'meter_readings', 'drafts'],
      ...['credit_codes', 'unclaimed_credits', 'capital_credit_letters', 'returned_letters', 'levelized_holds'],
      ...['brought_contacts', 'brought_auto_pays', 'brought_scheduled_payments', 'login_grants'],
    ],
    keeps: 'billing',
    afterClosing: true,
  },
] as const satisfies readonly (Omit<RetentionKind, 'keeps'> & { readonly keeps?: RetentionKind['keeps'] })[];

/** For how long a kind is kept at a co-op. */
export function periodOf(kind: SettableKind, own: OwnRetentions): Period {
  const said = own[kind];
  if (said !== undefined) return { years: said.years };
  const standard = settable[kind];
  return 'days' in standard ? { days: standard.days } : { years: standard.years };
}

const isSettable = (kind: RetentionKind['kind']): kind is SettableKind => Object.hasOwn(settable, kind);

/** The table as it is at a co-op, with its own sentences. */
export const retentionAt = (
  own: OwnRetentions,
): readonly (RetentionKind & { readonly because?: string | undefined })[] =>
  retentionKinds.map((row) => {
    if (!isSettable(row.kind)) return { keeps: 'always', ...row };
    return { ...row, keeps: periodOf(row.kind, own), because: own[row.kind]?.because };
  });

/** What is older than this is forgotten. */
export function forgottenBefore(period: Period, now: Date): Date {
  const before = new Date(now);
  if ('days' in period) before.setUTCDate(before.getUTCDate() - period.days);
  else before.setUTCFullYear(before.getUTCFullYear() - period.years);
  return before;
}
