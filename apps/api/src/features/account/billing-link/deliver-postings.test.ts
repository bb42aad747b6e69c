import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { textOfExport, writeExport } from '../../office/exporting/public.ts';
import { type BillingLink, type Posting, PostingRefused } from './billing-link.ts';
import { deliverPostings } from './deliver-postings.ts';
import { filesLink } from './files-link.ts';
import { linkStanding, settleRefused } from './settle-refused.ts';

let database: TestDatabase;
let now = new Date('2026-11-25T12:00:00Z');
const clock = { now: () => now };
const vault = testVault();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** What the billing system heard, and how it takes the next. */
let heard: Posting[] = [];
let answer: (posting: Posting) => Promise<void> = async () => undefined;
const link: BillingLink = {
  ...filesLink,
  uses: { balances: false, postings: true },
  deliver: async (posting) => {
    heard.push(posting);
    await answer(posting);
    return { acceptedAt: null };
  },
};
const deliver = (billingLink = link) =>
  deliverPostings({
    db: database.db,
    clock,
    site: () => ({ timeZone: 'America/Los_Angeles' }),
    billingLink,
    log: { warn: () => undefined },
  });
const posted = (transNo: string, cents: number, accountNumber = '7') =>
  database.pool.query(
    'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, $4)',
    [accountNumber, transNo, cents, now],
  );
const names = () => heard.map(({ transNo }) => transNo);
const fileRows = async () => {
  const made = await writeExport({ db: database.db, clock, vault, timeZone: 'America/Los_Angeles' }, 'payments');
  return made ? textOfExport(vault, made).trim().split('\n').length - 1 : 0;
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  heard = [];
  answer = async () => undefined;
  await database.pool.query('truncate ledger, billing_deliveries');
});
afterAll(() => database.drop());

it('a payment goes by the link or by the file, never by both', async () => {
  await posted('A', 100);
  expect(await fileRows()).toBe(1);
  await posted('B', 200);
  await deliver();
  expect([names(), await fileRows()]).toEqual([['B'], 0]);
});

it('without a link nothing is taken over', async () => {
  await posted('A', 100);
  expect(await deliver(filesLink)).toBe(0);
  expect(await fileRows()).toBe(1);
});

it('whoever is killed between posting and telling, or between telling and its answer, loses nothing', async () => {
  await posted('A', 100);
  await posted('A-R', -100);
  let died = () => undefined;
  answer = () => new Promise(() => died());
  // The worker that was killed: it told, and never hears of it again.
  await new Promise<void>((resolve) => {
    died = () => void resolve();
    void deliver();
  });
  answer = async () => undefined;
  await deliver();
  expect(names()).toEqual(['A']);
  later(31);
  await deliver();
  expect(names()).toEqual(['A', 'A', 'A-R']);
  await deliver();
  expect((await linkStanding(database.db)).counts).toMatchObject({ accepted: 2, waiting: 0, sent: 0 });
});

it('what has no answer is told again, later each time, and holds back what follows on its account alone', async () => {
  answer = async ({ accountNumber }) => {
    if (accountNumber === '7') throw new Error('It does not answer.');
  };
  await posted('A', 100);
  await posted('B', 100);
  await posted('C', 100, '8');
  await deliver();
  await deliver();
  expect(names().sort()).toEqual(['A', 'C']);
  for (const seconds of [5, 10, 20]) {
    later(seconds - 1);
    const before = heard.length;
    await deliver();
    expect(heard.length).toBe(before);
    later(1);
    await deliver();
    expect(heard.length).toBe(before + 1);
  }
  answer = async () => undefined;
  later(900);
  await deliver();
  expect(names().slice(-2)).toEqual(['A', 'B']);
});

it('a refused one waits for the office, which has it told again or gives it to the file', async () => {
  answer = async ({ transNo }) => {
    if (transNo !== 'C') throw new PostingRefused('the account is closed');
  };
  for (const transNo of ['A', 'B', 'C']) await posted(transNo, 100);
  await deliver();
  const { refused } = await linkStanding(database.db);
  expect(refused.map(({ transNo, reason }) => [transNo, reason])).toEqual([
    ['A', 'the account is closed'],
    ['B', 'the account is closed'],
  ]);
  expect(names()).toEqual(['A', 'B', 'C']);
  answer = async () => undefined;
  expect(await settleRefused(database.db, 'again', 'A', now)).toBe(1);
  expect(await settleRefused(database.db, 'to-file', 'B', now)).toBe(1);
  expect(await settleRefused(database.db, 'to-file', 'C', now)).toBe(0);
  expect(await fileRows()).toBe(1);
  await deliver();
  expect(names()).toEqual(['A', 'B', 'C', 'A']);
});

it('where the link is given up, what was never told goes to the file, and what may have been told does not', async () => {
  answer = async () => {
    throw new Error('It does not answer.');
  };
  await posted('A', 100);
  await posted('B', 200);
  await deliver();
  expect([names(), await settleRefused(database.db, 'to-file', 'all', now)]).toEqual([['A'], 1]);
  expect(await fileRows()).toBe(1);
  expect((await linkStanding(database.db)).counts).toMatchObject({ sent: 1, waiting: 0 });
});

it('a hundred at once from three workers are told once each, in their order', async () => {
  for (let place = 0; place < 100; place += 1) {
    await posted(`P${String(place).padStart(3, '0')}`, 1 + place, String(place % 7));
    later(1);
  }
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect([heard.length, new Set(names()).size]).toEqual([100, 100]);
  for (const account of ['0', '3', '6']) {
    const own = heard.filter(({ accountNumber }) => accountNumber === account).map(({ transNo }) => transNo);
    expect(own).toEqual([...own].sort());
  }
});
