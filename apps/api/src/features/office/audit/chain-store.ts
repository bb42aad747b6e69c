import type { ChainedEntry, ChainLink } from '@rochdale/domain/office/audit/chain';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { auditChain } from '../../../tables/audit.ts';

/** Any constant: whoever chains is the only one. */
const chainLock = 7_263_415;
/** How far behind the newest link an entry may lie that a long transaction has only now shown. */
const lookBack = 1_000;

/** An entry as it lies in the database, with what is personal beside it. */
export interface StoredEntry {
  readonly auditId: number;
  readonly entry: ChainedEntry & { readonly seal: string };
}

interface EntryRow extends Record<string, unknown> {
  readonly audit_id: string;
  readonly entry_id: string;
  readonly at: string;
  readonly act: string;
  readonly staff_id: string | null;
  readonly by_whom: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly approval_id: string | null;
  readonly facts: string;
  readonly personal_hash: string | null;
  readonly seal: string;
}

const entryColumns = sql.raw(`a.audit_id::text, a.entry_id::text,
  (extract(epoch from a.at) * 1000000)::bigint::text as at, a.act, a.staff_id::text, a.by_whom, a.subject_kind,
  a.subject_id, a.approval_id::text, a.facts, encode(a.personal_hash, 'hex') as personal_hash, encode(a.seal, 'hex') as seal`);

const entryOf = (row: EntryRow): StoredEntry['entry'] => ({
  entryId: row.entry_id,
  at: row.at,
  act: row.act,
  staffId: row.staff_id,
  byWhom: row.by_whom,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  approvalId: row.approval_id,
  facts: row.facts,
  personalHash: row.personal_hash,
  seal: row.seal,
});

/** Makes this transaction the one that chains; false while another one does. */
export async function takeChain(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${chainLock}) as taken`);
  return rows[0]?.taken ?? false;
}

/** The newest link, or the one at a place; undefined: there is none. */
export async function linkAt(db: Executor, position?: number): Promise<ChainLink | undefined> {
  const { rows } = await db.execute<{ position: string; audit_id: string; mac: string }>(
    sql`select position::text, audit_id::text, encode(mac, 'hex') as mac from audit_chain
      ${position === undefined ? sql`` : sql`where position = ${position}`} order by audit_chain.position desc limit 1`,
  );
  const [row] = rows;
  return row && { position: Number(row.position), auditId: Number(row.audit_id), mac: row.mac };
}

const ofTheNewest = sql`a.audit_id > coalesce((select max(audit_id) from audit_chain), 0) - ${sql.raw(String(lookBack))}`;
const hasNoLink = sql`not exists (select 1 from audit_chain c where c.audit_id = a.audit_id)`;

/** Selects a row where one of the newest entries has no link. */
export const unchainedEntry = sql`select 1 from audit a where ${hasNoLink} and ${ofTheNewest}`;

/** The oldest entries that have no link, of all or of the newest. */
export async function unchainedEntries(
  db: Executor,
  { all, most }: { all: boolean; most: number },
): Promise<StoredEntry[]> {
  const since = all ? sql`` : sql`and ${ofTheNewest}`;
  const { rows } = await db.execute<EntryRow>(
    sql`select ${entryColumns} from audit a
      where ${hasNoLink} ${since} order by a.audit_id limit ${most}`,
  );
  return rows.map((row) => ({ auditId: Number(row.audit_id), entry: entryOf(row) }));
}

export async function addLinks(tx: Transaction, links: readonly ChainLink[], chainedAt: Date): Promise<void> {
  await tx
    .insert(auditChain)
    .values(links.map(({ mac, ...link }) => ({ ...link, mac: Buffer.from(mac, 'hex'), chainedAt })));
}

/** A stretch of the chain with its entries and what is personal beside them. */
export async function linksAfter(db: Executor, position: number, most: number) {
  const { rows } = await db.execute<
    Partial<EntryRow> & {
      link_position: string;
      link_audit_id: string;
      mac: string;
      salt: Buffer | null;
      body: string | null;
    }
  >(
    sql`select c.position::text as link_position, c.audit_id::text as link_audit_id, encode(c.mac, 'hex') as mac, p.salt, p.body, ${entryColumns}
      from audit_chain c left join audit a on a.audit_id = c.audit_id left join audit_personal p on p.entry_id = a.entry_id
      where c.position > ${position} order by c.position limit ${most}`,
  );
  return rows.map((row) => ({
    position: Number(row.link_position),
    auditId: Number(row.link_audit_id),
    mac: row.mac,
    entry: isEntry(row) ? entryOf(row) : undefined,
    personal: row.salt !== null && row.body !== null ? { salt: row.salt, body: row.body } : undefined,
  }));
}

/** An outer join without its entry has nulls alone. */
const isEntry = (row: Partial<EntryRow>): row is EntryRow => typeof row.entry_id === 'string';

/** Entries without a link that are older than an instant: how many, and the first of them. */
export async function unchainedBefore(
  db: Executor,
  before: Date,
  most: number,
): Promise<{ count: number; first: number[] }> {
  const { rows } = await db.execute<{ audit_id: string; count: string }>(
    sql`select a.audit_id::text, count(*) over ()::text as count from audit a
      where a.at < ${before.toISOString()}::timestamptz
        and not exists (select 1 from audit_chain c where c.audit_id = a.audit_id) order by a.audit_id limit ${most}`,
  );
  return { count: Number(rows[0]?.count ?? 0), first: rows.map(({ audit_id }) => Number(audit_id)) };
}
