import { addDays } from '@rochdale/domain/dates';
import { takeAtBankWindow } from '@rochdale/test-kit/ach/bank-window';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { runPaymentDay } from '../payment-day/run-payment-day.ts';
import {
  acceptBankFile,
  listBankFiles,
  rotateBankFiles,
  runBankFiles,
  takeBankFileAgain,
  takeBankFiles,
  textOfBankFile,
} from './public.ts';
import { bankOne, day, draftedAccounts } from './testing/drafted-accounts.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let its: Awaited<ReturnType<typeof draftedAccounts>>;
let now = new Date('2027-06-01T07:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await draftedAccounts(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(() =>
  its.query('truncate drafts, ach_files, ach_entries, ach_sequences, due_payments, returned_payments cascade'),
);

const drafted = async (): Promise<string> => {
  const account = await its.newAccount();
  await its.draft(account);
  return account;
};
const texts = async () =>
  (await listBankFiles(at.services.db)).reverse().map((file) => textOfBankFile(at.services.vault, file));

describe('a bank file that nobody took', () => {
  it('is not posted; it is given up on its day, and what it held goes into the next one', async () => {
    const account = await drafted();
    await its.run(day);
    await its.run(addDays(day, 1), '15:00');
    expect([await its.dueStates(account), await its.balance(account)]).toEqual([[['sent', null]], 5000]);
    await its.run(addDays(day, 1));
    expect((await its.debits(account)).map(({ on, cents }) => [on, cents])).toEqual([
      ['270609', 5000],
      ['270610', 5000],
    ]);
    const [second, first] = await listBankFiles(at.services.db);
    expect([first?.voidedAt, second?.voidedAt]).toEqual([now, null]);
    await its.query('update ach_files set taken_at = now() where voided_at is null');
    await its.run(addDays(day, 2), '15:00');
    expect([await its.dueStates(account), await its.balance(account)]).toEqual([[['paid', null]], 0]);
  });

  it('and was given up is handed out no more, nor accepted', async () => {
    await drafted();
    await its.run(day);
    await its.run(addDays(day, 1));
    const given: number[] = [];
    const save = async ({ fileNumber }: { fileNumber: number }) => void given.push(fileNumber);
    const [second, first] = await listBankFiles(at.services.db);
    const number = first?.fileNumber ?? 0;
    expect(await takeBankFileAgain(at.services, number, save)).toEqual({ givenUpAt: first?.voidedAt });
    expect(await acceptBankFile(at.services, number)).toEqual({ givenUpAt: first?.voidedAt });
    await takeBankFiles(at.services, save);
    expect(given).toEqual([second?.fileNumber]);
  });

  it('held a prenote: the bank account is tried again before it is drafted', async () => {
    const account = await its.newAccount();
    await its.draft(account, bankOne, { prenote: null });
    await its.run(day);
    await its.run(addDays(day, 1));
    const { rows } = await its.query('select kind, effective_date::text from ach_entries order by file_number');
    expect(rows).toEqual([
      { kind: 'prenote', effective_date: '2027-06-09' },
      { kind: 'prenote', effective_date: '2027-06-10' },
    ]);
  });

  it('a return that was to be sent again is sent again in the next one, as such', async () => {
    const account = await drafted();
    await its.run(day);
    await its.take();
    await its.run(addDays(day, 1), '15:00');
    await its.giveBack(account, 'R09', addDays(day, 2));
    await its.run(addDays(day, 3));
    await its.run(addDays(day, 6));
    expect((await its.debits(account)).map(({ what, cents }) => [what, cents])).toEqual([
      ['WEB UTILITY', 5000],
      ['WEB RETRY PYMT', 5000],
      ['WEB RETRY PYMT', 5000],
    ]);
  });
});

it('where the co-op waits for the bank’s word, only what it accepted is posted', async () => {
  const account = await drafted();
  const settings = { ...its.settings, settles: 'accepted' as const };
  await its.run(day, '22:30', settings);
  await its.take();
  await its.run(addDays(day, 1), '15:00', settings);
  expect(await its.dueStates(account)).toEqual([['sent', null]]);
  const [file] = await listBankFiles(at.services.db);
  expect(await acceptBankFile(at.services, file?.fileNumber ?? 0)).toBe('accepted');
  expect(await acceptBankFile(at.services, file?.fileNumber ?? 0)).toBe('again');
  await its.run(addDays(day, 1), '15:00', settings);
  expect([await its.dueStates(account), await its.balance(account)]).toEqual([[['paid', null]], 0]);
});

describe('files that are taken', () => {
  it('go to one of two who take them at once', async () => {
    await drafted();
    await its.run(day);
    const given: string[] = [];
    const save = async (_: unknown, text: string) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      given.push(text);
    };
    const counts = await Promise.all([takeBankFiles(at.services, save), takeBankFiles(at.services, save)]);
    expect([counts.sort(), given]).toEqual([[0, 1], await texts()]);
  });

  it('are not taken when they could not be put anywhere', async () => {
    await drafted();
    await its.run(day);
    const save = async () => {
      throw new Error('no space');
    };
    await expect(takeBankFiles(at.services, save)).rejects.toThrow('no space');
    expect((await listBankFiles(at.services.db)).map(({ takenAt }) => takenAt)).toEqual([null]);
  });
});

