import { addDays } from '@rochdale/domain/dates';
import { readNachaFile } from '@rochdale/test-kit/ach/nacha-reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { day, draftedAccounts } from '../../planned/bank-file/testing/drafted-accounts.ts';

let now = new Date('2027-06-01T07:00:00Z');
const clock = { now: () => now };
let at: Awaited<ReturnType<typeof testApp>>;
let its: Awaited<ReturnType<typeof draftedAccounts>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let marta: Clerk;
let account: string;

/** A banking day's file is written, and two people of billing come to work. */
async function fileOf(on: string): Promise<number> {
  await its.run(on);
  const { rows } = await its.query('select max(file_number) as last from ach_files');
  ike = await office.hire(`ike-${on}@coop.example`, ['billing']);
  marta = await office.hire(`marta-${on}@coop.example`, ['billing']);
  return rows[0].last;
}

beforeAll(async () => {
  at = await testApp({ clock });
  its = await draftedAccounts(at, (instant) => {
    now = instant;
  });
  office = await testOffice(at, { clock, bank: its.settings });
  await its.query('truncate drafts, ach_files, ach_entries, ach_sequences, due_payments, returned_payments cascade');
  account = await its.newAccount();
  await its.draft(account);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const see = async (fileNumber: number, who: Clerk = ike) =>
  (await office.call('bank-files.see', { params: { fileNumber } }, who)).json();
const release = (fileNumber: number, who: Clerk = ike) =>
  office.call('bank-files.release', { params: { fileNumber }, body: { reason: 'looked through' } }, who);
const approve = (approvalId: string, who: Clerk) => office.call('approvals.approve', { params: { approvalId } }, who);
const download = (fileNumber: number, who: Clerk = ike) =>
  office.call('bank-files.download', { params: { fileNumber } }, who);

describe('a bank file', () => {
  it('goes to the bank when a second person has let it, and counts as taken with its first download', async () => {
    const fileNumber = await fileOf(day);
    expect(await see(fileNumber)).toMatchObject({
      state: 'waiting',
      asked: null,
      rows: [{ accountNumber: account, lastFour: '6789', amountCents: 5000, standsOut: null, name: 'Day By' }],
    });
    expect((await download(fileNumber)).statusCode).toBe(409);
    const { state, approvalId } = (await release(fileNumber)).json();
    expect(state).toBe('waiting');
    expect(await see(fileNumber)).toMatchObject({ state: 'waiting', asked: { approvalId, isOwn: true } });
    expect(await see(fileNumber, marta)).toMatchObject({ asked: { by: `ike-${day}`, isOwn: false } });
    expect((await approve(approvalId, ike)).statusCode).toBe(403);
    const all = await Promise.all(Array.from({ length: 50 }, () => approve(approvalId, marta)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await see(fileNumber)).toMatchObject({
      state: 'released',
      asked: null,
      takenAt: null,
      releasedBy: [`ike-${day}`, `marta-${day}`],
    });
    const handed = await Promise.all(Array.from({ length: 5 }, () => download(fileNumber)));
    const texts = new Set(handed.map((answer) => answer.json().text));
    expect(texts.size).toBe(1);
    expect(readNachaFile([...texts].join('')).batches).toHaveLength(1);
    expect(await see(fileNumber)).toMatchObject({ state: 'taken' });
    const acts = await its.query(
      "select act, facts from audit where subject_kind = 'bank-file' and act = 'bank-file-downloaded' order by audit_id",
    );
    expect(acts.rows.map(({ facts }) => JSON.parse(facts).isFirst)).toEqual([true, false, false, false, false]);
    expect((await release(fileNumber)).json()).toMatchObject({ message: 'This is done already.' });
    expect((await office.call('bank-files.accept', { params: { fileNumber } }, ike)).statusCode).toBe(200);
    expect(await see(fileNumber)).toMatchObject({ state: 'accepted' });
  });

  it('that nobody took in time is released and handed out no more', async () => {
    await its.draft(await its.newAccount(80_000, addDays(day, 2)), undefined, { start: addDays(day, 2) });
    const fileNumber = await fileOf(addDays(day, 2));
    expect(await see(fileNumber)).toMatchObject({ rows: [{ amountCents: 80_000, standsOut: 'first' }] });
    const { approvalId } = (await release(fileNumber)).json();
    const next = await fileOf(addDays(day, 3));
    expect(await see(fileNumber)).toMatchObject({ state: 'given-up', asked: null });
    expect((await approve(approvalId, marta)).statusCode).toBe(409);
    expect((await download(fileNumber)).json().message).toMatch(/given up/);
    expect(await see(next)).toMatchObject({ state: 'waiting', rows: [{ amountCents: 80_000, standsOut: 'first' }] });
  });

  it('is seen by an auditor, and made, released and handed out by billing alone', async () => {
    const { json } = await office.call('bank-files.list', {}, ike);
    const [newest] = json().files;
    const auditor = await office.hire('otis@coop.example', ['auditor']);
    expect((await office.call('bank-files.list', {}, auditor)).statusCode).toBe(200);
    expect((await release(newest.fileNumber, auditor)).statusCode).toBe(403);
    expect((await office.call('bank-files.make', {}, auditor)).statusCode).toBe(403);
    expect((await office.call('bank-files.make', {}, ike)).json()).toEqual({ fileNumber: null });
  });
});
