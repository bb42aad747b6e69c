import { readNachaFile } from '@rochdale/test-kit/ach/nacha-reader';
import { fastify } from 'fastify';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import type { testApp } from '../../../../platform/testing/test-app.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { runPaymentDay } from '../../payment-day/run-payment-day.ts';
import { type BankSettings, listBankFiles, loadBankSettings, textOfBankFile } from '../public.ts';

/** A Tuesday; the file goes out on it, and settles on the Wednesday. */
export const day = '2027-06-08';
/** Two banks of the tests, with good check digits. */
export const bankOne = { routing: '021000021', number: '000123456789' };
export const bankTwo = { routing: '011000015', number: '555566667777' };

/** Accounts that are drafted, and payment days, on a test's app; its clock must be the one that is set here. */
export async function draftedAccounts(at: Awaited<ReturnType<typeof testApp>>, setClock: (instant: Date) => void) {
  const { vault, db, coopFolder } = at.services;
  const loaded = await loadBankSettings(coopFolder);
  if (!loaded) throw new Error('There is no bank.yaml.');
  const settings: BankSettings = loaded;
  const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
  let serial = 0;

  /** A member with one account that owes 50 dollars, billed on the day. */
  const newAccount = async (cents = 5000, billDate = day): Promise<string> => {
    serial += 1;
    const account = `9300000${String(serial).padStart(2, '0')}`;
    await query("insert into members (member_number, first_name, last_name, email) values ($1, 'Day', 'By', $2)", [
      account,
      `${account}@example.com`,
    ]);
    await query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type, account_balance_cents) values ($1, $1, 'Day By', '1 Way', 'Town', 'OR', '97498', 'Electric', $2)`,
      [account, cents],
    );
    await bill(account, billDate);
    return account;
  };
  /** A bill that announced long ago all that a test takes (planned-85). */
  const bill = (account: string, billDate: string) =>
    query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
       values ($1, $2, 'B', 'Regular', $2, 5000, 99999999)`,
      [account, billDate],
    );
  const draft = (
    account: string,
    bank: { readonly routing: string; readonly number: string } = bankOne,
    { start = day, prenote = '2027-01-04' as string | null, isOwn = true } = {},
  ) =>
    query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
         routing_number, bank_account_number, last_four, prenote_effective_date, created_at)
       values ($1, $1, 'bank', 'WHEN_BILLED', $2, 'Savings', $3, $4, $5, $6, $7)`,
      [
        account,
        start,
        bank.routing,
        vault.lock('bank-account-number', account, bank.number),
        bank.number.slice(-4),
        prenote,
        isOwn ? new Date('2027-01-02T00:00:00Z') : null,
      ],
    );

  const run = (on: string, time = '22:30', bank = settings) => {
    setClock(new Date(`${on}T${time}:00Z`));
    return runPaymentDay({ ...at.services, bank, log: fastify({ logger: false }).log });
  };
  const take = () => query('update ach_files set taken_at = now() where taken_at is null');
  /** The debits of an account in all files that were written: batch, cents and bank account. */
  const debits = async (account: string) => {
    const files = (await listBankFiles(db)).reverse().map((file) => readNachaFile(textOfBankFile(vault, file)));
    return files.flatMap(({ batches }) =>
      batches.flatMap(({ header, entries }) =>
        entries
          .filter((entry) => entry.individualId?.trim() === account && Number(entry.amount) > 0)
          .map((entry) => ({
            on: header.effectiveEntryDate,
            what: `${header.entryClass} ${header.entryDescription?.trim()}`,
            cents: Number(entry.amount),
            bank: `${entry.rdfi}${entry.checkDigit} ${entry.accountNumber?.trim()}`,
          })),
      ),
    );
  };
  const centsOf = async (account: string) => (await debits(account)).map(({ cents }) => cents);
  const dueStates = async (account: string) => {
    const { rows } = await query('select state, reason from due_payments where plan_key = $1 order by due_day', [
      account,
    ]);
    return rows.map(({ state, reason }) => [state, reason]);
  };
  const traceOf = async (account: string): Promise<string> => {
    const { rows } = await query(
      'select trace_number from ach_entries where account_number = $1 order by file_number desc limit 1',
      [account],
    );
    return rows[0].trace_number;
  };
  const giveBack = async (account: string, code: string, on: string) => {
    await query('insert into returned_payments (reference, return_code, returned_on) values ($1, $2, $3)', [
      await traceOf(account),
      code,
      on,
    ]);
    await run(on, '15:00');
  };
  /** What a member paid by another way and the billing system has not confirmed. */
  const pay = (account: string, cents: number) =>
    query("insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $1 || '-P', $2, now())", [
      account,
      cents,
    ]);
  const balance = async (account: string) => (await findAccount(db, account))?.accountBalance;
  const told = async (account: string) =>
    (await sentMessages(at))
      .filter(({ recipient }) => recipient === `${account}@example.com`)
      .map(({ kind }) => kind)
      .reverse();
  return {
    settings,
    query,
    newAccount,
    bill,
    draft,
    run,
    take,
    debits,
    centsOf,
    dueStates,
    traceOf,
    giveBack,
    pay,
    balance,
    told,
  };
}
