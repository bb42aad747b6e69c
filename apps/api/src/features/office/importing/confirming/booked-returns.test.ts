import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { postSettled } from '../../../paying/payments/public.ts';
import { takeReturned } from '../../../planned/returned-payments/public.ts';
import { compareAll } from '../../comparing/compare.ts';
import { writeExport } from '../../exporting/public.ts';
import { describeImport, importFolder } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let bookedBy: 'billing' | 'portal' = 'billing';
let account = '';
let serial = 0;
let now: Date;
/** Later than the demo's own import, which is of this moment. */
const day = (count: number, hour = 6) => new Date(Date.UTC(2027, 5, count, hour));

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, async (folder) =>
    describeImport(await importFolder({ folder, ...at.services, pool: at.database.pool })),
  );
const balanceOf = (accountBalance: string) => ({
  'accounts.csv': [{ accountNumber: account, memberNumber: account, accountBalance }],
});
const posted = (transNo: string, paymentAmount: string) => ({
  'payments.csv': [{ accountNumber: account, paymentId: transNo, paymentAmount, transNo }],
});
const returned = () => ({
  'returned-payments.csv': [{ reference: `${account}-P`, returnCode: 'R01', returnedOn: '2027-06-03' }],
});
const take = () => {
  const site = at.services.site();
  const services = { ...at.services, site: () => ({ ...site, config: { ...site.config, returnsBookedBy: bookedBy } }) };
  return takeReturned({ ...services, log: fastify({ logger: false }).log }, '2027-06-03');
};
const shown = async () => (await findAccount(at.services.db, account))?.accountBalance;
const exported = async () =>
  (await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'payments'))?.body ?? '';
const differences = async () =>
  (await compareAll(at.services, 30)).filter(({ transNo }) => transNo === `${account}-P-R`).map(({ kind }) => kind);

/** A payment of $50.00 that the billing system knows, and that the bank sends back. */
beforeEach(async () => {
  serial += 1;
  account = `9400000${String(serial).padStart(2, '0')}`;
  bookedBy = 'billing';
  now = day(1);
  await imported({ 'members.csv': [{ memberNumber: account }], ...balanceOf('50.00') });
  await at.services.db.transaction((tx) =>
    postSettled(at.services, tx, {
      transNo: `${account}-P`,
      flow: 'member',
      memberNumber: account,
      accountNumber: account,
      amount: 5000,
      reference: account,
      now,
    }),
  );
  expect(await exported()).toContain(`${account}-P,${account},`);
  now = day(2);
  await imported({ ...balanceOf('0.00'), ...posted(`${account}-P`, '50.00') });
  expect(await shown()).toBe(0);
  now = day(3);
});

describe('a return that the billing system books by itself', () => {
  it('is owed once: its balances of the same night say so', async () => {
    await imported({ ...balanceOf('50.00'), ...returned() });
    await take();
    expect(await shown()).toBe(5000);
    expect(await exported()).not.toContain(`${account}-P-R`);
    now = day(9);
    expect(await differences()).toEqual([]);
  });

  it('is owed until newer balances say so, when these were drawn before it', async () => {
    const drawn = { 'as-of.csv': [{ file: 'accounts.csv', asOf: day(3, 1).toISOString() }] };
    await imported({ ...balanceOf('0.00'), ...returned(), ...drawn });
    await take();
    expect(await shown()).toBe(5000);
    now = day(4);
    expect(await imported(balanceOf('50.00'))).toContain('1 returned payment was confirmed.');
    expect(await shown()).toBe(5000);
  });

  it('is owed once also when its own posting names it', async () => {
    await imported({ ...returned() });
    await take();
    now = day(4);
    await imported({ ...balanceOf('50.00'), ...posted(`${account}-P-R`, '-50.00') });
    expect(await shown()).toBe(5000);
    now = day(9);
    expect(await differences()).toEqual([]);
  });

  it('is listed as not posted while its balances do not come', async () => {
    await imported(returned());
    await take();
    now = day(9);
    expect(await differences()).toEqual(['billing-late']);
  });
});

it('a return that the portal books goes to the billing system in the posting file, and is owed until it posts it', async () => {
  bookedBy = 'portal';
  await imported({ ...balanceOf('0.00'), ...returned() });
  await take();
  expect(await shown()).toBe(5000);
  expect(await exported()).toMatch(new RegExp(`${account}-P-R,${account},2027-06-02,-50.00,E-Check,member,`));
  now = day(4);
  await imported({ ...balanceOf('50.00'), ...posted(`${account}-P-R`, '-50.00') });
  expect(await shown()).toBe(5000);
});
