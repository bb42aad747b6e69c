import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BankFile,
  type BankSettings,
  listBankFiles,
  loadBankSettings,
  textOfBankFile,
  writeBankFile,
} from '../../planned/bank-file/public.ts';
import { runPaymentDay } from '../../planned/payment-day/run-payment-day.ts';
import { adoptBankFile } from './public.ts';
import { account, complete, heldCoOp } from './testing/held-co-op.ts';

let its: Awaited<ReturnType<typeof heldCoOp>>;
beforeAll(async () => {
  its = await heldCoOp();
});
afterAll(() => its.close());
beforeEach(() => its.clear());

it('a bank file that was kept stands here again: what it holds is in no later file, and its letter is another’s no more', async () => {
  const bank = (await loadBankSettings(its.services.coopFolder)) ?? expect.fail('no bank.yaml');
  await its.query('delete from ach_entries');
  await its.query('delete from ach_files');
  await its.bankDraft();
  await runPaymentDay({ ...its.services, bank });
  const [sent] = await listBankFiles(its.services.db);
  const text = textOfBankFile(its.services.vault, sent ?? expect.fail());
  const entries = async () =>
    (await its.query('select trace_number, account_number, amount_cents, effective_date::text from ach_entries')).rows;
  const before = await entries();
  await its.query('delete from due_payments');
  await its.query('delete from ach_entries');
  await its.query('delete from ach_files');

  await expect(adoptBankFile(its.services, text)).rejects.toThrow('No restored database is held here.');
  await its.hold(complete);
  const both = await Promise.all([1, 2].map(() => adoptBankFile(its.services, text)));
  expect(both.map(({ kind }) => kind).sort()).toEqual(['adopted', 'known']);
  expect(await entries()).toEqual(before);
  await expect(adoptBankFile(its.services, text.replace('0000005000', '0000005001'))).rejects.toThrow('not those');
  const { lastBankFile } = await its.release({ noFilesSince: true });
  expect(lastBankFile).toBeGreaterThan(0);
  expect(await writeBankFile(its.services, bank, '2027-06-08')).toBeUndefined();
  expect((await its.query('select state, due_day::text as day from due_payments')).rows).toEqual([
    { state: 'sent', day: '2027-06-07' },
  ]);
});

describe('a bank file that nobody had taken when the backup was made', () => {
  const day = '2027-06-07';
  const states = async () =>
    (await its.query('select due_day::text as day, state, reason from due_payments order by 1')).rows.map(
      Object.values,
    );
  const marks = async () =>
    (
      await its.query(
        'select taken_at is not null as taken, voided_at is not null as voided from ach_files order by file_number',
      )
    ).rows;
  let bank: BankSettings;
  let waiting: BankFile;

  beforeEach(async () => {
    await its.query('delete from ach_entries');
    await its.query('delete from ach_files');
    bank = (await loadBankSettings(its.services.coopFolder)) ?? expect.fail('no bank.yaml');
    await its.bankDraft();
    await runPaymentDay({ ...its.services, bank });
    [waiting = expect.fail('no bank file')] = await listBankFiles(its.services.db);
    await its.hold(complete);
  });

  it('and went to the bank since counts as taken when it is brought along', async () => {
    const { kind } = await adoptBankFile(its.services, textOfBankFile(its.services.vault, waiting));
    expect([kind, await marks()]).toEqual(['known', [{ taken: true, voided: false }]]);
  });

  it('counts as taken when the bank has it by its number', async () => {
    await its.release({ bankFile: waiting.fileNumber });
    expect([await marks(), await states()]).toEqual([[{ taken: true, voided: false }], [[day, 'sent', null]]]);
  });

  it('waits to be taken when the bank has none of its number', async () => {
    await its.release({ bankFile: waiting.fileNumber - 1 });
    expect([await marks(), await states()]).toEqual([[{ taken: false, voided: false }], [[day, 'sent', null]]]);
  });

  it('is sent by nobody when the bank has later ones that are not known here: they may hold the same', async () => {
    const { takenOut } = await its.release({ bankFile: waiting.fileNumber + 1 });
    expect(takenOut).toMatchObject([{ planKey: account, dueDay: day }]);
    expect(await states()).toEqual([[day, 'skipped', 'restored']]);
  });

  it('is given up when a later one is brought along, into which it had gone', async () => {
    const [before] = (await its.query('select trans_no, try_on from due_payments')).rows;
    const later = (await writeBankFile(its.services, bank, '2027-06-10')) ?? expect.fail('no file');
    const text = textOfBankFile(its.services.vault, later);
    for (const table of ['ach_entries', 'ach_files'])
      await its.query(`delete from ${table} where file_number = $1`, [later.fileNumber]);
    await its.query('update ach_files set voided_at = null');
    await its.query("update due_payments set state = 'sent', trans_no = $1, try_on = $2", [
      before.trans_no,
      before.try_on,
    ]);

    await adoptBankFile(its.services, text);
    await its.release({ noFilesSince: true });
    expect([await marks(), await states()]).toEqual([
      [
        { taken: false, voided: true },
        { taken: true, voided: false },
      ],
      [[day, 'sent', null]],
    ]);
  });
});
