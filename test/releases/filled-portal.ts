import { addDays } from '@rochdale/domain/dates';
import { runNotices } from '../../apps/api/src/features/communications/notices/public.ts';
import { choose, notifiedMember } from '../../apps/api/src/features/communications/notices/testing/notified-co-op.ts';
import { writeExport } from '../../apps/api/src/features/office/exporting/public.ts';
import {
  bankOne,
  day,
  declinedCard,
  morning,
  type PayingMembers,
  payingMembers,
  visa,
} from '../../apps/api/src/features/planned/payment-day/testing/paying-members.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { testApp } from '../../apps/api/src/platform/testing/test-app.ts';
import { headersFor } from '../../apps/api/src/testing/callers.ts';
import { numbersOf } from '../../apps/api/src/testing/numbers-of.ts';
import { callOf, names, rowOf } from '../../apps/api/src/testing/well-formed-calls.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** The demo's members in a database, after every operation was called, and a payment day and notices were carried out. */
export async function filledPortal(url: string): Promise<App> {
  const database = openDatabase(url, 10);
  let set: Date | undefined;
  const clock = { now: () => set ?? systemClock.now() };
  const at = await testApp({ database: { ...database, drop: () => database.close() }, clock });
  await callEverything(at);
  const its = await payingMembers(at, (instant) => {
    set = instant;
  });
  await payOnTheirDay(at, its);
  await tellSomebody(at, its);
  return at;
}

/** Calls every operation once, as one member of the demo; what the calls leave behind stays. */
async function callEverything(at: App): Promise<void> {
  const who = { memberNumber: '200017', accountNumber: '104471882' };
  const today = todayAt(at.services.clock, at.services.site().timeZone);
  const numbers = await numbersOf(at, who, 'S2000171');
  const terms = { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
  for (const name of names.filter((one) => one !== 'sign-in.logout')) {
    // Nobody is held back by what was called before.
    await at.database.pool.query('delete from attempts');
    const headers = await headersFor(at, rowOf(name).access, who);
    await at.app.inject({ ...callOf(name, terms), headers });
  }
}

/** Plans of every kind on a payment day, among them a card that is declined and a draft that the bank sends back. */
async function payOnTheirDay(at: App, its: PayingMembers): Promise<void> {
  for (const token of [visa, declinedCard]) await its.autoPay(await its.member(), token);
  await its.scheduled(await its.member(), 1000);
  await its.tokenDraft(await its.member(), visa);
  const [drafted, goesOn] = [await its.member(), await its.member()];
  for (const account of [drafted, goesOn]) await its.bankDraft(account, bankOne);
  await its.run(day);
  await its.take();
  await its.run(addDays(day, 1), morning);
  await its.returned(await its.traceOf(drafted), 'R01', addDays(day, 2));
  await its.run(addDays(day, 2));
  const { timeZone } = at.services.site();
  await writeExport({ ...at.services, timeZone }, 'payments');
}

/** A member who chose to be told of bills and payments, and was. */
async function tellSomebody(at: App, its: PayingMembers): Promise<void> {
  const number = '950000001';
  await notifiedMember(at, { number, phone: '5415550188' }, { account_balance_cents: 5000 });
  await choose(at, number, ['billReady', 'paymentReceived'], ['email', 'text']);
  await its.bill(number, day);
  await runNotices(at.services);
}
