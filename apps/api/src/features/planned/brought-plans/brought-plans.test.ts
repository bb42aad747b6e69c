import { addDays } from '@rochdale/domain/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { describeImport, importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import { bankToken, type PayingMembers, payingMembers, visa } from '../payment-day/testing/paying-members.ts';
import { changeCutOver } from './public.ts';

type Rows = readonly Readonly<Record<string, string>>[];

let at: Awaited<ReturnType<typeof testApp>>;
let paying: PayingMembers;
let now: Date;
const first = '2027-06-08';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  paying = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(async () => {
  await paying.clear();
  await paying.query('truncate cut_overs, brought_auto_pays, brought_scheduled_payments, stored_payments cascade');
  await paying.query("delete from bills where account_number like '94000%'");
  on(first);
});

const on = (day: string) => {
  now = new Date(`${day}T15:00:00Z`);
};
const imported = (files: Readonly<Record<string, Rows>>, skipBadRows = false) =>
  withImportFolder(files, async (folder) =>
    describeImport(
      await importFolder({
        ...{ folder, skipBadRows, pool: at.database.pool, vault: at.services.vault },
        ...{ clock: at.services.clock, timeZone: 'UTC' },
      }),
    ),
  );
const cutOver = (day: string) =>
  at.services.db.transaction((tx) =>
    changeCutOver(tx, day, {
      ...{ by: 'Nia', reason: 'the old portal ends', now },
      ...{ today: now.toISOString().slice(0, 10), timeZone: 'UTC' },
    }),
  );
const card = (memberNumber: string, token = visa, storedPaymentId = 'OLD-1') => ({
  ...{ memberNumber, storedPaymentId, token, lastFour: token.slice(-4), brand: 'Visa', expires: '2030-04' },
  paymentType: token === bankToken ? 'Check' : 'Credit',
});
const autoPay = (number: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ accountNumber: number, memberNumber: number, storedPaymentId: 'OLD-1', givenOn: '2024-02-03' },
  ...{ consentText: 'I agree to be charged.', language: 'es', source: 'SmartPay 4' },
  ...more,
});
const scheduled = (number: string, paymentDate: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ scheduledId: `S${number}`, accountNumber: number, memberNumber: number, storedPaymentId: 'OLD-1' },
  ...{ amount: '10.00', paymentDate, ...more },
});
const autoPays = async (number: string) =>
  paying.query(
    `select stored_payment_id as by, days_before as days, ceiling_cents::int as ceiling, start_date::text as start, is_paused as paused
     from auto_pays where account_number = $1`,
    [number],
  );
const agreed = async (number: string) =>
  paying.query(
    `select consent_text as text, given_at::date::text as day, language, way, method, ended_at is null as stands
     from authorizations where member_number = $1 order by given_at, ended_at`,
    [number],
  );

it('auto pay comes along with what its member agreed to, pays its next bill once, and writes no welcome', async () => {
  const number = await paying.member(5000, '2027-06-12');
  const files = {
    'stored-payments.csv': [card(number)],
    'auto-pays.csv': [autoPay(number, { ceiling: '300.00' })],
  };
  expect(await imported(files)).toMatch(/1 auto pay of the old portal waits for a cut-over/);
  expect(await autoPays(number)).toEqual([]);

  await cutOver('2027-06-10');
  expect(await autoPays(number)).toEqual([
    { by: 'OLD-1', days: 0, ceiling: 30_000, start: '2027-06-10', paused: false },
  ]);
  const proof = { text: 'I agree to be charged.', day: '2024-02-03', language: 'es', way: 'web', stands: true };
  expect(await agreed(number)).toEqual([{ ...proof, method: 'Visa ending in 1111' }]);
  await imported(files);
  await paying.run('2027-06-11');
  expect(await paying.taken(number)).toEqual([]);
  for (const day of ['2027-06-12', '2027-06-12', '2027-06-13']) {
    await paying.run(day);
    await imported(files);
  }
  expect(await paying.taken(number)).toEqual([5000]);
  expect([await paying.told(number), (await agreed(number)).length]).toEqual([[], 1]);
});

