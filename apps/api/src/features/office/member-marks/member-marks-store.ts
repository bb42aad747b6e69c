import type { MemberMarkName } from '@rochdale/domain/office/member-marks/member-marks';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { memberMarks } from '../../../tables/member-marks.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../../../tables/scheduled-payments.ts';
import { logins } from '../../../tables/sign-in.ts';

export type MemberMark = typeof memberMarks.$inferSelect;

/** What is marked of a member, the oldest first. */
export async function marksOf(db: Executor, memberNumber: string): Promise<MemberMark[]> {
  return db
    .select()
    .from(memberMarks)
    .where(eq(memberMarks.memberNumber, memberNumber))
    .orderBy(asc(memberMarks.since), asc(memberMarks.accountNumber));
}

/** One mark of a whole member. */
export async function findMark(
  db: Executor,
  memberNumber: string,
  mark: Exclude<MemberMarkName, 'moved-out'>,
): Promise<MemberMark | undefined> {
  const [found] = await db
    .select()
    .from(memberMarks)
    .where(and(eq(memberMarks.memberNumber, memberNumber), eq(memberMarks.mark, mark)));
  return found;
}

/** Whether address and phone of a member are for those alone who may see protected members (office-91). */
export async function isProtected(db: Executor, memberNumber: string): Promise<boolean> {
  return (await findMark(db, memberNumber, 'protected')) !== undefined;
}

/** Those of some members who are protected. */
export async function protectedAmong(db: Executor, memberNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (memberNumbers.length === 0) return new Set();
  const found = await db
    .select({ memberNumber: memberMarks.memberNumber })
    .from(memberMarks)
    .where(and(inArray(memberMarks.memberNumber, [...memberNumbers]), eq(memberMarks.mark, 'protected')));
  return new Set(found.map(({ memberNumber }) => memberNumber));
}

/** Whether a member's login opens nothing, and nothing is sent for it (office-89). */
export async function holdsLoginClosed(db: Executor, memberNumber: string): Promise<boolean> {
  return (await findMark(db, memberNumber, 'deceased')) !== undefined;
}

/** Locks a member until the transaction ends; false when there is none. */
export async function holdMember(tx: Transaction, memberNumber: string): Promise<boolean> {
  const found = await tx
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(eq(members.memberNumber, memberNumber))
    .for('no key update');
  return found.length > 0;
}

/** Adds a mark; false where it is there. */
export async function addMark(tx: Transaction, mark: typeof memberMarks.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(memberMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ memberNumber: memberMarks.memberNumber });
  return added.length > 0;
}

/** Takes a mark away; false where there is none. */
export async function removeMark(
  tx: Transaction,
  { memberNumber, mark, accountNumber }: Pick<MemberMark, 'memberNumber' | 'mark' | 'accountNumber'>,
): Promise<boolean> {
  const removed = await tx
    .delete(memberMarks)
    .where(
      and(
        eq(memberMarks.memberNumber, memberNumber),
        eq(memberMarks.mark, mark),
        eq(memberMarks.accountNumber, accountNumber),
      ),
    )
    .returning({ memberNumber: memberMarks.memberNumber });
  return removed.length > 0;
}

/** A payment that a member has scheduled, and whether it pays accounts beside those that were asked about. */
export interface ScheduledOf {
  readonly transNo: string;
  readonly paysOthers: boolean;
}

/** What a member has scheduled that pays some accounts, and was not deleted. */
export async function scheduledPaying(
  tx: Transaction,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<ScheduledOf[]> {
  const { transNo } = scheduledPayments;
  const others = sql<boolean>`bool_or(${scheduledPaymentAccounts.accountNumber} <> all(${sql.param([...accountNumbers])}))`;
  const found = await tx
    .select({ transNo, paysOthers: others, count: sql<number>`count(*)` })
    .from(scheduledPayments)
    .innerJoin(scheduledPaymentAccounts, eq(scheduledPaymentAccounts.transNo, transNo))
    .where(and(eq(scheduledPayments.memberNumber, memberNumber), isNull(scheduledPayments.deletedAt)))
    .groupBy(transNo)
    .having(sql`bool_or(${scheduledPaymentAccounts.accountNumber} = any(${sql.param([...accountNumbers])}))`);
  return found.map(({ transNo: number, paysOthers }) => ({ transNo: number, paysOthers }));
}

/** Gives up what waits to be sent to a member's own e-mail addresses, where no other member has the same. */
export async function dropWaitingMessages(tx: Transaction, memberNumber: string, now: Date): Promise<void> {
  const addresses = sql`(select lower(email) from ${logins} where member_number = ${memberNumber}
    union select lower(email) from ${members} where member_number = ${memberNumber})
    except (select lower(email) from ${logins} where member_number <> ${memberNumber}
    union select lower(email) from ${members} where member_number <> ${memberNumber} and email is not null)`;
  await tx
    .update(outgoingMessages)
    .set({ state: 'dropped', reason: 'stopped', body: null, settledAt: now })
    .where(
      and(
        eq(outgoingMessages.state, 'waiting'),
        eq(outgoingMessages.channel, 'email'),
        sql`lower(${outgoingMessages.recipient}) in (${addresses})`,
      ),
    );
}
