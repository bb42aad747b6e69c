import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { chainEntries, tellHead } from './chain-entries.ts';
import { eraseByRule } from './chain-job.ts';
import { isWhole, verifyAudit } from './verify-audit.ts';
import { writeEntry } from './write-entry.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let auditor: Clerk;
let folder: string;
let headFile: string;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
  auditor = await office.hire('auditor@coop.example', ['auditor', 'admin']);
  folder = await mkdtemp(join(tmpdir(), 'rochdale-head-'));
  headFile = join(folder, 'head');
});
afterAll(async () => {
  await office.close();
  await at.close();
  await rm(folder, { recursive: true });
});

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const chain = () => ({ ...office.services, auditHeadFile: headFile });
const write = (n: number, when = clock.now()) =>
  office.services.db.transaction((tx) =>
    writeEntry(tx, office.services.auditSeal, when, {
      act: 'staff-signed-out',
      subject: { kind: 'staff', id: String(n) },
      facts: { n },
      personal: { name: `Person ${n}` },
    }),
  );
/** As somebody who owns the database and opens what is shut. */
const tamper = async (...statements: string[]) => {
  const tables = ['audit', 'audit_chain', 'audit_personal'];
  for (const table of tables) await query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await query(statement);
  for (const table of tables) await query(`alter table ${table} enable trigger user`);
};
const begin = async (count: number) => {
  await tamper('truncate audit, audit_chain, audit_personal restart identity');
  await rm(headFile, { force: true });
  for (let n = 1; n <= count; n += 1) await write(n);
  await chainEntries(chain());
  await tellHead(chain());
};
const found = async () => {
  const { faults, unchained, head } = await verifyAudit(chain());
  return { faults: faults.map(({ kind, position }) => `${kind} ${position}`), unchained: unchained.count, head };
};

