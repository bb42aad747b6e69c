import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { defaultPlace, demoPassword, generateCoOp } from '../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/database/database.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { builtProgram, productSettings, scratchVault } from '../support/product.ts';
import { askingMember, layDownDays, layDownMeters, type Meters } from './lay-down.ts';

/** What is asked of one meter: half a year of days, or a day and the next of two years ago. */
export const questions = ['180 days', 'a day and the next of two years ago'] as const;
export type Question = (typeof questions)[number];

/** A co-op of so many meters behind an API of its own. */
export async function askedCoOp(database: OpenDatabase, folder: string, meters: Meters, today: LocalDay) {
  const { pool, url } = database;
  await generateCoOp({ folder: `${folder}/co-op`, members: 5, seed: 1, asOf: today, place: defaultPlace, named: true });
  await importFolder({ folder: `${folder}/co-op`, pool, vault: scratchVault() });
  const began = performance.now();
  await layDownMeters(pool, meters);
  const rows = await layDownDays(database, meters, today);
  await pool.query('vacuum (analyze)');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${meters.all.toLocaleString('en-US')} meters: ${rows.toLocaleString('en-US')} rows in ${seconds} s`);

  // A co-op that shows usage of any age: where MDM is on, 180 days are the most (energy-14).
  const standard = await productSettings(url, folder);
  const settings = { ...standard, COOP: 'whetstone-hills' };
  const api = await startChild('API', await builtProgram('server'), settings);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${standard.PORT}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
  // Signed in when it is first asked: laying down a large co-op takes longer than a session lasts.
  const signIn = async () =>
    call('/v3/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'rufus.teague', password: demoPassword }),
    });
  let session: ReturnType<typeof signIn> | undefined;
  const { rows: accounts } = await pool.query<{ number: string }>(
    "select account_number as number from accounts where member_number = $1 and account_number like '7%' order by random()",
    [askingMember],
  );
  const spans: Record<Question, (round: number) => { fromDate: LocalDay; toDate: LocalDay }> = {
    '180 days': () => ({ fromDate: addDays(today, -180), toDate: today }),
    'a day and the next of two years ago': (round) => {
      const day = addDays(today, (round % (meters.oldest - 1)) - meters.days);
      return { fromDate: day, toDate: addDays(day, 1) };
    },
  };
  return {
    rows,
    /** Milliseconds of one call. */
    ask: async (question: Question, round: number): Promise<number> => {
      const { fromDate, toDate } = spans[question](round);
      const account = accounts[round % accounts.length]?.number;
      session ??= signIn();
      const { accessToken } = await session;
      const start = performance.now();
      await call(`/v3/member/${askingMember}/accounts/${account}/usage/daily?fromDate=${fromDate}&toDate=${toDate}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return performance.now() - start;
    },
    stop: () => api.stop(),
  };
}
