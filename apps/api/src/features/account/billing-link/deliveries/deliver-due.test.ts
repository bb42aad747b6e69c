import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../platform/database/database.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { type ExportName, textOfExport, writeExport } from '../../../office/exporting/public.ts';
import type { BillingLink } from '../billing-link.ts';
import { filesLink } from '../files-link.ts';
import { DeliveryRefused, type Told } from '../told.ts';
import { deliverDue } from './deliver-due.ts';
import { linkStanding, settleRefused } from './settle-refused.ts';

let database: TestDatabase;
let now = new Date('2026-11-25T12:00:00Z');
const clock = { now: () => now };
const vault = testVault();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** What the billing system heard, and how it takes the next. */
let heard: Told[] = [];
let answer: (told: Told) => Promise<void> = async () => undefined;
const link: BillingLink = {
  ...filesLink,
  uses: { balances: false, changes: false, outages: false, tells: new Set(toldKinds) },
  deliver: async (told) => {
    heard.push(told);
    await answer(told);
    return { acceptedAt: null };
  },
};
const site = () => ({ timeZone: 'America/Los_Angeles' });
const deliver = (billingLink = link) =>
  deliverDue({
    db: database.db,
    clock,
    site,
    billingLink,
    log: { warn: () => undefined },
  });
const posted = (transNo: string, cents: number, accountNumber = '7') =>
  database.pool.query(
    'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, $4)',
    [accountNumber, transNo, cents, now],
  );
const accountOf = (told: Told) => (told.kind === 'profile-change' ? told.memberNumber : told.accountNumber);
const names = () => heard.map(({ transNo }) => transNo);
const fileRows = async (what: ExportName = 'payments') => {
  const made = await writeExport({ db: database.db, clock, vault, timeZone: 'America/Los_Angeles' }, what);
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
  expect((await linkStanding(database.db)).counts).toEqual([{ kind: 'posting', state: 'accepted', count: 2 }]);
});

it('what has no answer is told again, later each time, and holds back what follows on its account alone', async () => {
  answer = async (told) => {
    if (accountOf(told) === '7') throw new Error('It does not answer.');
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
    if (transNo !== 'C') throw new DeliveryRefused('the account is closed');
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
  // Before the file is written, too: what was given to it is not taken back.
  await deliver();
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
  expect((await linkStanding(database.db)).counts).toEqual([
    { kind: 'posting', state: 'filed', count: 1 },
    { kind: 'posting', state: 'sent', count: 1 },
  ]);
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
    const own = heard.filter((told) => accountOf(told) === account).map(({ transNo }) => transNo);
    expect(own).toEqual([...own].sort());
  }
});

