import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { audit, auditChain, auditPersonal } from '../../../tables/audit.ts';
import { apiKeys, webhooks } from '../../../tables/connected.ts';
import { staff } from '../../../tables/staff.ts';

/** Adds an entry, and what is personal in it beside. */
export async function addEntry(
  tx: Executor,
  entry: typeof audit.$inferInsert,
  personal: typeof auditPersonal.$inferInsert | undefined,
): Promise<void> {
  await tx.insert(audit).values(entry);
  if (personal) await tx.insert(auditPersonal).values(personal);
}

/** Which of these entries stand in the audit. Whoever else asks waits until the transaction has ended. */
export async function entriesThere(tx: Executor, entryIds: readonly string[]): Promise<ReadonlySet<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit-entries-there'))`);
  const found = await tx
    .select({ entryId: audit.entryId })
    .from(audit)
    .where(inArray(audit.entryId, [...entryIds]));
  return new Set(found.map(({ entryId }) => entryId));
}

/** What entries are asked for. */
export interface EntryFilter {
  readonly act?: string | undefined;
  readonly staffId?: string | undefined;
  /** Whom or what it is about; several names of one thing. */
  readonly subjectIds?: readonly string[] | undefined;
  /** Words that all stand in the reason. */
  readonly words?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: number | undefined;
}

/** By how much an entry's number may lie beside those of its time: no transaction lasts that long. */
const slackMs = 3_600_000;

/** The part of the numbers in which entries of a span of time lie: numbers are given out as time goes on. */
function numbersWithin({ from, to }: EntryFilter): (SQL | undefined)[] {
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  return [
    from &&
      gt(
        audit.auditId,
        sql`coalesce((select early.audit_id from audit early
          where early.at < ${at(new Date(from.getTime() - slackMs))} order by early.at desc limit 1), 0)`,
      ),
    to &&
      lt(
        audit.auditId,
        sql`coalesce((select late.audit_id from audit late
          where late.at >= ${at(new Date(to.getTime() + slackMs))} order by late.at limit 1), 9223372036854775807)`,
      ),
  ];
}

/** Up to how many entries whose reasons have some words are looked up by these alone. */
const mostByWords = 10_000;

/**
 * Entries whose reason has all the words. Few of them are found by the words, whatever else is asked for; of many the newest
 * are met soon on the way back through all entries. The server's own guess of which it is takes minutes where it is wrong.
 */
async function saying(db: Executor, words: string): Promise<SQL> {
  const asked = sql`reason_words @@ plainto_tsquery('simple', ${words})`;
  const { rows } = await db.execute<{ entry_id: string }>(
    sql`select entry_id from audit_personal where ${asked} limit ${mostByWords + 1}`,
  );
  if (rows.length > mostByWords)
    return sql`exists (select 1 from audit_personal said where said.entry_id = ${audit.entryId} and said.${asked})`;
  const found = sql.param(rows.map(({ entry_id }) => entry_id));
  return sql`${audit.entryId} = any(${found}::uuid[])`;
}

/** Which entries are asked for. */
async function chosenBy(db: Executor, filter: EntryFilter): Promise<SQL | undefined> {
  const { act, staffId, subjectIds, words, from, to, before } = filter;
  return and(
    act === undefined ? undefined : eq(audit.act, act),
    staffId === undefined ? undefined : eq(audit.staffId, staffId),
    subjectIds === undefined ? undefined : inArray(audit.subjectId, [...subjectIds]),
    words === undefined ? undefined : await saying(db, words),
    from && gte(audit.at, from),
    to && lt(audit.at, to),
    ...numbersWithin(filter),
    before === undefined ? undefined : lt(audit.auditId, before),
  );
}

