import type { AuditKind } from '@rochdale/contract/audit';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, members } from '../../../tables/accounts.ts';
import { audit } from '../../../tables/audit.ts';
import { memberNotes } from '../../../tables/member-notes.ts';
import { ledger } from '../../../tables/payments.ts';
import { securityEvents } from '../../../tables/security.ts';
import { staff } from '../../../tables/staff.ts';

/** Something that happened to a member. */
export interface Happening {
  readonly at: Date;
  readonly kind: 'login' | 'payment' | 'note' | 'office';
  readonly what: string;
  readonly amountCents: number | null;
  readonly accountNumber: string | null;
  readonly by: string | null;
}

export async function findMember(db: Executor, memberNumber: string) {
  const [found] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  return found;
}

export async function addNote(tx: Executor, note: typeof memberNotes.$inferInsert): Promise<void> {
  await tx.insert(memberNotes).values(note);
}

/** Events of a login that stand beside an entry of the office's audit. */
const toldByOffice = [
  'locked-by-office',
  'unlocked-by-office',
  'login-change-asked',
  'login-change-called-off',
  'login-change-dropped',
] satisfies AuditKind[];

/** Where a page of happenings ended: a moment, and which of those of that moment it was. */
export interface Place {
  readonly at: Date;
  readonly key: string;
}

/** Happenings after a place in the list, by moment and key, the newest first; many may have happened at one moment. */
export async function happeningsAfter(
  db: Executor,
  memberNumber: string,
  place: Place | undefined,
  most: number,
): Promise<(Happening & Place)[]> {
  const own = db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber));
  // Moments are read to the millisecond, and so they are compared.
  const momentOf = (at: AnyPgColumn): SQL => sql`date_trunc('milliseconds', ${at})`;
  const after = (at: AnyPgColumn, key: SQL): SQL | undefined =>
    place && sql`(${momentOf(at)}, ${key} collate "C") < (${place.at.toISOString()}::timestamptz, ${place.key})`;
  const inOrder = (at: AnyPgColumn, key: SQL): SQL => sql`${momentOf(at)} desc, ${key} collate "C" desc`;
  const keys = {
    login: sql<string>`('login:' || ${securityEvents.eventId})`,
    payment: sql<string>`('payment:' || ${ledger.transNo} || ':' || ${ledger.accountNumber})`,
    note: sql<string>`('note:' || ${memberNotes.noteId})`,
    office: sql<string>`('office:' || ${audit.auditId})`,
  };
  const [events, payments, notes, acts] = await Promise.all([
    db
      .select({ at: securityEvents.at, key: keys.login, what: securityEvents.kind })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.memberNumber, memberNumber),
          // The office's own entry tells it, with who it was.
          notInArray(securityEvents.kind, toldByOffice),
          after(securityEvents.at, keys.login),
        ),
      )
      .orderBy(inOrder(securityEvents.at, keys.login))
      .limit(most),
    db
      .select({
        at: ledger.postedAt,
        key: keys.payment,
        what: ledger.transNo,
        amountCents: ledger.amount,
        accountNumber: ledger.accountNumber,
      })
      .from(ledger)
      .where(and(inArray(ledger.accountNumber, own), after(ledger.postedAt, keys.payment)))
      .orderBy(inOrder(ledger.postedAt, keys.payment))
      .limit(most),
    db
      .select({ at: memberNotes.at, key: keys.note, what: memberNotes.text, by: staff.name })
      .from(memberNotes)
      .leftJoin(staff, eq(staff.staffId, memberNotes.staffId))
      .where(and(eq(memberNotes.memberNumber, memberNumber), after(memberNotes.at, keys.note)))
      .orderBy(inOrder(memberNotes.at, keys.note))
      .limit(most),
    db
      .select({ at: audit.at, key: keys.office, what: audit.act, by: staff.name })
      .from(audit)
      .leftJoin(staff, eq(staff.staffId, audit.staffId))
      .where(
        and(
          eq(audit.subjectKind, 'member'),
          eq(audit.subjectId, memberNumber),
          // A note stands there itself; that somebody looked is nothing that happened to the member.
          notInArray(audit.act, ['member-note-added', 'member-seen', 'member-explained']),
          after(audit.at, keys.office),
        ),
      )
      .orderBy(inOrder(audit.at, keys.office))
      .limit(most),
  ]);
  const none = { amountCents: null, accountNumber: null, by: null } as const;
  const all: (Happening & Place)[] = [
    ...events.map((one) => ({ ...none, ...one, kind: 'login' as const })),
    ...payments.map((one) => ({ ...none, ...one, kind: 'payment' as const })),
    ...notes.map((one) => ({ ...none, ...one, kind: 'note' as const })),
    ...acts.map((one) => ({ ...none, ...one, kind: 'office' as const })),
  ];
  return all.sort(newestFirst).slice(0, most);
}

const newestFirst = (one: Place, other: Place): number =>
  other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1);

/** What the billing system said that each account of a member owes, before what was paid here. Cents. */
export async function importedBalances(db: Executor, memberNumber: string): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber, balance: accounts.accountBalance })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber));
  return new Map(found.map(({ accountNumber, balance }) => [accountNumber, balance]));
}
