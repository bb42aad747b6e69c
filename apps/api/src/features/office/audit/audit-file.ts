import { csvLine } from '@rochdale/domain/csv-text';
import type { Database } from '../../../platform/database/database.ts';
import { type EntryFilter, findChained } from './audit-store.ts';

/** Entries that are read at a time. */
const atATime = 1_000;

const header = [
  'audit_id',
  'position',
  'entry_id',
  'at',
  'microseconds',
  'act',
  'staff_id',
  'by',
  'by_whom',
  'subject_kind',
  'subject_id',
  'approval_id',
  'facts',
  'personal',
  'salt',
  'personal_hash',
  'seal',
  'previous_mac',
  'mac',
];

/**
 * Entries as lines of a CSV file, as they are read, with what it takes to verify each of them elsewhere (office-143).
 * `before` keeps out what comes in while the file is read.
 */
export async function* auditFile(
  db: Database,
  filter: EntryFilter & { readonly before: number },
): AsyncIterable<string> {
  yield csvLine(header);
  let { before } = filter;
  for (;;) {
    const found = await findChained(db, { ...filter, before }, atATime);
    yield found.map(lineOf).join('');
    const last = found.at(-1);
    if (last === undefined || found.length < atATime) return;
    before = last.auditId;
  }
}

const lineOf = (entry: Awaited<ReturnType<typeof findChained>>[number]): string =>
  csvLine([
    String(entry.auditId),
    entry.position === null ? '' : String(entry.position),
    entry.entryId,
    entry.at.toISOString(),
    entry.microseconds,
    entry.act,
    entry.staffId ?? '',
    entry.by ?? '',
    entry.byWhom,
    entry.subjectKind ?? '',
    entry.subjectId ?? '',
    entry.approvalId ?? '',
    entry.facts,
    entry.personal ?? '',
    entry.salt ?? '',
    entry.personalHash ?? '',
    entry.seal ?? '',
    entry.previousMac ?? '',
    entry.mac ?? '',
  ]);
