import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { officeActs } from '@rochdale/contract/office-acts';
import { entryText } from '@rochdale/domain/office/audit/chain';
import { from } from 'pg-copy-streams';
import { type EntryFilter, findEntries } from '../../apps/api/src/features/office/audit/audit-store.ts';
import { chainEntries } from '../../apps/api/src/features/office/audit/chain-entries.ts';
import { isWhole, verifyAudit } from '../../apps/api/src/features/office/audit/verify-audit.ts';
import { personalHashOf } from '../../apps/api/src/features/office/audit/write-entry.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import type { Database } from '../../apps/api/src/platform/database/database.ts';
import { auditSealOf } from '../../apps/api/src/platform/office/audit-seal.ts';
import { withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * How long the audit's chain takes to be made and verified, what memory that takes, and how long a search takes;
 * `--only searches` lays the links down unsigned, which takes minutes less.
 */
const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, only: { type: 'string' } },
});
const entries = Number(values.entries);
const auditSeal = auditSealOf([randomBytes(32).toString('base64url')]);

/** Two years of an office: an entry each minute of them, by forty people, about a hundred thousand members. */
const people = Array.from({ length: 40 }, () => randomUUID());
const beganAt = Date.UTC(2024, 10, 1);
const stepMs = (2 * 365 * 86_400_000) / entries;
const timeOf = (index: number): Date => new Date(Math.floor(beganAt + index * stepMs));
/** One word stands in all reasons, one in every seventh, one in every hundredth, one in every hundred thousandth. */
const reasonOf = (index: number): string =>
  [
    'called',
    index % 7 === 0 && 'balance',
    index % 100 === 0 && 'budget',
    index % 100_000 === 0 && 'flood',
    `ticket${index}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Entries as acts write them, in the form that COPY reads. */
function* rows(table: 'audit' | 'audit_personal', ids: readonly string[]) {
  for (const [index, entryId] of ids.entries()) {
    const salt = Buffer.from(entryId.replaceAll('-', ''), 'hex');
    const body = JSON.stringify({ name: `Person ${index}`, address: '203.0.113.7', reason: reasonOf(index) });
    const hash = personalHashOf(salt, body).toString('hex');
    if (table === 'audit_personal') {
      yield `${entryId}\t\\\\x${salt.toString('hex')}\t${body}\n`;
      continue;
    }
    const at = timeOf(index);
    const sealed = {
      entryId,
      at: `${at.getTime()}000`,
      act: officeActs[index % officeActs.length] ?? 'staff-signed-in',
      staffId: people[index % people.length] ?? null,
      byWhom: 'staff',
      subjectKind: 'staff',
      subjectId: String(200_000 + (index % 100_000)),
      approvalId: null,
      facts: `{"n":${index}}`,
      personalHash: hash,
    };
    const seal = auditSeal.sign(entryText(sealed)).toString('hex');
    yield [
      entryId,
      at.toISOString(),
      sealed.act,
      sealed.staffId,
      'staff',
      'staff',
      sealed.subjectId,
      '\\N',
      sealed.facts,
      `\\\\x${hash}`,
      `\\\\x${seal}\n`,
    ].join('\t');
  }
}

async function chainAndVerify(db: Database): Promise<void> {
  const services = { db, clock: systemClock, auditSeal, auditHeadFile: undefined };
  const chainBegan = performance.now();
  let chained = 0;
  for (;;) {
    const count = await chainEntries(services, { all: chained === 0 });
    if (count === 0) break;
    chained += count;
  }
  const chainSeconds = (performance.now() - chainBegan) / 1000;
  // As the server does by itself once a table has grown.
  await db.execute('analyze audit_chain');

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
}

async function search(db: Database): Promise<void> {
  const early = { from: timeOf(entries * 0.1), to: timeOf(entries * 0.11) };
  const long = { from: timeOf(entries * 0.2), to: timeOf(entries * 0.8) };
  const filters: Readonly<Record<string, EntryFilter>> = {
    'the newest': {},
    'deep in the list': { before: Math.floor(entries / 2) },
    'a person': { staffId: people[7] },
    'a person on early days': { staffId: people[7], ...early },
    'an act': { act: 'refund-approved' },
    'an act of a person on early days': { act: 'refund-approved', staffId: people[7], ...early },
    'a member': { subjectIds: ['200017'] },
    'an account of three members': { subjectIds: ['1', '200017', '200018', '200019'] },
    'early days': early,
    'a word in all': { words: 'called' },
    'a word in every seventh': { words: 'balance' },
    'a word in every hundredth': { words: 'budget' },
    'a word in ten': { words: 'flood' },
    'a word in one': { words: `ticket${entries - 5}` },
    'a word in none': { words: 'nowhere' },
    'a frequent word on early days': { words: 'balance', ...early },
    'a rare word within a year': { words: 'flood', ...long },
    'frequent words of a person': { words: 'called balance', staffId: people[7] },
  };
  const all: number[] = [];
  for (const [what, filter] of Object.entries(filters)) {
    const took: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      const searchBegan = performance.now();
      await findEntries(db, filter, 51);
      took.push(performance.now() - searchBegan);
    }
    took.sort((one, other) => one - other);
    all.push(...took);
    report({
      what: `search: ${what}, 19 of 20 within`,
      measured: took[18] ?? 0,
      unit: 'ms',
      bound: { most: 300 },
    });
  }
  all.sort((one, other) => one - other);
  const p95 = all[Math.floor(all.length * 0.95)] ?? 0;
  report({ what: 'searches of the audit, 95 of 100 within', measured: p95, unit: 'ms', bound: { most: 300 } });
}

await withScratchDatabase(async ({ db, pool }) => {
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

  if (values.only === 'searches')
    await pool.query(
      'insert into audit_chain select row_number() over (order by audit_id), audit_id, sha256(audit_id::text::bytea), now() from audit',
    );
  else await chainAndVerify(db);
  // As the server does by itself once a table has grown.
  await pool.query('analyze audit_chain');
  await search(db);
});
