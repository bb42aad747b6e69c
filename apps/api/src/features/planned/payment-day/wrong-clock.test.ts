import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { bankFileJob, loadBankSettings } from '../bank-file/public.ts';
import { paymentDayJob } from './payment-day-job.ts';
import { day, evening, type PayingMembers, payingMembers, visa } from './testing/paying-members.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let its: PayingMembers;
const now = new Date(`${day}T${evening}:00Z`);

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, () => undefined);
  await its.clear();
});
afterAll(() => at.close());

const done = async (name: string) =>
  (await its.query("select 1 from pgboss.job where name = $1 and state = 'completed'", [name])).length;
const log = fastify({ logger: false }).log;

it('while the clock is not believed the payment day takes nothing, and goes on when it is right again', async () => {
  const account = await its.member();
  await its.autoPay(account, visa);
  let fault: string | undefined = 'The clock jumped 2.0 hours forward.';
  const clockWatch = { look: async () => fault, fault: () => fault };
  await paymentDayJob(at.jobs, { ...at.services, bank: undefined, log, clockWatch });
  await expect.poll(() => done('payment-day.run'), { timeout: 20_000 }).toBe(1);
  expect([await its.taken(account), await its.dues(account)]).toEqual([[], []]);
  fault = undefined;
  await at.jobs.boss.send('payment-day.run', {});
  await expect.poll(() => its.taken(account), { timeout: 20_000 }).toEqual([5000]);
});

it('nor is a bank file written until it is right again', async () => {
  const account = await its.member();
  await its.bankDraft(account);
  let fault: string | undefined = 'The clock is 48.0 hours from that of the database.';
  const clockWatch = { look: async () => fault };
  const bank = await loadBankSettings(at.services.coopFolder);
  await bankFileJob(at.jobs, { ...at.services, bank, log, clockWatch });
  await expect.poll(() => done('bank-file.write'), { timeout: 20_000 }).toBe(1);
  expect(await its.debits(account)).toEqual([]);
  fault = undefined;
  await at.jobs.boss.send('bank-file.write', {});
  await expect.poll(() => its.debits(account), { timeout: 20_000 }).toEqual([5000]);
});