describe('the audit', () => {
  afterEach(() => begin(0));

  it('is only added to: a change, a removal and an emptying are refused, even of its owner', async () => {
    await begin(3);
    for (const statement of [
      "update audit set act = 'nothing'",
      'delete from audit',
      'truncate audit',
      "update audit_chain set mac = ''",
      'delete from audit_chain',
      "update audit_personal set body = '{}'",
      'delete from audit_personal',
    ])
      await expect(query(statement)).rejects.toThrow(/only added to|kept for two years/);
    const [{ may }] = await query(
      "select count(*)::int as may from information_schema.role_table_grants where table_name in ('audit', 'audit_chain') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')",
    );
    expect(may).toBe(0);
    expect(await found()).toEqual({ faults: [], unchained: 0, head: 'held' });
  });

  it.each<[string, string[], string[]]>([
    ['altered', ["update audit set facts = '{}' where audit_id = 4"], ['altered 4']],
    [
      'altered in its time by a microsecond',
      ["update audit set at = at + interval '1 microsecond' where audit_id = 2"],
      ['altered 2'],
    ],
    ['given to another person', [`update audit set staff_id = gen_random_uuid() where audit_id = 5`], ['altered 5']],
    ['removed', ['delete from audit where audit_id = 3'], ['removed 3']],
    [
      'removed with its link',
      ['delete from audit where audit_id = 3', 'delete from audit_chain where audit_id = 3'],
      ['removed 3'],
    ],
    [
      'swapped',
      [
        'update audit set audit_id = -1 where audit_id = 2',
        'update audit set audit_id = 2 where audit_id = 6',
        'update audit set audit_id = 6 where audit_id = -1',
      ],
      ['altered 2', 'altered 6'],
    ],
    [
      'altered in what is personal',
      ["update audit_personal set body = '{}' where entry_id = (select entry_id from audit where audit_id = 1)"],
      ['personal-altered 1'],
    ],
    [
      'without what is personal before its time',
      ['delete from audit_personal where entry_id = (select entry_id from audit where audit_id = 7)'],
      ['personal-removed 7'],
    ],
    [
      'with a link that was made up',
      ["update audit_chain set mac = sha256('made up') where position = 2"],
      ['altered 2', 'altered 3'],
    ],
  ])('names an entry that was %s', async (_what, statements, named) => {
    await begin(8);
    await tamper(...statements);
    const report = await found();
    expect(report.faults).toEqual(named);
    expect(isWhole(await verifyAudit(chain()))).toBe(false);
  });

  it('names an entry that SQL has added, though the worker chains it', async () => {
    await begin(2);
    await query(
      "insert into audit (entry_id, at, act, by_whom, facts, seal) values (gen_random_uuid(), now(), 'staff-signed-in', 'staff', '{}', sha256('x'))",
    );
    await write(3);
    expect(await chainEntries(chain())).toBe(2);
    expect((await found()).faults).toEqual(['added 3']);
  });

  it('knows by the head file that its end was cut off, and the worker does not write over that', async () => {
    await begin(6);
    await tamper('delete from audit where audit_id > 4', 'delete from audit_chain where position > 4');
    expect(await found()).toEqual({ faults: [], unchained: 0, head: 'cut' });
    await write(7);
    await write(8);
    await write(9);
    await chainEntries(chain());
    expect(await tellHead(chain())).toBe(false);
    expect(await found()).toMatchObject({ head: 'cut' });
    const told = JSON.parse(await readFile(headFile, 'utf8'));
    expect(told.position).toBe(6);
    await writeFile(headFile, JSON.stringify({ ...told, position: 4 }));
    expect(await found()).toMatchObject({ head: 'forged' });
  });

  it('names what has no place for more than a minute', async () => {
    await begin(1);
    await write(2);
    expect((await found()).unchained).toBe(0);
    clock.move(2);
    expect((await found()).unchained).toBe(1);
    const status = (await office.call('audit.status', {}, auditor)).json();
    expect(status).toMatchObject({ chained: 1, unchained: 1, unchainedTooLong: 1 });
    await chainEntries(chain());
    expect((await found()).unchained).toBe(0);
  });

  it('what is personal goes after two years, which is noted, and the chain holds', async () => {
    await begin(1);
    const old = new Date();
    old.setUTCFullYear(old.getUTCFullYear() - 2, old.getUTCMonth(), old.getUTCDate() - 2);
    await write(2, old);
    await eraseByRule(chain());
    await chainEntries(chain());
    expect(await query('select count(*)::int as n from audit_personal')).toEqual([{ n: 1 }]);
    expect(await query("select by_whom from audit where act = 'audit-personal-erased'")).toEqual([
      { by_whom: 'worker' },
    ]);
    expect(await found()).toMatchObject({ faults: [], head: 'held' });
  });

  it('fifty acts at once wait for no chain, and each gets one place', async () => {
    await begin(0);
    const isDone = { yet: false };
    const chaining = (async () => {
      while (!isDone.yet) await chainEntries(chain());
    })();
    const held = await at.database.pool.connect();
    await held.query('begin');
    await held.query('select pg_advisory_xact_lock(7263415)');
    const began = performance.now();
    await Promise.all(Array.from({ length: 50 }, (_, n) => write(n)));
    const tookMs = performance.now() - began;
    await held.query('commit');
    held.release();
    while ((await query('select count(*)::int as n from audit_chain'))[0].n < 50) await chainEntries(chain());
    isDone.yet = true;
    await chaining;
    expect(tookMs).toBeLessThan(5_000);
    expect(await found()).toMatchObject({ faults: [], unchained: 0 });
    expect(
      await query('select max(position)::int as last, count(distinct audit_id)::int as n from audit_chain'),
    ).toEqual([{ last: 50, n: 50 }]);
  });

  it('is read a page at a time, the newest first, by whoever may', async () => {
    await begin(120);
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: { entries: { auditId: number }[]; next: number | null } = (
        await office.call('audit.search', { query: before === null ? {} : { before } }, auditor)
      ).json();
      seen.push(...page.entries.map(({ auditId }) => auditId));
      before = page.next;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    const { entries } = (await office.call('audit.search', { query: { subjectId: '17' } }, auditor)).json();
    expect(entries).toMatchObject([{ facts: { n: 17 }, personal: { name: 'Person 17' }, act: 'staff-signed-out' }]);
  });
});
