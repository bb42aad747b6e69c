import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from '../../communications/messages/public.ts';
import { listBankFiles, loadBankSettings, textOfBankFile, writeBankFile } from '../../planned/bank-file/public.ts';
import { runPaymentDay } from '../../planned/payment-day/run-payment-day.ts';
import { writeExport } from '../exporting/public.ts';
import { isHeld } from '../holds/public.ts';
import { compareSince } from './public.ts';
import { account, complete, heldCoOp, minutesAgo, now } from './testing/held-co-op.ts';

let its: Awaited<ReturnType<typeof heldCoOp>>;
beforeAll(async () => {
  its = await heldCoOp();
});
afterAll(() => its.close());
beforeEach(() => its.clear());

it('is not released before the list was compared to its end, and the highest numbers were said', async () => {
  await expect(its.release()).rejects.toThrow('No restored database is held here.');
  for (const [compared, why] of [
    [undefined, 'was not compared to its end'],
    [{ at: minutesAgo(5), left: 2 }, '2 of the payment company’s list are still to be posted'],
    [{ at: minutesAgo(50), left: 0 }, 'Pages that were open before the restore could be paid until'],
  ] as const) {
    await its.query('delete from holds');
    await its.hold(compared);
    await expect(its.release()).rejects.toThrow(why);
  }
  await its.query('delete from holds');
  await its.hold(complete);
  await expect(its.release({ exportNumber: undefined })).rejects.toThrow('--export-number');
  expect(await isHeld(its.services.db)).toBe(true);
});

it('is released once, by a person with a reason; numbers go on above the highest that were named', async () => {
  await its.bankDraft();
  const timeZone = its.services.site().timeZone;
  await its.hold(complete);
  const both = await Promise.allSettled([1, 2].map(() => its.release({ exportNumber: 40, bankFile: 12 })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await its.query('select released_by, release_reason from holds')).rows).toEqual([
    { released_by: 'Ada', release_reason: 'checked' },
  ]);
  expect(await writeExport({ ...its.services, timeZone }, 'enrolments')).toMatchObject({ exportNumber: 41 });

  const files = await listBankFiles(its.services.db);
  expect(files.map(({ fileNumber }) => fileNumber)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(textOfBankFile(its.services.vault, files[0] ?? expect.fail())).toContain('Bank file 12 was written before');
  const bank = (await loadBankSettings(its.services.coopFolder)) ?? expect.fail('no bank.yaml');
  await its.query("update drafts set prenote_effective_date = null, draft_method = 'END_OF_MONTH'");
  const next = await writeBankFile(its.services, bank, '2027-06-08');
  expect([next?.fileNumber, files.some(({ fileIdModifier }) => fileIdModifier === next?.fileIdModifier)]).toEqual([
    13,
    false,
  ]);
});

it('a draft whose bank file is not known is not sent again; by a person’s word it is', async () => {
  const bank = await loadBankSettings(its.services.coopFolder);
  const days = async () =>
    (await its.query('select due_day::text as day, state, reason from due_payments where plan_key = $1', [account]))
      .rows;
  await its.bankDraft();
  await its.hold(complete);
  const report = await its.release({ bankFile: 20 });
  expect(report.takenOut).toMatchObject([{ planKind: 'draft', planKey: account, dueDay: '2027-06-07' }]);
  await runPaymentDay({ ...its.services, bank });
  expect(await days()).toEqual([{ day: '2027-06-07', state: 'skipped', reason: 'restored' }]);

  await its.query('delete from due_payments');
  await its.query('delete from ach_files');
  await its.hold(complete);
  expect((await its.release({ noFilesSince: true })).takenOut).toEqual([]);
  await runPaymentDay({ ...its.services, bank });
  expect(await days()).toEqual([{ day: '2027-06-07', state: 'sent', reason: null }]);
});

it('what plans may have taken is not taken where nobody asked the payment company', async () => {
  await its.query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'S', 'Credit', 'TEST-CARD-1111')",
    [account],
  );
  await its.query("insert into auto_pays values ($1, $1, 'S', 19, null, false, '2027-06-01', $2)", [account, now]);
  await its.hold();
  const { takenOut } = await its.release({ unreconciled: true });
  expect(takenOut).toMatchObject([{ planKind: 'auto-pay', planKey: account, dueDay: '2027-06-08' }]);
});

it('messages that waited are dropped, or go by a person’s word; what was written meanwhile goes but for news of money', async () => {
  const to = (kind: string) =>
    sendMessage(
      its.services,
      its.services.db,
      { channel: 'email', recipient: `${kind}@example.com`, kind, language: 'en' },
      () => ({ subject: 's', paragraphs: ['p'] }),
    );
  const states = async () =>
    Object.fromEntries(
      (await its.query('select kind, state from outgoing_messages')).rows.map((row) => [row.kind, row.state]),
    );
  const write = async () => {
    for (const kind of ['username', 'verification-code', 'payment-receipt']) await to(kind);
    await its.query("update outgoing_messages set state = 'aside' where kind in ('username', 'verification-code')");
    await to('password-changed');
    await its.hold(complete);
  };
  await write();
  expect(await its.release()).toMatchObject({ dropped: 3, sent: 0 });
  const gone = { 'verification-code': 'dropped', 'payment-receipt': 'dropped', 'password-changed': 'waiting' };
  expect(await states()).toEqual({ ...gone, username: 'dropped' });

  await its.query('delete from outgoing_messages');
  await write();
  expect(await its.release({ sendWaiting: true })).toMatchObject({ dropped: 2, sent: 1 });
  expect(await states()).toEqual({ ...gone, username: 'waiting' });
});

it('a charge that the billing system has posted, and that its balances show, is not owed a second time nor paid twice', async () => {
  const transNo = '20270608-AAAAAAAAAAAA';
  const charge = {
    transNo,
    reference: 'X1',
    amountCents: 2000,
    feeCents: 0,
    accountNumber: account,
    paymentType: 'cc' as const,
    lastFour: '1111',
    confirmationNumber: 'X1',
    at: '2027-06-08T12:00:00.000Z',
  };
  const posted = (number: string, cents: number) =>
    its.query(
      `insert into posted_payments (account_number, payment_date, payment_id, trans_no, payment_cents, payment_method, as_of)
       values ($1, '2027-06-08', $2, $2, $3, 'Card', '2027-06-08T14:00:00Z')`,
      [account, number, cents],
    );
  await posted(transNo, 2000);
  await posted(`${transNo}-R`, -2000);
  await its.query("update accounts set balance_as_of = '2027-06-08T20:00:00Z' where account_number = $1", [account]);
  await its.hold();
  const listing = (status: 'approved' | 'returned') => ({
    ...its.services,
    gateway: {
      ...its.services.gateway,
      listCharges: async function* () {
        yield { ...charge, status };
      },
    },
  });
  const look = { by: 'Ada', reason: 'looked' };
  const onWay = async () =>
    (await its.query('select trans_no, export_number, confirmed_at is not null as known from ledger order by 1')).rows;
  await compareSince(listing('approved'), { look, splits: new Map() });
  expect(await onWay()).toEqual([{ trans_no: transNo, export_number: 0, known: true }]);
  await compareSince(listing('returned'), { look, splits: new Map() });
  expect(await onWay()).toEqual([
    { trans_no: transNo, export_number: 0, known: true },
    { trans_no: `${transNo}-R`, export_number: 0, known: true },
  ]);
});
