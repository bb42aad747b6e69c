import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { importRouting } from './import-routing.ts';
import { findInstitution } from './institutions-store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'routing-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const line = (number: string, name: string, newNumber = '000000000') =>
  `${number}O011000015${newNumber === '000000000' ? 1 : 2}072811${newNumber}${name.padEnd(36)}`.padEnd(155);
async function imported(...lines: string[]) {
  const file = join(folder, 'FedACHdir.txt');
  await writeFile(file, lines.map((text) => `${text}\r\n`).join(''));
  return importRouting({ file, db: database.db });
}
const nameOf = async (number: string) => (await findInstitution(database.db, number))?.name;

it('one bad line, and nothing is written; each is told with its number', async () => {
  const said = await imported(
    line('011000028', 'CEDAR RIDGE BANK'),
    line('011000029', 'WRONG CHECK DIGIT'),
    'too short',
    line('011000028', 'AGAIN'),
  );
  expect(said).toEqual({
    written: 0,
    badCount: 3,
    bad: [
      { line: 2, reason: 'has no routing number whose check digit is right (characters 1 to 9)' },
      { line: 3, reason: 'is not 155 characters long' },
      { line: 4, reason: 'has 011000028 a second time' },
    ],
  });
  expect(await nameOf('011000028')).toBeUndefined();
  expect(await imported()).toMatchObject({ written: 0, badCount: 1 });
});

it('banks are written again and again, a replaced number is named by its new one, and what may not be used stays so', async () => {
  await database.pool.query("insert into financial_institutions values ('122105155', 'DO NOT USE')");
  expect(await imported(line('011000028', 'OLD NAME'), line('122105155', 'A BANK'))).toMatchObject({ written: 2 });
  const { written } = await imported(
    line('011000028', 'CEDAR RIDGE BANK', '011000138'),
    line('011000138', 'MERGED BANK', '021000021'),
    line('021000021', 'NEWEST BANK'),
    line('011000015', 'LOST BANK', '121000248'),
  );
  expect(written).toBe(4);
  expect(await nameOf('011000028')).toBe('NEWEST BANK');
  expect((await findInstitution(database.db, '011000138'))?.routingNumber).toBe('021000021');
  expect(await nameOf('011000015')).toBe('LOST BANK');
  expect(await nameOf('122105155')).toBe('DO NOT USE');
  await database.pool.query(
    "update financial_institutions set new_routing_number = '011000028' where routing_number = '021000021'",
  );
  expect(await nameOf('011000028')).toBeDefined();
});
