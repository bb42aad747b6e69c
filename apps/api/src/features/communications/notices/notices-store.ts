import type { Notice, NoticeKind } from '@rochdale/domain/communications/notices/notice';
import type { LocalDay } from '@rochdale/domain/dates';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { noticeDeliveries, noticeRounds, notices } from '../../../tables/notices.ts';
import { logins } from '../../../tables/sign-in.ts';
import { usageSettings } from '../../../tables/usage.ts';

/** A notice of an account. */
export interface AccountNotice {
  readonly accountNumber: string;
  readonly notice: Notice;
}

/** One that is to be told now. */
export interface NewNotice extends AccountNotice {
  readonly noticeId: string;
  readonly memberNumber: string;
  readonly serviceAddress: string;
}

/** Writes notices. Answers those that nobody has written before: two workers never get the same one. */
export async function addNotices(tx: Executor, given: readonly NewNotice[], now: Date): Promise<NewNotice[]> {
  if (given.length === 0) return [];
  const added = await tx
    .insert(notices)
    .values(
      given.map(({ noticeId, accountNumber, memberNumber, notice: { kind, subject } }) => ({
        noticeId,
        accountNumber,
        memberNumber,
        kind,
        subject,
        createdAt: now,
        isOpen: kind === 'outage' || kind === 'lowPrepaidBalance' || kind === 'prepaidDays',
      })),
    )
    .onConflictDoNothing()
    .returning({ noticeId: notices.noticeId });
  const ids = new Set(added.map(({ noticeId }) => noticeId));
  return given.filter(({ noticeId }) => ids.has(noticeId));
}

/** Which of these notices nobody has written yet. */
export async function unwritten(db: Executor, given: readonly NewNotice[]): Promise<NewNotice[]> {
  if (given.length === 0) return [];
  const found = await db
    .select({ accountNumber: notices.accountNumber, kind: notices.kind, subject: notices.subject })
    .from(notices)
    .where(
      inArray(
        notices.accountNumber,
        given.map(({ accountNumber }) => accountNumber),
      ),
    );
  const keyOf = (accountNumber: string, kind: NoticeKind, subject: string) => `${accountNumber} ${kind} ${subject}`;
  const known = new Set(found.map((one) => keyOf(one.accountNumber, one.kind, one.subject)));
  return given.filter(({ accountNumber, notice }) => !known.has(keyOf(accountNumber, notice.kind, notice.subject)));
}

/** The subjects, from a day on, of which some accounts were told by a kind of notice whose subjects begin with a day. */
export async function subjectsToldOf(
  db: Executor,
  kind: NoticeKind,
  accountNumbers: readonly string[],
  from: LocalDay,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db
    .select({ accountNumber: notices.accountNumber, subject: notices.subject })
    .from(notices)
    .where(
      and(inArray(notices.accountNumber, [...accountNumbers]), eq(notices.kind, kind), gte(notices.subject, from)),
    );
  const told = new Map<string, string[]>();
  for (const { accountNumber, subject } of found)
    told.set(accountNumber, [...(told.get(accountNumber) ?? []), subject]);
  return told;
}

/** Writes where notices go. */
export async function addDeliveries(
  tx: Executor,
  deliveries: readonly (typeof noticeDeliveries.$inferInsert)[],
): Promise<void> {
  if (deliveries.length > 0)
    await tx
      .insert(noticeDeliveries)
      .values([...deliveries])
      .onConflictDoNothing();
}

/** What open notices of a kind tell of these accounts holds no more. */
export async function closeNotices(tx: Executor, kind: NoticeKind, accountNumbers: readonly string[]): Promise<void> {
  if (accountNumbers.length === 0) return;
  await tx
    .update(notices)
    .set({ isOpen: false })
    .where(and(eq(notices.kind, kind), eq(notices.isOpen, true), inArray(notices.accountNumber, [...accountNumbers])));
}

/** What decides which topics some accounts have, and whose they are. */
export async function notifiedAccounts(db: Executor, accountNumbers: readonly string[]) {
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      memberNumber: accounts.memberNumber,
      accountType: accounts.accountType,
      isPrepaidAccount: accounts.isPrepaidAccount,
      locationId: accounts.locationId,
      serviceAddress: sql<string>`concat_ws(', ', ${accounts.serviceStreet}, ${accounts.serviceCity})`,
      suspended: usageSettings.showUsageSuspendedMsg,
    })
    .from(accounts)
    .leftJoin(usageSettings, eq(usageSettings.accountNumber, accounts.accountNumber))
    .where(inArray(accounts.accountNumber, [...accountNumbers]));
  return new Map(
    found.map(({ suspended, ...account }) => [
      account.accountNumber,
      { ...account, isUsageSuspended: suspended === true },
    ]),
  );
}

/** The languages of some members; those without a login have none. */
export async function languagesOf(db: Executor, memberNumbers: readonly string[]) {
  if (memberNumbers.length === 0) return new Map<string, LanguageName>();
  const found = await db
    .select({ memberNumber: logins.memberNumber, language: logins.language })
    .from(logins)
    .where(inArray(logins.memberNumber, [...memberNumbers]));
  return new Map(found.map(({ memberNumber, language }) => [memberNumber, language ?? 'en']));
}

/** Whether a round of a kind has ended in a period. */
export async function hasRound(db: Executor, kind: NoticeKind, period: string): Promise<boolean> {
  const found = await db
    .select({ kind: noticeRounds.kind })
    .from(noticeRounds)
    .where(and(eq(noticeRounds.kind, kind), eq(noticeRounds.period, period)));
  return found.length > 0;
}

export async function endRound(db: Executor, kind: NoticeKind, period: string, endedAt: Date): Promise<void> {
  await db.insert(noticeRounds).values({ kind, period, endedAt }).onConflictDoNothing();
}

/** Whether an account was told that its power is out, and not that it is back since. */
export async function isToldOut(db: Executor, accountNumber: string): Promise<boolean> {
  const found = await db
    .select({ noticeId: notices.noticeId })
    .from(notices)
    .where(and(eq(notices.kind, 'outage'), eq(notices.isOpen, true), eq(notices.accountNumber, accountNumber)));
  return found.length > 0;
}

/** What a message tells, and to whom; undefined when it is no notice. */
export async function deliveryOf(db: Executor, messageId: string) {
  const [found] = await db
    .select({
      kind: notices.kind,
      isOpen: notices.isOpen,
      accountNumber: notices.accountNumber,
      channel: noticeDeliveries.channel,
      address: noticeDeliveries.address,
    })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.noticeId, noticeDeliveries.noticeId))
    .where(eq(noticeDeliveries.messageId, messageId));
  return found;
}
