import { and, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { tokens } from '../../../platform/tokens/tokens.tables.ts';
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

/** How many sessions of the portal a member has open, but for those that were idle too long. */
export async function openSessionsOf(db: Executor, memberNumber: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ sessions: count() })
    .from(tokens)
    .where(
      and(
        eq(tokens.memberNumber, memberNumber),
        eq(tokens.purpose, 'access'),
        isNull(tokens.revokedAt),
        gt(tokens.expiresAt, now),
      ),
    );
  return found?.sessions ?? 0;
}

/** What happened to a member before a moment, from every place that keeps it, the newest first. */
export async function happeningsBefore(
  db: Executor,
  memberNumber: string,
  before: Date,
  most: number,
): Promise<Happening[]> {
  const own = db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber));
  const [events, payments, notes, acts] = await Promise.all([
    db
      .select({ at: securityEvents.at, what: securityEvents.kind })
      .from(securityEvents)
      .where(and(eq(securityEvents.memberNumber, memberNumber), lt(securityEvents.at, before)))
      .orderBy(desc(securityEvents.at))
      .limit(most),
    db
      .select({
        at: ledger.postedAt,
        what: ledger.transNo,
        amountCents: ledger.amount,
        accountNumber: ledger.accountNumber,
      })
      .from(ledger)
      .where(and(inArray(ledger.accountNumber, own), lt(ledger.postedAt, before)))
      .orderBy(desc(ledger.postedAt))
      .limit(most),
    db
      .select({ at: memberNotes.at, what: memberNotes.text, by: staff.name })
      .from(memberNotes)
      .leftJoin(staff, eq(staff.staffId, memberNotes.staffId))
      .where(and(eq(memberNotes.memberNumber, memberNumber), lt(memberNotes.at, before)))
      .orderBy(desc(memberNotes.at))
      .limit(most),
    db
      .select({ at: audit.at, what: audit.act, by: staff.name })
      .from(audit)
      .leftJoin(staff, eq(staff.staffId, audit.staffId))
      .where(and(eq(audit.subjectKind, 'member'), eq(audit.subjectId, memberNumber), lt(audit.at, before)))
      .orderBy(desc(audit.at))
      .limit(most),
  ]);
  const none = { amountCents: null, accountNumber: null, by: null } as const;
  const all: Happening[] = [
    ...events.map((one) => ({ ...none, ...one, kind: 'login' as const })),
    ...payments.map((one) => ({ ...none, ...one, kind: 'payment' as const })),
    ...notes.map((one) => ({ ...none, ...one, kind: 'note' as const })),
    // A note stands there itself; that somebody looked is nothing that happened to the member.
    ...acts
      .filter(({ what }) => what !== 'member-note-added' && what !== 'member-seen')
      .map((one) => ({ ...none, ...one, kind: 'office' as const })),
  ];
  return all.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}

/** What the billing system said that each account of a member owes, before what was paid here. Cents. */
export async function importedBalances(db: Executor, memberNumber: string): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber, balance: accounts.accountBalance })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber));
  return new Map(found.map(({ accountNumber, balance }) => [accountNumber, balance]));
}
