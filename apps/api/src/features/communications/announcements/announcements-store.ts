import type { AnnouncementState, WordsByLanguage } from '@rochdale/domain/communications/announcements/announcement';
import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { announcementRecipients, announcements } from '../../../tables/announcements.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

/** What an announcement says in both languages. */
export const wordsOf = (row: AnnouncementRow): WordsByLanguage => ({
  en: { subject: row.subject, text: row.text, short: row.short },
  es: { subject: row.subjectEs, text: row.textEs, short: row.shortEs },
});

export async function addAnnouncement(tx: Executor, row: typeof announcements.$inferInsert): Promise<void> {
  await tx.insert(announcements).values(row);
}

export async function findAnnouncement(db: Executor, announcementId: string): Promise<AnnouncementRow | undefined> {
  const [found] = await db.select().from(announcements).where(eq(announcements.announcementId, announcementId));
  return found;
}

/** Brings an announcement from one of some states to another. Of many at once one is answered true. */
export async function changeState(
  tx: Executor,
  announcementId: string,
  from: readonly AnnouncementState[],
  to: { readonly state: AnnouncementState; readonly changedAt: Date; readonly changedBy: string },
): Promise<boolean> {
  const changed = await tx
    .update(announcements)
    .set(to)
    .where(and(eq(announcements.announcementId, announcementId), inArray(announcements.state, [...from])))
    .returning({ id: announcements.announcementId });
  return changed.length > 0;
}

/** Stops all that is on its way: in a database that was restored some of it may have been told already. */
export async function stopAllAnnouncements(
  tx: Executor,
  stopped: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  await tx
    .update(announcements)
    .set({ state: 'stopped', ...stopped })
    .where(eq(announcements.state, 'sending'));
}

/** What is told of an outage and has not ended. */
export async function openAnnouncementsOf(db: Executor, outageNumber: string): Promise<readonly string[]> {
  const found = await db
    .select({ id: announcements.announcementId })
    .from(announcements)
    .where(
      and(eq(announcements.outageNumber, outageNumber), inArray(announcements.state, ['ready', 'sending', 'stopped'])),
    );
  return found.map(({ id }) => id);
}

const isUnfilled = and(isNull(announcements.filledAt), inArray(announcements.state, ['ready', 'sending']));
const goesOutBy = (now: Date | SQLWrapper) =>
  and(eq(announcements.state, 'sending'), or(isNull(announcements.notBefore), lte(announcements.notBefore, now)));

/** Announcements whose recipients are still to be written, the oldest first. */
export const unfilledAnnouncements = (db: Executor): Promise<AnnouncementRow[]> =>
  db.select().from(announcements).where(isUnfilled).orderBy(asc(announcements.madeAt));

/** Selects a row while any announcement has work to do by then. */
export const announcementUnderWay = (now: SQLWrapper): SQL =>
  sql`select 1 from ${announcements} where ${or(isUnfilled, goesOutBy(now))}
    union all select 1 from ${announcementRecipients} where ${announcementRecipients.state} = 'written'`;

/** Notes how far recipients were written; false: another worker has gone on from that place already. */
export async function noteFilled(
  tx: Executor,
  announcementId: string,
  from: string,
  filled: { readonly filledUpTo: string } | { readonly filledAt: Date },
): Promise<boolean> {
  const noted = await tx
    .update(announcements)
    .set(filled)
    .where(
      and(
        eq(announcements.announcementId, announcementId),
        eq(announcements.filledUpTo, from),
        isNull(announcements.filledAt),
      ),
    )
    .returning({ id: announcements.announcementId });
  return noted.length > 0;
}

/** Announcements that go out now: of outages first, then the oldest. */
export const sendingAnnouncements = (db: Executor, now: Date): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(goesOutBy(now))
    .orderBy(sql`${announcements.topic} <> 'outage'`, asc(announcements.madeAt));

/** One worker at a time writes messages, so that the rate is that of all together; false: another one does. */
export async function isSendersTurn(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute<{ turn: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('announcements')) as turn`,
  );
  return rows[0]?.turn === true;
}

/** Ends every announcement that has nobody left to be told. */
export async function endDone(tx: Executor, now: Date): Promise<void> {
  const left = tx
    .select({ one: sql`1` })
    .from(announcementRecipients)
    .where(
      and(
        eq(announcementRecipients.announcementId, announcements.announcementId),
        inArray(announcementRecipients.state, ['waiting', 'written']),
      ),
    );
  await tx
    .update(announcements)
    .set({ state: 'done', changedAt: now, changedBy: '' })
    .where(
      and(eq(announcements.state, 'sending'), sql`${announcements.filledAt} is not null`, sql`not exists (${left})`),
    );
}

/** Where a page of announcements ended: when its last one was made, and which it was. */
export interface AnnouncementPlace {
  readonly at: Date;
  readonly announcementId: string;
}

/** Announcements after a place in the list, the newest first. */
export async function announcementsAfter(
  db: Executor,
  place: AnnouncementPlace | undefined,
  most: number,
): Promise<AnnouncementRow[]> {
  // Moments are read to the millisecond, and so they are compared.
  const moment = sql`date_trunc('milliseconds', ${announcements.madeAt})`;
  const after =
    place &&
    sql`(${moment}, ${announcements.announcementId}) < (${place.at.toISOString()}::timestamptz, ${place.announcementId}::uuid)`;
  return db
    .select()
    .from(announcements)
    .where(after)
    .orderBy(desc(moment), desc(announcements.announcementId))
    .limit(most);
}