describe('trace numbers', () => {
  const traces = async () =>
    (await its.query('select trace_number from ach_entries order by file_number, trace_number')).rows.map(
      ({ trace_number }) => trace_number,
    );
  const otherBank = () => ({ ...its.settings, odfiIdentification: '01100001' });

  it('are counted for each originating bank, whichever number is higher', async () => {
    for (const [after, settings] of [
      [0, its.settings],
      [7, otherBank()],
      [14, otherBank()],
      [21, its.settings],
    ] as const) {
      const account = await its.newAccount(5000, addDays(day, after));
      await its.draft(account);
      await its.run(addDays(day, after), '22:30', settings);
      await its.take();
    }
    expect(await traces()).toEqual(['021000020000001', '011000010000001', '011000010000002', '021000020000002']);
  });

  it('begin again after the last, and a return finds the newest of its number', async () => {
    const first = await drafted();
    await its.run(day);
    await its.take();
    await its.query('update ach_sequences set last = 9999999');
    const second = await its.newAccount(5000, addDays(day, 7));
    await its.draft(second);
    await its.run(addDays(day, 7));
    await its.take();
    expect(await traces()).toEqual(['021000020000001', '021000020000001']);
    await its.run(addDays(day, 8), '15:00');
    await its.giveBack(second, 'R01', addDays(day, 9));
    expect([await its.dueStates(first), await its.dueStates(second)]).toEqual([
      [['paid', null]],
      [['returned', 'R01']],
    ]);
  });
});

it('the day’s file is written at once though the payment company is slow', async () => {
  const account = await drafted();
  for (let count = 0; count < 3; count += 1) {
    const charged = await its.newAccount();
    await its.query(
      "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'ONE', 'Credit', 'TEST-CARD-1111')",
      [charged],
    );
    await its.query("insert into auto_pays values ($1, $1, 'ONE', 0, null, false, $2, now())", [charged, day]);
  }
  now = new Date(`${day}T22:30:00Z`);
  let answer: (() => void) | undefined;
  const silent = new Promise<never>((_, reject) => {
    answer = () => reject(new Error('no answer'));
  });
  silent.catch(() => undefined);
  const gateway = { ...at.services.gateway, resultsOf: () => silent, charge: () => silent };
  const log = fastify({ logger: false }).log;
  const charges = runPaymentDay({ ...at.services, gateway, bank: its.settings, log });
  const report = await runBankFiles({ ...at.services, bank: its.settings, log });
  expect([report.bankFile, await its.centsOf(account)]).toEqual([true, [5000]]);
  answer?.();
  await charges;
});

it('while the database is held nothing is written and nothing posted', async () => {
  const account = await drafted();
  await its.run(day, '16:00');
  await its.query("insert into holds (kind, detail, began_at) values ('restore', 'restored', now())");
  now = new Date(`${day}T22:30:00Z`);
  const services = { ...at.services, bank: its.settings, log: fastify({ logger: false }).log };
  expect(await runBankFiles(services)).toEqual({ changed: 0, settled: 0, bankFile: false });
  await its.query('delete from holds');
  expect((await runBankFiles(services)).bankFile).toBe(true);
  await its.take();
  await its.query("insert into holds (kind, detail, began_at) values ('restore', 'restored', now())");
  now = new Date(`${addDays(day, 1)}T15:00:00Z`);
  await runBankFiles(services);
  expect(await its.dueStates(account)).toEqual([['sent', null]]);
  await its.query('delete from holds');
});

it('four who write at once write each draft once', async () => {
  const accounts = await Promise.all([drafted(), drafted(), drafted()].map((one) => one));
  await its.run(day, '16:00');
  now = new Date(`${day}T22:30:00Z`);
  const services = { ...at.services, bank: its.settings, log: fastify({ logger: false }).log };
  await Promise.all([1, 2, 3, 4].map(() => runBankFiles(services)));
  for (const account of accounts) expect(await its.centsOf(account)).toEqual([5000]);
});

it('a balanced file credits the co-op with what its members are debited', async () => {
  await drafted();
  await drafted();
  const balanced = { routingNumber: '021000021', accountNumber: '880077', accountType: 'Checking' as const };
  await its.run(day, '22:30', { ...its.settings, balanced });
  const [taken] = takeAtBankWindow((await texts())[0] ?? '');
  expect(taken?.entries.map(({ code, cents, account }) => [code, cents, account])).toEqual([
    ['37', 5000, '000123456789'],
    ['37', 5000, '000123456789'],
    ['22', 10000, '880077'],
  ]);
  const { rows } = await its.query('select last from ach_sequences');
  expect(rows).toEqual([{ last: 3 }]);
});

it('entries keep the authorization and, encrypted, the bank account they went to; keys rotate with the files', async () => {
  const account = await drafted();
  await its.run(day);
  const { rows } = await its.query(
    `select ach_entries.authorization_id = drafts.authorization_id as same, ach_entries.routing_number, ach_entries.bank_account_number
     from ach_entries join drafts using (account_number)`,
  );
  expect(rows).toMatchObject([{ same: true, routing_number: bankOne.routing }]);
  const key = newMasterKey();
  await rotateBankFiles({ db: at.services.db, vault: vaultOf([key, at.masterKey]) });
  const rotated = await its.query('select bank_account_number as locked from ach_entries');
  expect(vaultOf([key]).unlock('bank-account-number', account, rotated.rows[0].locked)).toBe(bankOne.number);
});
