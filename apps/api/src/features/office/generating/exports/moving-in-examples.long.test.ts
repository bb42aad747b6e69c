import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '../../../../platform/places.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { mapFolder, readMapping } from '../../importing/mapping/public.ts';
import { entities, importFolder } from '../../importing/public.ts';
import { defaultPlace, generateCoOp, type HabitName, habits, writeExport } from '../public.ts';

let base: string;
const vault = testVault();
const now = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'moving-in-'));
  const options = { members: 40, seed: 3, asOf: '2026-11-20', place: defaultPlace, named: true };
  await generateCoOp({ ...options, folder: join(base, 'demo') });
});
afterAll(() => rm(base, { recursive: true }));

/** Everything that an import of a folder leaves in the tables of its files; what is encrypted differs each time. */
async function imported(folder: string) {
  const database = await testDatabase();
  try {
    const report = await importFolder({
      folder,
      pool: database.pool,
      vault,
      clock: { now: () => now },
      timeZone: defaultPlace.timeZone,
    });
    expect([report.problems, report.written]).toEqual([[], true]);
    const found: Record<string, unknown> = {};
    for (const { file, table, columns, locked } of entities) {
      const all = getTableColumns(table);
      const names = Object.keys(columns).flatMap((name) => (name === locked ? [] : (all[name]?.name ?? [])));
      const { rows } = await database.pool.query(
        `select ${names.join()} from "${getTableName(table)}" order by ${names.map((_name, place) => place + 1).join()}`,
      );
      found[file] = rows;
    }
    return found;
  } finally {
    await database.drop();
  }
}

it.each(Object.keys(habits) as HabitName[])(
  'the export of the demo as %s, mapped and imported, is the demo row by row (moving-in-1)',
  async (habit) => {
    const [theirs, out, same] = [join(base, habit), join(base, `${habit}-out`), join(base, `${habit}-demo`)];
    await writeExport(join(base, 'demo'), theirs, habit);
    const mapping = await readMapping(join(repository, 'examples/moving-in', habit, 'mapping.yaml'));
    const report = await mapFolder({ folder: theirs, mapping, out });
    expect(report.rejected).toEqual([]);
    await mkdir(same);
    const files = (await readdir(out)).filter((file) => file.endsWith('.csv'));
    for (const file of files) await cp(join(base, 'demo', file), join(same, file));
    const [wanted, made] = [await imported(same), await imported(out)];
    for (const file of files) expect([file, made[file]]).toEqual([file, wanted[file]]);
    expect(made).toEqual(wanted);
    expect(files.length).toBeGreaterThan(10);
  },
);
