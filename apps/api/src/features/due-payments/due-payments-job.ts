import { addDays, type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import type PgBoss from 'pg-boss';
import { type CarryOutServices, carryOut } from './carry-out.ts';
import { takeUp } from './take-up.ts';

const takeUpName = 'due-payments.take-up';
const carryOutName = 'due-payments.carry-out';
/** The minute of the co-op's day from which a day's payments are made (S1 §9). */
const firstMinute = '00:01';

/** The co-op's day whose payments are made now: until 12:01 AM still the day before. */
export function paymentDayAt(now: Date, timeZone: string): LocalDay {
  const { day, time } = localTimeAt(now, timeZone);
  return time >= firstMinute ? day : addDays(day, -1);
}

/** Takes up and carries out what is due, once. */
export async function runDuePayments(services: CarryOutServices): Promise<{ takenUp: number; ended: number }> {
  const { db, clock, site } = services;
  const today = paymentDayAt(clock.now(), site().timeZone);
  const takenUp = await takeUp(db, clock.now(), today);
  const ended = await carryOut(services, today);
  return { takenUp, ended };
}

/** Takes up what is due at one minute past each hour, carries it out every minute; each in one worker at a time. */
export async function duePaymentsJob(boss: PgBoss, services: CarryOutServices): Promise<void> {
  const { db, clock, site, log } = services;
  const today = () => paymentDayAt(clock.now(), site().timeZone);
  await runOn(boss, takeUpName, '1 * * * *', async () => {
    const takenUp = await takeUp(db, clock.now(), today());
    if (takenUp > 0) log.info({ takenUp }, 'due payments taken up');
  });
  await runOn(boss, carryOutName, '* * * * *', async () => {
    const ended = await carryOut(services, today());
    if (ended > 0) log.info({ ended }, 'due payments carried out');
  });
}

async function runOn(boss: PgBoss, name: string, cron: string, run: () => Promise<void>): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 3600 });
  await boss.work(name, { pollingIntervalSeconds: 5 }, run);
  await boss.schedule(name, cron);
  await boss.send(name, {});
}
