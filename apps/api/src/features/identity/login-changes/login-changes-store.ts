import type { LoginChangeState } from '@rochdale/domain/identity/login-changes/login-change';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, members } from '../../../tables/accounts.ts';
import { contactConsents } from '../../../tables/contact-consents.ts';
import { loginChangeLinks, loginChanges } from '../../../tables/login-changes.ts';
import { memberNotes } from '../../../tables/member-notes.ts';
import { notificationContacts } from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';
import { shownMemberName } from '../../account/accounts/public.ts';

export type LoginChange = typeof loginChanges.$inferSelect;
type Ended = Exclude<LoginChangeState, 'waiting'>;

export async function addChange(tx: Executor, change: LoginChange): Promise<void> {
  await tx.insert(loginChanges).values(change);
}

/** The one change of a member's login that waits. */
export async function waitingChangeOf(db: Executor, memberNumber: string): Promise<LoginChange | undefined> {
  const [found] = await db
    .select()
    .from(loginChanges)
    .where(and(eq(loginChanges.memberNumber, memberNumber), eq(loginChanges.state, 'waiting')));
  return found;
}

export async function findChange(db: Executor, changeId: string): Promise<LoginChange | undefined> {
  const [found] = await db.select().from(loginChanges).where(eq(loginChanges.changeId, changeId));
  return found;
}

/** Changes that wait, and those that were stopped while nobody wrote a note about it since; the next one due first. */
export const openChanges = (db: Executor) =>
  db
    .select({ change: loginChanges, name: shownMemberName })
    .from(loginChanges)
    .innerJoin(members, eq(members.memberNumber, loginChanges.memberNumber))
    .where(
      or(
        eq(loginChanges.state, 'waiting'),
        and(
          eq(loginChanges.state, 'stopped'),
          notExists(
            db
              .select()
              .from(memberNotes)
              .where(
                and(eq(memberNotes.memberNumber, loginChanges.memberNumber), gt(memberNotes.at, loginChanges.endedAt)),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(loginChanges.dueAt));

/** How often changes of a login were stopped since its member last came in with a paper. */
export async function stopsOf(db: Executor, memberNumber: string): Promise<number> {
  const own = eq(loginChanges.memberNumber, memberNumber);
  const [cameIn] = await db
    .select({ at: loginChanges.begunAt })
    .from(loginChanges)
    .where(and(own, isNotNull(loginChanges.paper), eq(loginChanges.state, 'done')))
    .orderBy(desc(loginChanges.begunAt))
    .limit(1);
  const since = cameIn && gt(loginChanges.begunAt, cameIn.at);
  const [found] = await db
    .select({ stops: count() })
    .from(loginChanges)
    .where(and(own, eq(loginChanges.state, 'stopped'), since));
  return found?.stops ?? 0;
}

/** Ends a change that waits. Of many who end it at once one is answered true; the others wait for its transaction. */
export async function endChange(
  tx: Executor,
  changeId: string,
  end: { readonly state: Ended; readonly at: Date; readonly stoppedFrom?: string },
): Promise<boolean> {
  const { state, at, stoppedFrom = null } = end;
  const ended = await tx
    .update(loginChanges)
    .set({ state, endedAt: at, stoppedFrom })
    .where(and(eq(loginChanges.changeId, changeId), eq(loginChanges.state, 'waiting')))
    .returning({ id: loginChanges.changeId });
  return ended.length > 0;
}

/** The changes whose time has come, the oldest first. */
export const dueChanges = (db: Executor, now: Date): Promise<LoginChange[]> =>
  db
    .select()
    .from(loginChanges)
    .where(and(eq(loginChanges.state, 'waiting'), lte(loginChanges.dueAt, now)))
    .orderBy(asc(loginChanges.dueAt));

export async function addLinks(tx: Executor, links: readonly (typeof loginChangeLinks.$inferInsert)[]): Promise<void> {
  if (links.length > 0) await tx.insert(loginChangeLinks).values([...links]);
}

/** What a link stops, and where it was sent. */
export async function findLink(
  db: Executor,
  codeHash: Buffer,
): Promise<{ change: LoginChange; address: string } | undefined> {
  const [found] = await db
    .select({ change: loginChanges, address: loginChangeLinks.address })
    .from(loginChangeLinks)
    .innerJoin(loginChanges, eq(loginChanges.changeId, loginChangeLinks.changeId))
    .where(eq(loginChangeLinks.codeHash, codeHash));
  return found;
}

/** Forgets changes that ended before an instant, and their links. */
export async function forgetChangesEndedBefore(db: Executor, before: Date): Promise<void> {
  const old = db.select({ id: loginChanges.changeId }).from(loginChanges).where(lt(loginChanges.endedAt, before));
  await db.delete(loginChangeLinks).where(inArray(loginChangeLinks.changeId, old));
  await db.delete(loginChanges).where(lt(loginChanges.endedAt, before));
}

/** Whether another member's login has an e-mail address. */
export async function isAddressTaken(db: Executor, email: string, memberNumber: string): Promise<boolean> {
  const found = await db
    .select({ loginKey: logins.loginKey })
    .from(logins)
    .where(and(eq(logins.email, email), ne(logins.memberNumber, memberNumber)))
    .limit(1);
  return found.length > 0;
}

/** Whether a member has an account still. */
export async function hasAccounts(db: Executor, memberNumber: string): Promise<boolean> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber))
    .limit(1);
  return found.length > 0;
}

/** A member's e-mail addresses besides the login's: on file with the billing system, and those that a code has proved. */
export async function emailsOf(db: Executor, memberNumber: string): Promise<string[]> {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  const proved = await db
    .select({ address: notificationContacts.address })
    .from(notificationContacts)
    .where(provedContact(memberNumber, 'email'));
  return [...(member?.email ? [member.email] : []), ...proved.map(({ address }) => address)];
}

/** A member's phones that a code has proved and that agreed to texts. */
export async function textPhonesOf(db: Executor, memberNumber: string): Promise<string[]> {
  const agreed = db
    .select({ phone: contactConsents.phone })
    .from(contactConsents)
    .where(
      and(
        eq(contactConsents.memberNumber, memberNumber),
        eq(contactConsents.takesTexts, true),
        isNull(contactConsents.endedAt),
      ),
    );
  const found = await db
    .select({ address: notificationContacts.address })
    .from(notificationContacts)
    .where(
      and(
        provedContact(memberNumber, 'phone'),
        eq(notificationContacts.takesTexts, true),
        inArray(notificationContacts.address, agreed),
      ),
    );
  return found.map(({ address }) => address);
}

const provedContact = (memberNumber: string, kind: 'email' | 'phone') =>
  and(
    eq(notificationContacts.memberNumber, memberNumber),
    eq(notificationContacts.kind, kind),
    isNotNull(notificationContacts.verifiedAt),
    isNull(notificationContacts.removedAt),
  );
