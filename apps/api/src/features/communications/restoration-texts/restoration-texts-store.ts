import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts, memberPhones } from '../../../tables/accounts.ts';
import { notificationContacts } from '../../../tables/notifications.ts';
import { restorationTexts } from '../../../tables/restoration-texts.ts';

export type RestorationText = typeof restorationTexts.$inferSelect;
type NewAsk = Omit<RestorationText, 'endedAt' | 'ending' | 'messageId'>;

/** The ask of an account that has not ended, whoever made it. */
export async function openAsk(db: Executor, accountNumber: string): Promise<RestorationText | undefined> {
  const [found] = await db
    .select()
    .from(restorationTexts)
    .where(and(eq(restorationTexts.accountNumber, accountNumber), isNull(restorationTexts.endedAt)));
  return found;
}

export async function addAsk(tx: Transaction, ask: NewAsk): Promise<void> {
  await tx.insert(restorationTexts).values(ask);
}

/** Another code went to the phone of an ask. */
export async function setCode(tx: Transaction, askId: string, attemptId: string, codeSentAt: Date): Promise<void> {
  await tx.update(restorationTexts).set({ attemptId, codeSentAt }).where(eq(restorationTexts.askId, askId));
}

/** The phone is the member's. False: the ask has ended meanwhile. */
export async function markProved(db: Executor, askId: string, provedAt: Date): Promise<boolean> {
  const proved = await db
    .update(restorationTexts)
    .set({ provedAt, attemptId: null })
    .where(and(eq(restorationTexts.askId, askId), isNull(restorationTexts.endedAt)))
    .returning({ askId: restorationTexts.askId });
  return proved.length > 0;
}

/** Ends an ask that is open. */
export async function endAsk(
  db: Executor,
  askId: string,
  ending: NonNullable<RestorationText['ending']>,
  endedAt: Date,
): Promise<void> {
  await db
    .update(restorationTexts)
    .set({ ending, endedAt })
    .where(and(eq(restorationTexts.askId, askId), isNull(restorationTexts.endedAt)));
}

/** What was asked for a phone: nobody else changes it until the transaction ends. */
export async function holdAsksTo(tx: Executor, phone: string): Promise<void> {
  await tx
    .select({ askId: restorationTexts.askId })
    .from(restorationTexts)
    .where(eq(restorationTexts.phone, phone))
    .orderBy(restorationTexts.accountNumber, restorationTexts.askId)
    .for('update');
}

/** A phone answered STOP: what was asked for it is over, also where its text is written and has not gone. */
export async function stopAsksTo(tx: Executor, phone: string, endedAt: Date): Promise<void> {
  const isOnItsWay = sql`exists (select 1 from outgoing_messages where outgoing_messages.message_id = ${restorationTexts.messageId}
    and outgoing_messages.state = 'waiting')`;
  await tx
    .update(restorationTexts)
    .set({ ending: 'stopped', endedAt })
    .where(and(eq(restorationTexts.phone, phone), or(isNull(restorationTexts.endedAt), isOnItsWay)));
}

/** An ask whose text is to go when the power is back. */
export interface WaitingAsk {
  readonly askId: string;
  readonly accountNumber: string;
  readonly phone: string;
}

const isWaiting = and(isNull(restorationTexts.endedAt), isNotNull(restorationTexts.provedAt));

/** What was asked for some accounts by their members of now, and waits. Locked: it neither ends nor is told twice meanwhile. */
export async function lockWaitingAsks(tx: Transaction, accountNumbers: readonly string[]): Promise<WaitingAsk[]> {
  if (accountNumbers.length === 0) return [];
  return tx
    .select({
      askId: restorationTexts.askId,
      accountNumber: restorationTexts.accountNumber,
      phone: restorationTexts.phone,
    })
    .from(restorationTexts)
    .innerJoin(
      accounts,
      and(
        eq(accounts.accountNumber, restorationTexts.accountNumber),
        eq(accounts.memberNumber, restorationTexts.memberNumber),
      ),
    )
    .where(and(inArray(restorationTexts.accountNumber, [...accountNumbers]), isWaiting))
    .orderBy(restorationTexts.accountNumber)
    .for('update', { of: restorationTexts });
}

