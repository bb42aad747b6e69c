import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type ChainedEntry, entryText } from '@rochdale/domain/office/audit/chain';
import type { Executor } from '../../../platform/database/database.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import type { AuditEntry } from '../../../platform/office/office-call.ts';
import { addEntry } from './audit-store.ts';

/** The hash of what is personal, with the salt that goes when it is erased. */
export const personalHashOf = (salt: Buffer, body: string): Buffer =>
  createHash('sha256').update(salt).update(body).digest();

/** A moment as an entry's seal writes it: microseconds, which is what the database keeps. */
const microseconds = (at: Date): string => `${at.getTime()}000`;

/**
 * Writes an entry of the audit in the transaction of its act, sealed; its place in the chain it gets from the worker. What
 * was noted elsewhere first brings its own `entryId`.
 */
export async function writeEntry(
  tx: Executor,
  auditSeal: AuditSeal,
  at: Date,
  entry: AuditEntry,
  entryId: string = randomUUID(),
): Promise<void> {
  const { act, staffId = null, byWhom = 'staff', subject, approvalId = null, facts = {}, personal } = entry;
  const body = personal && JSON.stringify(personal);
  const salt = randomBytes(16);
  const personalHash = body === undefined ? null : personalHashOf(salt, body);
  const written = {
    entryId,
    act,
    staffId,
    byWhom,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    approvalId,
    facts: JSON.stringify(facts),
  };
  const sealed: ChainedEntry = {
    ...written,
    at: microseconds(at),
    personalHash: personalHash?.toString('hex') ?? null,
  };
  await addEntry(
    tx,
    { ...written, at, personalHash, seal: auditSeal.sign(entryText(sealed)) },
    body === undefined ? undefined : { entryId, salt, body },
  );
}