it('a bill that falls due before the cut-over is the old portal’s, drafts that were brought too', async () => {
  const [one, two] = [await paying.member(5000, '2027-06-09'), await paying.member(5000, '2027-06-09')];
  await cutOver('2027-06-10');
  await imported({
    'stored-payments.csv': [card(one)],
    'auto-pays.csv': [autoPay(one, { startDate: '2020-01-01' })],
    'drafts.csv': [
      {
        ...{ accountNumber: two, draftType: 'credit-card', draftMethod: 'WHEN_BILLED', startDate: '2020-01-01' },
        ...{ lastFour: '1111', token: visa },
      },
    ],
  });
  for (const day of ['2027-06-09', '2027-06-11']) await paying.run(day);
  expect([await paying.taken(one), await paying.taken(two)]).toEqual([[], []]);
  for (const number of [one, two]) await paying.bill(number, '2027-06-12', 'NEXT', '2027-06-01');
  await paying.run('2027-06-12');
  expect([await paying.taken(one), await paying.taken(two)]).toEqual([[5000], [5000]]);
});

it('what a member has changed, paused or ended here stays, whatever the file says', async () => {
  const numbers = [await paying.member(), await paying.member(), await paying.member(), await paying.member()];
  const [changed = '', paused = '', ended = '', left = ''] = numbers;
  await cutOver('2027-06-10');
  const bring = (more: Readonly<Record<string, string>>) =>
    imported({
      'stored-payments.csv': numbers.flatMap((one) => [card(one), card(one, visa, 'OLD-2')]),
      'auto-pays.csv': numbers.map((one) => autoPay(one, more)),
    });
  await bring({});
  await paying.query(
    "update auto_pays set days_before = 3, authorization_id = 'OWN', updated_at = now() where account_number = $1",
    [changed],
  );
  await paying.query('update auto_pays set is_paused = true, updated_at = now() where account_number = $1', [paused]);
  await paying.query('delete from auto_pays where account_number = $1', [ended]);
  on('2027-06-09');
  await bring({ daysBefore: '5', storedPaymentId: 'OLD-2', givenOn: '2027-06-08' });
  const newer = { by: 'OLD-2', days: 5, ceiling: null, start: '2027-06-10' };
  expect(await autoPays(changed)).toMatchObject([{ by: 'OLD-1', days: 3 }]);
  expect(await autoPays(paused)).toEqual([{ ...newer, paused: true }]);
  expect(await autoPays(ended)).toEqual([]);
  expect(await autoPays(left)).toEqual([{ ...newer, paused: false }]);
  expect(await agreed(left)).toMatchObject([
    { day: '2024-02-03', stands: false },
    { day: '2027-06-08', stands: true },
  ]);
});

it('what ended at the old portal, or is paid there by what can’t be moved, ends here; brought again it goes on', async () => {
  const number = await paying.member();
  await cutOver('2027-06-10');
  const bring = (more: Readonly<Record<string, string>>) =>
    imported({ 'stored-payments.csv': [card(number)], 'auto-pays.csv': [autoPay(number, more)] });
  for (const gone of [{ endedOn: '2027-06-07' }, { storedPaymentId: '' }, { notMovedBecause: 'Its bank has closed' }]) {
    await bring({});
    expect(await autoPays(number)).toHaveLength(1);
    await bring(gone);
    expect(await autoPays(number)).toEqual([]);
  }
  expect(await paying.told(number)).toEqual([]);
});

it('nobody’s card pays the account of another, also where an old file is imported once more', async () => {
  const number = await paying.member(5000, '2027-06-12');
  const other = await paying.member();
  await cutOver('2027-06-10');
  await paying.query('update accounts set member_number = $2 where account_number = $1', [number, other]);
  await imported({
    'stored-payments.csv': [card(number)],
    'auto-pays.csv': [autoPay(number)],
    'scheduled-payments.csv': [scheduled(number, '2027-06-12')],
  });
  await paying.run('2027-06-12');
  expect(await autoPays(number)).toEqual([]);
  expect(await paying.taken(number)).toEqual([]);
});

it('a scheduled payment is refused before the cut-over, with its line and the reason', async () => {
  const number = await paying.member();
  const rows = [scheduled(number, '2027-06-09'), scheduled(number, '2027-06-20', { scheduledId: 'S2' })];
  const bring = () => imported({ 'stored-payments.csv': [card(number)], 'scheduled-payments.csv': rows });
  expect(await bring()).toContain('scheduled-payments.csv:2: paymentDate: can’t be taken before a cut-over is set');
  await cutOver('2027-06-10');
  expect(await bring()).toContain(
    'scheduled-payments.csv:2: paymentDate: is before the cut-over on 2027-06-10: the old portal makes it\nNothing was written.',
  );
  await expect(cutOver('2027-06-07')).rejects.toThrow(/is over/);
  on('2027-06-10');
  await expect(cutOver('2027-06-11')).rejects.toThrow('The cut-over was on 2027-06-10');
});

