import type { Database } from '../../../platform/database/database.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import type { AuditEntry } from '../../../platform/office/office-call.ts';
import { entriesThere } from './audit-store.ts';
import { writeEntry } from './write-entry.ts';

/** Writes entries of acts that were noted outside the database, those that do not stand in the audit yet. */
export async function enterOnce(
  db: Database,
  auditSeal: AuditSeal,
  now: Date,
  entries: readonly (AuditEntry & { readonly entryId: string })[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await entriesThere(
      tx,
      entries.map(({ entryId }) => entryId),
    );
    for (const { entryId, ...entry } of entries)
      if (!known.has(entryId)) await writeEntry(tx, auditSeal, now, entry, entryId);
  });
}
