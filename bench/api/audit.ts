import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { entryText } from '@rochdale/domain/office/audit/chain';
import { from } from 'pg-copy-streams';
import { chainEntries } from '../../apps/api/src/features/office/audit/chain-entries.ts';
import { isWhole, verifyAudit } from '../../apps/api/src/features/office/audit/verify-audit.ts';
import { personalHashOf } from '../../apps/api/src/features/office/audit/write-entry.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { auditSealOf } from '../../apps/api/src/platform/office/audit-seal.ts';
import { withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/** How long the audit's chain takes to be made and verified, and what memory that takes. */
const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000000' } } });
const entries = Number(values.entries);
const auditSeal = auditSealOf([randomBytes(32).toString('base64url')]);

/** Entries as acts write them, in the form that COPY reads. */
function* rows(table: 'audit' | 'audit_personal', ids: readonly string[]) {
  for (const [index, entryId] of ids.entries()) {
    const salt = Buffer.from(entryId.replaceAll('-', ''), 'hex');
    const body = JSON.stringify({ name: `Person ${index}`, address: '203.0.113.7' });
    const hash = personalHashOf(salt, body).toString('hex');
    if (table === 'audit_personal') {
      yield `${entryId}\t\\\\x${salt.toString('hex')}\t${body}\n`;
      continue;
    }
    const at = new Date(Date.UTC(2026, 10, 1) + index);
    const sealed = {
      entryId,
      at: `${at.getTime()}000`,
      act: 'staff-signed-in',
      staffId: null,
      byWhom: 'staff',
      subjectKind: 'staff',
      subjectId: String(index),
      approvalId: null,
      facts: `{"n":${index}}`,
      personalHash: hash,
    };
    const seal = auditSeal.sign(entryText(sealed)).toString('hex');
    yield [
      entryId,
      at.toISOString(),
      sealed.act,
      '\\N',
      'staff',
      'staff',
      index,
      '\\N',
      sealed.facts,
      `\\\\x${hash}`,
      `\\\\x${seal}\n`,
    ].join('\t');
  }
}

await withScratchDatabase(async ({ db, pool }) => {
  const services = { db, clock: systemClock, auditSeal, auditHeadFile: undefined };
  const ids = Array.from({ length: entries }, () => randomUUID());
  const client = await pool.connect();
  const columns =
    'entry_id, at, act, staff_id, by_whom, subject_kind, subject_id, approval_id, facts, personal_hash, seal';
  await pipeline(Readable.from(rows('audit', ids)), client.query(from(`copy audit (${columns}) from stdin`)));
  await pipeline(
    Readable.from(rows('audit_personal', ids)),
    client.query(from('copy audit_personal (entry_id, salt, body) from stdin')),
  );
  await client.query('analyze');
  client.release();
  ids.length = 0;

  const chainBegan = performance.now();
  let chained = 0;
  for (;;) {
    const count = await chainEntries(services, { all: chained === 0 });
    if (count === 0) break;
    chained += count;
  }
  const chainSeconds = (performance.now() - chainBegan) / 1000;
  // As the server does by itself once a table has grown.
  await pool.query('analyze audit_chain');

  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 100);
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const found = await verifyAudit(services);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  if (!isWhole(found) || found.links !== entries) throw new Error(`The chain is not whole: ${JSON.stringify(found)}`);
  const chaining = { measured: entries / chainSeconds, unit: 'rows/s', bound: { least: 1_000 } };
  report({ what: 'entries of the audit that are chained', ...chaining });
  report({ what: `${entries} entries verified`, measured: seconds, unit: 's', bound: { most: 60 } });
  const grown = Math.max(0, peak - before) / 1_048_576;
  report({ what: 'memory for it', measured: grown, unit: 'MB', bound: { most: 150 } });
});