it('a payment that its member has deleted here, or that has another amount by now, is made so', async () => {
  const [deleted, changed] = [await paying.member(), await paying.member()];
  await cutOver('2027-06-10');
  const bring = (amount: string) =>
    imported({
      'stored-payments.csv': [card(deleted), card(changed)],
      'scheduled-payments.csv': [
        scheduled(deleted, '2027-06-11', { amount }),
        scheduled(changed, '2027-06-11', { amount }),
      ],
    });
  await bring('10.00');
  await paying.query('update scheduled_payments set deleted_at = now() where member_number = $1', [deleted]);
  await bring('12.00');
  await paying.run('2027-06-11');
  await bring('14.00');
  await paying.run('2027-06-12');
  expect([await paying.taken(deleted), await paying.taken(changed)]).toEqual([[], [1200]]);
});

it('a payment follows a cut-over that is moved, to the old portal and back', async () => {
  const number = await paying.member();
  const standing = async () =>
    (await paying.query('select 1 from scheduled_payments where member_number = $1 and deleted_at is null', [number]))
      .length;
  await cutOver('2027-06-09');
  await imported({
    'stored-payments.csv': [card(number)],
    'scheduled-payments.csv': [scheduled(number, '2027-06-11')],
  });
  expect(await standing()).toBe(1);
  await cutOver('2027-06-12');
  expect(await standing()).toBe(0);
  await cutOver('2027-06-11');
  expect(await standing()).toBe(1);
  await paying.run('2027-06-11');
  expect(await paying.taken(number)).toEqual([1000]);
});

/** What is done in a morning, before both portals pay what is due on the day: an import, or the cut-over set so many days ahead. */
const acts = fc.array(fc.oneof(fc.constant('import' as const), fc.nat(6)), { minLength: 1, maxLength: 4 });
const span = 6;

it('each payment is made by one of both portals, in whatever order imports, the cut-over and the days come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(acts, { minLength: span, maxLength: span }),
      fc.array(fc.nat(span - 1), { minLength: 3, maxLength: 3 }),
      async (mornings, dueOn) => {
        await paying.clear();
        await paying.query(
          'truncate cut_overs, brought_auto_pays, brought_scheduled_payments, stored_payments cascade',
        );
        on(first);
        const plans = await Promise.all(
          dueOn.flatMap((count) => {
            const due = addDays(first, count);
            return [0, 1].map(async (kind) => ({
              kind,
              due,
              number: await paying.member(5000, kind === 0 ? due : null),
            }));
          }),
        );
        const files = {
          'stored-payments.csv': plans.map(({ number }) => card(number)),
          'auto-pays.csv': plans.filter(({ kind }) => kind === 0).map(({ number }) => autoPay(number)),
          'scheduled-payments.csv': plans
            .filter(({ kind }) => kind === 1)
            .map(({ number, due }) => scheduled(number, due, { amount: '50.00' })),
        };
        const byOld = new Map<string, number>();
        let agreedDay: string | undefined;
        const moveTo = async (day: string) => {
          await cutOver(day).then(
            () => {
              agreedDay = day;
            },
            () => undefined,
          );
        };
        for (let count = 0; count < span; count += 1) {
          const today = addDays(first, count);
          on(today);
          for (const act of mornings[count] ?? [])
            if (act === 'import') await imported(files, true);
            else await moveTo(addDays(today, act));
          for (const { number, due } of plans)
            if (due === today && (agreedDay === undefined || today < agreedDay))
              byOld.set(number, (byOld.get(number) ?? 0) + 1);
          await paying.run(today);
        }
        const last = addDays(first, span);
        on(last);
        await moveTo(last);
        await imported(files, true);
        await paying.run(last);
        await paying.run(addDays(last, 1));
        for (const { number } of plans)
          expect([number, (byOld.get(number) ?? 0) + (await paying.taken(number)).length]).toEqual([number, 1]);
      },
    ),
    { numRuns: 15 },
  );
}, 300_000);