/** The texts that tell them are written. */
export async function markTold(
  tx: Transaction,
  told: readonly { readonly askId: string; readonly messageId: string }[],
  endedAt: Date,
): Promise<void> {
  if (told.length === 0) return;
  const askIds = sql.param(told.map(({ askId }) => askId));
  const messageIds = sql.param(told.map(({ messageId }) => messageId));
  await tx
    .update(restorationTexts)
    .set({ ending: 'told', endedAt, messageId: sql`told.message_id` })
    .from(sql`unnest(${askIds}::uuid[], ${messageIds}::uuid[]) as told (ask_id, message_id)`)
    .where(sql`${restorationTexts.askId} = told.ask_id`);
}

/** There is nothing to tell any more to who asked for these accounts and was not told. */
export async function endAsksOf(tx: Transaction, accountNumbers: readonly string[], endedAt: Date): Promise<void> {
  if (accountNumbers.length === 0) return;
  await tx
    .update(restorationTexts)
    .set({ ending: 'over', endedAt })
    .where(and(inArray(restorationTexts.accountNumber, [...accountNumbers]), isNull(restorationTexts.endedAt)));
}

/** The ask that a message tells; undefined when it tells none. */
export async function askToldBy(db: Executor, messageId: string): Promise<RestorationText | undefined> {
  const [found] = await db.select().from(restorationTexts).where(eq(restorationTexts.messageId, messageId));
  return found;
}

/** The ask for a phone that was proved, the newest: whose answers it may send. */
export async function newestAskTo(db: Executor, phone: string): Promise<RestorationText | undefined> {
  const [found] = await db
    .select()
    .from(restorationTexts)
    .where(and(eq(restorationTexts.phone, phone), isNotNull(restorationTexts.provedAt)))
    .orderBy(desc(restorationTexts.askedAt))
    .limit(1);
  return found;
}

/** What a member, or somebody at a phone, has asked for, the newest first. */
export async function asksOf(db: Executor, memberOrPhone: string): Promise<RestorationText[]> {
  return db
    .select()
    .from(restorationTexts)
    .where(or(eq(restorationTexts.memberNumber, memberOrPhone), eq(restorationTexts.phone, memberOrPhone)))
    .orderBy(desc(restorationTexts.askedAt));
}

export async function forgetAsksEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(restorationTexts).where(lt(restorationTexts.endedAt, before));
}

/** The phones that are proved to be a member's: contacts whose code came back, and where messages arrive. */
export async function provedPhones(db: Executor, memberNumber: string): Promise<string[]> {
  const found = await db
    .select({ phone: notificationContacts.address })
    .from(notificationContacts)
    .where(
      and(
        eq(notificationContacts.memberNumber, memberNumber),
        eq(notificationContacts.kind, 'phone'),
        isNotNull(notificationContacts.verifiedAt),
        isNull(notificationContacts.undeliverableAt),
        isNull(notificationContacts.removedAt),
      ),
    )
    .orderBy(desc(notificationContacts.takesTexts), notificationContacts.createdAt);
  return found.map(({ phone }) => phone);
}

/** The cell phone that is on file of a member; undefined without one. */
export async function cellPhoneOf(db: Executor, memberNumber: string): Promise<string | undefined> {
  const [found] = await db
    .select({ phone: memberPhones.phone })
    .from(memberPhones)
    .where(and(eq(memberPhones.memberNumber, memberNumber), eq(memberPhones.phoneType, 'Cell')))
    .orderBy(memberPhones.phone)
    .limit(1);
  return found?.phone;
}
