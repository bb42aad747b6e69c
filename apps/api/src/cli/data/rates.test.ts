import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { ratesCommand } from './rates.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];
const account = '104471882';

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});

const run = (line: string): Promise<number> => ratesCommand.run(line.split(' '));

it('a bill is priced line by line', async () => {
  expect(await run('price RES --from 2026-05-01 --to 2026-05-30 --kwh 812')).toBe(0);
  expect(said.at(-1)).toContain('$127.19  in all');
  await expect(run('price TOU --from 2026-05-01 --to 2026-05-30 --kwh 812')).rejects.toThrow('peak needs registers');
  await expect(run('price NO --from 2026-05-01 --to 2026-05-30 --kwh 812')).rejects.toThrow('no schedule NO');
  await expect(run('price RES --from 2026-05-01 --to 2026-04-30 --kwh 1')).rejects.toThrow('--from');
});

it('bills that were sent are held against the schedule of their account, to the cent (rates-12)', async () => {
  const { rows } = await at.database.pool.query<{ day: string }>(
    'select max(bill_date)::text as day from bills where account_number = $1',
    [account],
  );
  const newest = rows[0]?.day ?? '';
  expect(await run('compare --since 2000-01-01')).toBe(0);
  expect(said).toEqual(['13 bills were compared; 0 differ.']);
  said.length = 0;
  await at.database.pool.query(
    "update bill_lines set line_cents = line_cents + 2 where account_number = $1 and bill_date < $2 and description = 'Energy'",
    [account, newest],
  );
  expect(await run(`compare --since ${addDays(newest, -200)}`)).toBe(1);
  expect(said.filter((line) => line.includes('Energy: billed'))).toHaveLength(6);
  said.length = 0;
  await at.database.pool.query("update usage_settings set rate_schedule = 'GONE' where account_number = $1", [account]);
  expect(await run(`compare --since ${newest}`)).toBe(0);
  expect(said).toEqual([
    `${account}  ${newest}  GONE  not compared: there is no schedule GONE`,
    '0 bills were compared; 0 differ.',
  ]);
});