describe('what members asked for', () => {
  let serial = 0;
  const fresh = () => {
    serial += 1;
    return String(70_000 + serial);
  };
  const holder = async () => {
    const number = fresh();
    await database.pool.query("insert into members (member_number, first_name, last_name) values ($1, 'Ana', 'Ly')", [
      number,
    ]);
    await database.pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city,
         service_state, service_zip, account_type, balance_as_of) values ($1, $1, 'A', '1 Way', 'T', 'OR', '97498', 'Electric', now())`,
      [number],
    );
    return number;
  };
  const order = async (accountNumber: string) => {
    const soNumber = `SO-${fresh()}`;
    await database.pool.query(
      `insert into service_orders (account_number, so_number, description, creation, work_type, comments, phone, member_number, submitted_at)
        values ($1, $2, 'Tree trimming', '2026-11-25', 'TRIM', 'The oak', '5415550100', $1, $3)`,
      [accountNumber, soNumber, now],
    );
    return soNumber;
  };
  const changeName = async (memberNumber: string, lastName: string) => {
    const change = { name: { firstName: 'Ana', middleName: '', lastName } };
    await database.pool.query(
      "insert into profile_updates (member_number, change, status, submitted_at) values ($1, $2, 'direct', $3)",
      [memberNumber, change, now],
    );
    await database.pool.query(
      'insert into profile_holds (member_number, change) values ($1, $2) on conflict (member_number) do update set change = $2',
      [memberNumber, change],
    );
  };
  beforeEach(() => database.pool.query('truncate service_orders, profile_holds, profile_updates, outage_reports'));

  it('goes by the link or by the file, never by both, and where the link is not set for it by the file alone', async () => {
    const account = await holder();
    await order(account);
    expect(await fileRows('service-orders')).toBe(1);
    const told = await order(account);
    const payments: BillingLink = {
      ...link,
      uses: { balances: false, changes: false, outages: false, tells: new Set(['posting']) },
    };
    await deliver(payments);
    expect(heard).toEqual([]);
    await deliver();
    expect(heard).toMatchObject([{ kind: 'service-order', transNo: told, comments: 'The oak', memberNumber: account }]);
    expect(await fileRows('service-orders')).toBe(0);
  });

  it('of a profile is told as it stands, once for each change, and what came back by itself is not told', async () => {
    const member = await holder();
    await changeName(member, 'Oh');
    await deliver();
    await deliver();
    await changeName(member, 'Wu');
    expect(await fileRows('profile-changes')).toBe(3);
    await deliver();
    expect(heard.map((told) => told.kind === 'profile-change' && told.name?.lastName)).toEqual(['Oh', 'Wu']);
    expect(await fileRows('profile-changes')).toBe(0);
    await changeName(member, 'Ng');
    answer = async () => {
      throw new Error('It does not answer.');
    };
    await deliver();
    await database.pool.query('delete from profile_holds');
    later(6);
    answer = async () => undefined;
    await deliver();
    expect(heard).toHaveLength(3);
    expect((await linkStanding(database.db)).counts).toEqual([{ kind: 'profile-change', state: 'accepted', count: 3 }]);
  });

  it('holds no payment back, and a refused one waits for the office, which gives it to its file', async () => {
    const account = await holder();
    answer = async ({ kind }) => {
      if (kind !== 'posting') throw new DeliveryRefused('no such work');
    };
    await order(account);
    await changeName(account, 'Oh');
    await posted('A', 100, account);
    await deliver();
    const { refused } = await linkStanding(database.db);
    expect(refused.map(({ kind }) => kind).sort()).toEqual(['profile-change', 'service-order']);
    expect([await fileRows('service-orders'), await fileRows('profile-changes')]).toEqual([0, 0]);
    expect(await settleRefused(database.db, 'to-file', 'all', now)).toBe(2);
    await deliver();
    expect([await fileRows('service-orders'), await fileRows('profile-changes')]).toEqual([1, 3]);
    expect(heard).toHaveLength(3);
  });

  it('fifty at once from three workers with two connections are told once each', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, holder));
    for (let place = 0; place < 50; place += 1) await order(accounts[place % 10] ?? '');
    const small = openDatabase(database.url, 2);
    const narrow = () => deliverDue({ db: small.db, clock, site, billingLink: link, log: { warn: () => undefined } });
    await Promise.all([narrow(), narrow(), narrow()]);
    await narrow();
    await small.close();
    expect([heard.length, new Set(names()).size]).toEqual([50, 50]);
  });

  it('files that are written while it is told take the rest: each of fifty orders and payments goes one way', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, holder));
    for (let place = 0; place < 50; place += 1) {
      const account = accounts[place % 10] ?? '';
      await order(account);
      await posted(`P${account}-${place}`, 100, account);
    }
    const files = [fileRows('service-orders'), fileRows(), fileRows('service-orders'), fileRows()];
    const [, , , ...rows] = await Promise.all([deliver(), deliver(), deliver(), ...files]);
    await deliver();
    const filed = rows.reduce((sum, one) => sum + one, 0);
    expect([heard.length + filed, new Set(names()).size]).toEqual([100, heard.length]);
  });
});