/** Entries with what is personal in them, the newest first (office-142). */
export async function findEntries(db: Executor, filter: EntryFilter, most: number) {
  const about = alias(staff, 'about');
  const chosen = await chosenBy(db, filter);
  return db
    .select({
      auditId: audit.auditId,
      at: audit.at,
      act: audit.act,
      staffId: audit.staffId,
      by: staff.name,
      byWhom: audit.byWhom,
      subjectKind: audit.subjectKind,
      subjectId: audit.subjectId,
      subjectName: sql<string | null>`coalesce(${about.name}, ${apiKeys.name}, ${webhooks.url})`,
      approvalId: audit.approvalId,
      facts: audit.facts,
      personal: auditPersonal.body,
      link: sql<string | null>`encode(${auditChain.mac}, 'hex')`,
    })
    .from(audit)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, audit.entryId))
    .leftJoin(auditChain, eq(auditChain.auditId, audit.auditId))
    .leftJoin(staff, eq(staff.staffId, audit.staffId))
    .leftJoin(about, and(eq(audit.subjectKind, 'staff'), eq(sql`${about.staffId}::text`, audit.subjectId)))
    .leftJoin(apiKeys, and(eq(audit.subjectKind, 'key'), eq(sql`${apiKeys.keyId}::text`, audit.subjectId)))
    .leftJoin(webhooks, and(eq(audit.subjectKind, 'webhook'), eq(sql`${webhooks.webhookId}::text`, audit.subjectId)))
    .where(chosen)
    .orderBy(desc(audit.auditId))
    .limit(most);
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** Entries as the chain has them: what was sealed, its seal, its link, and the link before. */
export async function findChained(db: Executor, filter: EntryFilter, most: number) {
  const previous = alias(auditChain, 'previous');
  const chosen = await chosenBy(db, filter);
  const hex = (column: SQL) => sql<string | null>`encode(${column}, 'hex')`;
  return db
    .select({
      auditId: audit.auditId,
      position: auditChain.position,
      entryId: audit.entryId,
      at: audit.at,
      microseconds: sql<string>`(extract(epoch from ${audit.at}) * 1000000)::bigint::text`,
      act: audit.act,
      staffId: audit.staffId,
      by: staff.name,
      byWhom: audit.byWhom,
      subjectKind: audit.subjectKind,
      subjectId: audit.subjectId,
      approvalId: audit.approvalId,
      facts: audit.facts,
      personal: auditPersonal.body,
      salt: hex(sql`${auditPersonal.salt}`),
      personalHash: hex(sql`${audit.personalHash}`),
      seal: hex(sql`${audit.seal}`),
      previousMac: hex(sql`${previous.mac}`),
      mac: hex(sql`${auditChain.mac}`),
    })
    .from(audit)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, audit.entryId))
    .leftJoin(staff, eq(staff.staffId, audit.staffId))
    .leftJoin(auditChain, eq(auditChain.auditId, audit.auditId))
    .leftJoin(previous, eq(previous.position, sql`${auditChain.position} - 1`))
    .where(chosen)
    .orderBy(desc(audit.auditId))
    .limit(most);
}

/** The number of the newest entry; 0: there is none. */
export async function newestEntry(db: Executor): Promise<number> {
  const [newest] = await db.select({ auditId: audit.auditId }).from(audit).orderBy(desc(audit.auditId)).limit(1);
  return newest?.auditId ?? 0;
}

/** Who has done something that stands there, by name. */
export async function peopleOf(db: Executor): Promise<{ staffId: string; name: string }[]> {
  const { staffId, name } = staff;
  return db.select({ staffId, name }).from(staff).orderBy(name, staffId).limit(500);
}

/** The members that an account is or was of. */
export async function membersOfAccount(db: Executor, accountNumber: string): Promise<string[]> {
  const found = await db
    .select({ memberNumber: accounts.memberNumber })
    .from(accounts)
    .where(eq(accounts.accountNumber, accountNumber));
  return found.map(({ memberNumber }) => memberNumber);
}

/** How many links there are, and when the newest was made. */
export async function chainState(db: Executor): Promise<{ chained: number; lastChainedAt: Date | null }> {
  const [last] = await db
    .select({ chained: auditChain.position, lastChainedAt: auditChain.chainedAt })
    .from(auditChain)
    .orderBy(desc(auditChain.position))
    .limit(1);
  return last ?? { chained: 0, lastChainedAt: null };
}

/** Erases what is personal in entries from before an instant, and answers of how many. */
export async function erasePersonalBefore(db: Executor, before: Date): Promise<number> {
  const erased = await db.execute(
    sql`delete from ${auditPersonal} using ${audit} where ${audit.entryId} = ${auditPersonal.entryId} and ${audit.at} < ${before.toISOString()}::timestamptz`,
  );
  return erased.rowCount ?? 0;
}
