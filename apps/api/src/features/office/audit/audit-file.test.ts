import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { chainEntries } from './chain-entries.ts';
import { verifyAndKeep } from './verify-job.ts';
import { writeEntry } from './write-entry.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let auditor: Clerk;
let folder: string;
let program: string;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
  auditor = await office.hire('auditor@coop.example', ['auditor']);
  folder = await mkdtemp(join(tmpdir(), 'rochdale-audit-'));
  const page = readFileSync(new URL('../../../../../../docs/office/audit.md', import.meta.url), 'utf8');
  program = join(folder, 'verify.mjs');
  await writeFile(program, /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? '');
  const subjects = ['200017', '200801', '200017', '=1+1'];
  for (const [index, id] of subjects.entries())
    await office.services.db.transaction((tx) =>
      writeEntry(tx, office.services.auditSeal, clock.now(), {
        act: 'login-unlocked',
        staffId: auditor.staffId,
        subject: { kind: 'member', id },
        facts: { index },
        personal: { reason: `Called from her cell, “${index}” answers, right\nand a second line` },
      }),
    );
  await chainEntries(chain());
});
afterAll(async () => {
  await office.close();
  await at.close();
  await rm(folder, { recursive: true });
});

const chain = () => ({ ...office.services, auditHeadFile: undefined });
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const search = async (asked: object) =>
  (await office.call('audit.search', { query: asked }, auditor)).json().entries as { facts: { index?: number } }[];
const file = async (asked: object = {}) => (await office.call('audit.file', { query: asked }, auditor)).body;
/** What the manual's own program says of a file. */
const verified = async (text: string): Promise<string> => {
  const path = join(folder, 'audit.csv');
  await writeFile(path, text);
  const env = { ...process.env, AUDIT_KEY: at.masterKey };
  const ran = promisify(execFile)(process.execPath, [program, path], { env });
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return stdout;
};

describe('the audit', () => {
  it('is found by person, member, account and words of the reason (office-142)', async () => {
    const indexes = async (asked: object) => (await search(asked)).map(({ facts }) => facts.index);
    expect(await indexes({ act: 'login-unlocked', staffId: auditor.staffId })).toEqual([3, 2, 1, 0]);
    expect(await indexes({ subjectId: '200017' })).toEqual([2, 0]);
    expect(await indexes({ subjectId: '104471882' })).toEqual([2, 0]);
    expect(await indexes({ words: 'CELL called' })).toEqual([3, 2, 1, 0]);
    expect(await indexes({ words: 'called nobody' })).toEqual([]);
    expect(await indexes({ words: "'; drop table audit" })).toEqual([]);
    const now = clock.now().getTime();
    const span = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 60_000).toISOString() };
    expect(await indexes({ ...span, words: 'cell' })).toEqual([3, 2, 1, 0]);
    expect(await indexes({ to: span.from })).toEqual([]);
    expect(await indexes({ from: span.to })).toEqual([]);
    const { people } = (await office.call('audit.people', {}, auditor)).json();
    expect(people).toContainEqual({ staffId: auditor.staffId, name: 'auditor' });
  });

  it('goes out as a file that the manual’s own program verifies, and that it did is an entry (office-143)', async () => {
    const whole = await file();
    const [{ n }] = await query('select count(*)::int as n from audit_chain');
    expect(await verified(whole)).toMatch(new RegExp(`^${n + 1} entries, 0 faults`));
    const some = await file({ subjectId: '200017', words: 'cell' });
    expect(await verified(some)).toMatch(/^2 entries, 0 faults/);
    const [noted] = await query("select * from audit where act = 'audit-exported' order by audit_id desc limit 1");
    expect(noted).toMatchObject({ staff_id: auditor.staffId, facts: '{"subjectId":"200017"}' });
  });

  it('that was altered in the file is named by that program', async () => {
    const some = await file({ subjectId: '200017' });
    expect(await verified(some.replace('""index"":2', '""index"":7'))).toMatch(/its seal is not right, its link/);
    expect(await verified(some.replace('Called from her', 'Called from his'))).toMatch(/what is personal was altered/);
  });

  it('is verified when it is asked for, by the worker, and the office sees what was found (office-144)', async () => {
    const asked = await office.call('audit.verify', {}, auditor);
    expect(asked.statusCode).toBe(200);
    await chainEntries(chain());
    await verifyAndKeep(chain());
    const status = async () => (await office.call('audit.status', {}, auditor)).json().verified;
    expect(await status()).toMatchObject({ isWhole: true, head: 'none', faults: [] });
    await query('alter table audit disable trigger user');
    await query("update audit set facts = '{}' where audit_id = (select min(audit_id) from audit)");
    await query('alter table audit enable trigger user');
    await verifyAndKeep(chain());
    expect(await status()).toMatchObject({ isWhole: false, faults: [expect.stringContaining('was altered')] });
  });
});
