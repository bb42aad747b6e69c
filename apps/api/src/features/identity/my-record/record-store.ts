import { type AuditKind, auditKinds } from '@rochdale/contract/audit';
import {
  filterOfEvent,
  isLook,
  lookActs,
  lookEvents,
  memberActs,
  type RecordedAct,
  type RecordFilter,
  recordedActs,
  signInEvents,
} from '@rochdale/domain/identity/my-record/record-entry';
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { audit } from '../../../tables/audit.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { securityEvents } from '../../../tables/security.ts';
import { staff } from '../../../tables/staff.ts';
import { consentsAfter, type RecordedConsent } from './consents-store.ts';
import { afterPlace, byPlace, newestFirst, type Place } from './record-place-store.ts';

interface RecordedEvent extends Place {
  readonly kind: AuditKind;
  readonly byDelegate: boolean;
  /** The address at which the delegate was invited. */
  readonly delegate: string | null;
  readonly device: string | null;
  readonly network: string | null;
}

interface OfficeAct extends Place {
  readonly act: RecordedAct;
  readonly name: string | null;
  readonly roles: readonly string[];
}

type RecordedMessage = Place & Pick<typeof outgoingMessages.$inferSelect, 'channel' | 'kind' | 'recipient' | 'state'>;

/** An entry of a record, as its table has it. */
export type Recorded =
  | { readonly source: 'event'; readonly filter: RecordFilter; readonly row: RecordedEvent }
  | { readonly source: 'act'; readonly filter: RecordFilter; readonly row: OfficeAct }
  | { readonly source: 'consent'; readonly filter: 'consents'; readonly row: RecordedConsent }
  | { readonly source: 'message'; readonly filter: 'messages'; readonly row: RecordedMessage };

/** What of a record is asked for. */
export interface RecordQuery {
  readonly memberNumber: string;
  /** The login’s key: whoever tries a wrong password is known by no member. */
  readonly loginKey: string;
  readonly filter: RecordFilter | undefined;
  readonly after: Place | undefined;
}

/** Events of a login that an act of the office tells, with who it was. */
const toldByOffice: readonly AuditKind[] = [
  'locked-by-office',
  'unlocked-by-office',
  'login-change-asked',
  'login-change-called-off',
  'login-change-dropped',
];

/** Entries of a record after a place in it, the newest first: from the tables in which each is kept (identity-99). */
export async function recordAfter(db: Executor, query: RecordQuery, most: number): Promise<Recorded[]> {
  const { filter, memberNumber, after } = query;
  const wants = (...filters: RecordFilter[]): boolean => filter === undefined || filters.includes(filter);
  const [events, acts, consents, messages] = await Promise.all([
    wants('sign-ins', 'changes', 'looks') ? eventsAfter(db, query, most) : [],
    wants('changes', 'looks') ? actsAfter(db, query, most) : [],
    wants('consents') ? consentsAfter(db, memberNumber, after, most) : [],
    wants('messages') ? messagesAfter(db, query, most) : [],
  ]);
  const all: Recorded[] = [
    ...events.map((row) => ({ source: 'event' as const, filter: filterOfEvent(row.kind), row })),
    ...acts.map((row) => ({ source: 'act' as const, filter: isLook(row.act) ? 'looks' : 'changes', row }) as const),
    ...consents.map((row) => ({ source: 'consent' as const, filter: 'consents' as const, row })),
    ...messages.map((row) => ({ source: 'message' as const, filter: 'messages' as const, row })),
  ];
  return all.sort((one, other) => byPlace(one.row, other.row)).slice(0, most);
}

function kindsOf(filter: RecordFilter | undefined): SQL | undefined {
  const { kind } = securityEvents;
  if (filter === 'sign-ins') return inArray(kind, [...signInEvents]);
  if (filter === 'looks') return inArray(kind, [...lookEvents]);
  return filter === 'changes' ? notInArray(kind, [...signInEvents, ...lookEvents]) : undefined;
}

async function eventsAfter(
  db: Executor,
  { memberNumber, loginKey: ownKey, filter, after }: RecordQuery,
  most: number,
): Promise<RecordedEvent[]> {
  const { at, eventId, kind, byDelegate, browser: device, address: network, loginKey } = securityEvents;
  const key = sql<string>`('event:' || ${eventId})`;
  // Who has another username since is known by having signed in with the one before. Tables are named: a select of one
  // table names none by itself.
  const delegate = sql<string | null>`case when by_delegate then (select delegations.email from delegations
    left join logins on logins.login_key = delegations.login_key
    where delegations.member_number = ${memberNumber} and delegations.accepted_at <= security_events.at
      and (delegations.login_key = security_events.login_key or exists (
        select 1 from security_events own where own.member_number = logins.member_number
        and own.login_key = security_events.login_key and own.kind in ('signed-in', 'signed-in-on-new-device')))
    order by delegations.login_key is not distinct from security_events.login_key desc,
      delegations.invited_at desc limit 1) end`;
  const found = await db
    .select({ at, key, kind, byDelegate, delegate, device, network })
    .from(securityEvents)
    .where(
      and(
        or(
          eq(securityEvents.memberNumber, memberNumber),
          and(isNull(securityEvents.memberNumber), eq(loginKey, ownKey)),
        ),
        // What a newer release beside this one has noted has no words here.
        inArray(
          kind,
          auditKinds.filter((one) => !toldByOffice.includes(one)),
        ),
        kindsOf(filter),
        afterPlace(after, at, key),
      ),
    )
    .orderBy(newestFirst(at, key))
    .limit(most);
  return found.flatMap((row) => {
    const known = auditKinds.find((one) => one === row.kind);
    return known === undefined ? [] : [{ ...row, kind: known }];
  });
}

async function actsAfter(
  db: Executor,
  { memberNumber, filter, after }: RecordQuery,
  most: number,
): Promise<OfficeAct[]> {
  const key = sql<string>`('act:' || ${audit.auditId})`;
  const meant = filter === 'looks' ? lookActs : filter === 'changes' ? memberActs : recordedActs;
  const found = await db
    .select({ at: audit.at, key, act: audit.act, name: staff.name, roles: staff.roles, groupRoles: staff.groupRoles })
    .from(audit)
    .leftJoin(staff, eq(staff.staffId, audit.staffId))
    .where(
      and(
        eq(audit.subjectKind, 'member'),
        eq(audit.subjectId, memberNumber),
        inArray(audit.act, [...meant]),
        afterPlace(after, audit.at, key),
      ),
    )
    .orderBy(newestFirst(audit.at, key))
    .limit(most);
  return found.flatMap(({ act, roles, groupRoles, ...row }) => {
    const known = recordedActs.find((one) => one === act);
    return known === undefined
      ? []
      : [{ ...row, act: known, roles: [...new Set([...(roles ?? []), ...(groupRoles ?? [])])] }];
  });
}

async function messagesAfter(
  db: Executor,
  { memberNumber, after }: RecordQuery,
  most: number,
): Promise<RecordedMessage[]> {
  const { createdAt: at, messageId, channel, kind, recipient, state } = outgoingMessages;
  const key = sql<string>`('message:' || ${messageId})`;
  return db
    .select({ at, key, channel, kind, recipient, state })
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.memberNumber, memberNumber), afterPlace(after, at, key)))
    .orderBy(newestFirst(at, key))
    .limit(most);
}
