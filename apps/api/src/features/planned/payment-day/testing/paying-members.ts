import { randomUUID } from 'node:crypto';
import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import type { testApp } from '../../../../platform/testing/test-app.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { createRequisition, type PaymentGateway } from '../../../paying/payments/public.ts';
import { loadBankSettings } from '../../bank-file/public.ts';
import { type PaymentDayServices, runPaymentDay } from '../run-payment-day.ts';

/** A Tuesday; a bank file goes out on it, and settles on the Wednesday. */
export const day = '2027-06-08';
/** Before the co-op closes its bank file of the day, and after. */
export const morning = '15:00';
export const evening = '22:30';

export const visa = 'TEST-CARD-1111';
export const declinedCard = 'TEST-CARD-0002';
export const bankToken = 'TEST-BANK-6789';
/** Two banks of the tests, with good check digits. */
export const bankOne = { routing: '021000021', number: '000123456789' };
export const bankTwo = { routing: '011000015', number: '555566667777' };

export type PayingMembers = Awaited<ReturnType<typeof payingMembers>>;

/** Members with plans of every kind, and payment days, on a test's app; its clock must be the one that is set here. */
export async function payingMembers(at: Awaited<ReturnType<typeof testApp>>, setClock: (instant: Date) => void) {
  const { vault, db, coopFolder, gateway } = at.services;
  const bank = await loadBankSettings(coopFolder);
  const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
  let serial = 0;

  /** Leaves nobody with a plan, nothing taken and nothing told. */
  const clear = () =>
    query(
      `truncate due_payments, payment_days, auto_pays, drafts, ended_drafts, scheduled_payments, scheduled_payment_accounts,
         requisitions, requisition_accounts, gateway_results, ledger, returned_payments, ach_files, ach_entries,
         authorizations, outgoing_messages cascade`,
    );
  /** A member with one account that owes 50 dollars, billed and due on the day; known by the account's number. */
  const member = async (cents = 5000, dueDay: string | null = day): Promise<string> => {
    serial += 1;
    const account = `94000${String(serial).padStart(4, '0')}`;
    await query("insert into members (member_number, first_name, last_name, email) values ($1, 'Day', 'By', $2)", [
      account,
      `${account}@example.com`,
    ]);
    await accountOf(account, account, cents);
    if (dueDay !== null) await bill(account, dueDay);
    return account;
  };
  const accountOf = (memberNumber: string, account: string, cents = 5000) =>
    query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type, account_balance_cents) values ($2, $1, 'Day By', '1 Way', 'Town', 'OR', '97498', 'Electric', $3)`,
      [memberNumber, account, cents],
    );
  /** A bill that came in long before, with all that a test takes, unless a day is given (planned-85). */
  const bill = (account: string, dueDay: string, number = 'B', arrivedOn = addDays(dueDay, -20)) =>
    query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents, arrived_at)
       values ($1, $2, $3, 'Regular', $2, 5000, 99999999, $4)`,
      [account, dueDay, number, new Date(`${arrivedOn}T07:00:00Z`)],
    );
  const stored = (member: string, token: string, id = 'ONE') =>
    query(
      "insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token) values ($1, $2, $3, 'Visa', right($4, 4), $4)",
      [member, id, token.startsWith('TEST-BANK') ? 'Check' : 'Credit', token],
    );
  /** Auto pay on the due date, of an account that is the member's; by what is stored as `id`. */
  const autoPay = async (account: string, token: string | undefined, ceiling: number | null = null) => {
    const [{ member_number: holder }] = await query('select member_number from accounts where account_number = $1', [
      account,
    ]);
    if (token !== undefined) await stored(holder, token);
    await query(
      `insert into auto_pays (account_number, member_number, stored_payment_id, days_before, ceiling_cents, is_paused, start_date, updated_at)
       values ($1, $2, 'ONE', 0, $3, false, '2027-01-01', now())`,
      [account, holder, ceiling],
    );
  };
  const scheduled = async (
    member: string,
    cents: number,
    { token = visa, on = day, paysInFull = false, transNo = `${member}-S` } = {},
  ): Promise<string> => {
    await query(
      `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at, pays_in_full)
       values ($1, $2, $3, 'Way', $4, $5, $6, now(), $7)`,
      [transNo, member, token.startsWith('TEST-BANK') ? 'Check' : 'Credit', token, cents, on, paysInFull],
    );
    await query('insert into scheduled_payment_accounts values ($1, $2, $3)', [transNo, member, cents]);
    return transNo;
  };
  /** A draft of each bill by the bank file. */
  const bankDraft = (
    account: string,
    to = bankOne,
    { start = '2027-01-05', prenote = '2027-01-04' as string | null } = {},
  ) =>
    query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
         routing_number, bank_account_number, last_four, prenote_effective_date, created_at)
       select $1, member_number, 'bank', 'WHEN_BILLED', $2, 'Savings', $3, $4, $5, $6, '2027-01-02T00:00:00Z'
         from accounts where account_number = $1`,
      [account, start, to.routing, vault.lock('bank-account-number', account, to.number), to.number.slice(-4), prenote],
    );
  /** A draft of each bill by a token of the payment company. */
  const tokenDraft = (account: string, token: string, start = '2027-01-05') =>
    query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, token, last_four, created_at)
       select $1, member_number, $2, 'WHEN_BILLED', $3, $4, right($4, 4), '2027-01-02T00:00:00Z'
         from accounts where account_number = $1`,
      [account, token.startsWith('TEST-BANK') ? 'bank' : 'credit-card', start, token],
    );

  const log = fastify({ logger: false }).log;
  const run = (
    on: string,
    time = evening,
    changed: Partial<PaymentGateway> = {},
    services: Partial<PaymentDayServices> = {},
  ) => {
    setClock(new Date(`${on}T${time}:00Z`));
    return runPaymentDay({ ...at.services, gateway: { ...gateway, ...changed }, bank, log, ...services });
  };
  /** The office takes what was written to the bank. */
  const take = () => query('update ach_files set taken_at = now() where taken_at is null');
  const returned = (reference: string, code: string, on: string) =>
    query('insert into returned_payments (reference, return_code, returned_on) values ($1, $2, $3)', [
      reference,
      code,
      on,
    ]);
  const traceOf = async (account: string): Promise<string> => {
    const [row] = await query(
      'select trace_number from ach_entries where account_number = $1 order by file_number desc limit 1',
      [account],
    );
    return row.trace_number;
  };
  /** What the billing system knows, and the member has paid anywhere else. */
  const owes = (account: string, cents: number) =>
    query('update accounts set account_balance_cents = $2 where account_number = $1', [account, cents]);
  /** What the member paid at the portal, as posting writes it. */
  const paysHere = (account: string, cents: number) =>
    query("insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $1 || '-P', $2, now())", [
      account,
      cents,
    ]);
  /** The member stands on the payment company's page. */
  const opensPage = async (account: string, cents: number, at: string): Promise<string> => {
    const createdAt = new Date(at);
    const { transNo } = await createRequisition(db, {
      transNo: randomUUID(),
      flow: 'member',
      purpose: 'payment',
      memberNumber: account,
      amount: cents,
      fingerprint: randomUUID(),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 1_800_000),
      accounts: [{ accountNumber: account, amount: cents }],
    });
    return transNo;
  };

  const balance = async (account: string) => (await findAccount(db, account))?.accountBalance;
  const dues = async (planKey: string) =>
    (
      await query('select state, reason, amount_cents from due_payments where plan_key = $1 order by due_day', [
        planKey,
      ])
    ).map((row) => [row.state, row.reason, Number(row.amount_cents)]);
  /** The member's newest payment. */
  const newestPayment = async (member: string): Promise<string> =>
    (await query('select trans_no from requisitions where member_number = $1 order by created_at desc', [member]))[0]
      .trans_no;
  /** What the payment company has taken of a member, in cents. */
  const taken = async (member: string): Promise<number[]> => {
    const numbers = await query('select trans_no from requisitions where member_number = $1 order by created_at', [
      member,
    ]);
    const results = await Promise.all(numbers.map(({ trans_no: transNo }) => gateway.resultsOf(transNo)));
    return results.flat().flatMap(({ status, amountCents }) => (status === 'approved' ? [amountCents] : []));
  };
  /** The debits of an account in all bank files that were not given up, in cents. */
  const debits = async (account: string): Promise<number[]> =>
    (
      await query(
        "select amount_cents from ach_entries join ach_files using (file_number) where account_number = $1 and kind = 'debit' and voided_at is null order by file_number, trace_number",
        [account],
      )
    ).map((row) => Number(row.amount_cents));
  const letters = async (member: string) =>
    (await sentMessages(at, 500))
      .filter(({ recipient, kind }) => recipient === `${member}@example.com` && kind !== 'payment-receipt')
      .reverse();
  const told = async (member: string) => (await letters(member)).map(({ kind }) => kind);

  return {
    query,
    clear,
    member,
    accountOf,
    bill,
    stored,
    autoPay,
    scheduled,
    bankDraft,
    tokenDraft,
    run,
    take,
    returned,
    traceOf,
    owes,
    paysHere,
    opensPage,
    balance,
    dues,
    newestPayment,
    taken,
    debits,
    letters,
    told,
  };
}
