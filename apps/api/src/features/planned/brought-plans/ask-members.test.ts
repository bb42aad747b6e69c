import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import { type PayingMembers, payingMembers, visa } from '../payment-day/testing/paying-members.ts';
import { askMembers, changeCutOver, listNotMoved } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let paying: PayingMembers;
let now = new Date('2027-06-08T15:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  paying = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());

const stage = (name: string) =>
  paying.query(
    "insert into opening_changes (stage, public_pay, changed_at, changed_by, reason) values ($1, true, now(), 'x', 'x')",
    [name],
  );
const today = () => todayAt(at.services.clock, at.services.site().timeZone);
const ask = () => askMembers(at.services, { most: 10, note: async () => undefined });

it('who could not be moved is listed until it is set up again, and written to once, when they may come in', async () => {
  const [lost, spanish, moved, silent, dead] = [
    await paying.member(),
    await paying.member(),
    await paying.member(),
    await paying.member(),
    await paying.member(),
  ];
  await paying.query('update members set email = null where member_number = $1', [silent]);
  await paying.query("insert into member_marks (member_number, mark, since) values ($1, 'deceased', now())", [dead]);
  const plan = (number: string, more: Readonly<Record<string, string>>) => ({
    ...{ accountNumber: number, memberNumber: number },
    ...more,
  });
  const login = {
    loginKey: 'es',
    loginId: 'es',
    memberNumber: spanish,
    email: `${spanish}@example.com`,
    language: 'es',
  };
  const files = {
    'logins.csv': [login],
    'stored-payments.csv': [
      { memberNumber: moved, storedPaymentId: 'A', paymentType: 'Credit', lastFour: '1111', token: visa },
      { memberNumber: spanish, storedPaymentId: 'A', paymentType: 'Check', lastFour: '6789' },
    ],
    'auto-pays.csv': [
      plan(lost, { notMovedBecause: '=Its bank has closed', source: 'SmartPay 4' }),
      plan(spanish, { storedPaymentId: 'A' }),
      plan(moved, { storedPaymentId: 'A' }),
      ...[silent, dead].map((one) => plan(one, {})),
    ],
    'scheduled-payments.csv': [
      plan(lost, { scheduledId: 'S1', amount: '12.50', paymentDate: '2027-06-20', storedPaymentId: '' }),
    ],
  };
  const at8 = { now, today: '2027-06-08', timeZone: 'UTC', by: 'Nia', reason: 'the old portal ends' };
  await at.services.db.transaction((tx) => changeCutOver(tx, '2027-06-10', at8));
  const bring = () =>
    withImportFolder(files, (folder) =>
      importFolder({ folder, pool: at.database.pool, vault: at.services.vault, clock: at.services.clock }),
    );
  expect((await bring()).written).toBe(true);
  expect(await listNotMoved(at.services.db, today())).toMatchObject([
    { kind: 'auto-pay', memberNumber: lost, because: '=Its bank has closed', source: 'SmartPay 4' },
    { kind: 'scheduled-payment', memberNumber: lost, amount: 1250, paymentDate: '2027-06-20' },
    ...[spanish, silent, dead].map((memberNumber) => ({ kind: 'auto-pay', memberNumber, askedAt: null })),
  ]);

  // A payment stays until its day is over at the co-op, whatever day the database has.
  const paymentsOn = async (day: string) =>
    (await listNotMoved(at.services.db, day)).filter(({ kind }) => kind === 'scheduled-payment').length;
  expect([await paymentsOn('2027-06-20'), await paymentsOn('2027-06-21')]).toEqual([1, 0]);

  await stage('rehearsing');
  expect(await ask()).toEqual({ asked: 0, notYet: 4, withoutEmail: [] });
  await stage('open');
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ asked }) => asked).reduce((sum, one) => sum + one)).toBe(2);
  expect(both[0]?.withoutEmail).toEqual([silent]);
  await bring();
  expect(await ask()).toEqual({ asked: 0, notYet: 0, withoutEmail: [silent] });

  const letters = (await sentMessages(at, 50)).filter(({ kind }) => kind === 'auto-pay-not-moved');
  expect(letters.map(({ recipient }) => recipient).sort()).toEqual([lost, spanish].map((one) => `${one}@example.com`));
  const [english, espanol] = [lost, spanish].map((one) => letters.find(({ recipient }) => recipient.startsWith(one)));
  expect(english?.text).toContain('your payment of $12.50 for June 20, 2027 could not be moved');
  expect(english?.text.match(/https?:\/\/\S+/g)).toHaveLength(1);
  expect(espanol?.text).toContain('no se pudieron trasladar los pagos automáticos');

  await paying.stored(spanish, visa, 'NEW');
  await paying.query(
    `insert into auto_pays (account_number, member_number, stored_payment_id, days_before, start_date, updated_at)
     values ($1, $1, 'NEW', 0, '2027-06-08', now())`,
    [spanish],
  );
  expect((await listNotMoved(at.services.db, today())).map(({ memberNumber }) => memberNumber)).toEqual([
    lost,
    lost,
    silent,
    dead,
  ]);
});
