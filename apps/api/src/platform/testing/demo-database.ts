import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Pool } from 'pg';
import { defaultPlace } from '../../features/office/generating/place.ts';
import { generateCoOp } from '../../features/office/generating/public.ts';
import { importFolder } from '../../features/office/importing/public.ts';
import { vaultOf } from '../sealing/vault.ts';
import type { TestDatabase } from './test-database.ts';
import { newMasterKey } from './test-vault.ts';

/** The demo as it was imported for all test files of a run: its day, and the key that opens what is encrypted in it. */
export interface ImportedDemo {
  readonly asOf: LocalDay;
  readonly masterKey: string;
}

/** Generates the demo's named members and a few others, and imports them. */
export async function importDemo(pool: Pool, asOf: LocalDay): Promise<ImportedDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-demo-'));
  const masterKey = newMasterKey();
  try {
    await generateCoOp({ folder, members: 5, seed: 3, asOf, place: defaultPlace, named: true });
    await importFolder({ folder, pool, vault: vaultOf([masterKey]), timeZone: defaultPlace.timeZone });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { asOf, masterKey };
}

/** A database with the demo as of a day: a copy of the run's, or imported anew where that is of another day, or `given`. */
export async function demoDatabase(
  asOf: LocalDay,
  given?: TestDatabase,
): Promise<{ readonly database: TestDatabase; readonly masterKey: string }> {
  if (given) return { database: given, ...(await importDemo(given.pool, asOf)) };
  const [{ testDatabase }, { inject }] = await Promise.all([import('./test-database.ts'), import('vitest')]);
  const demo = inject('demo');
  if (demo.asOf === asOf) return { database: await testDatabase('rochdale_demo'), masterKey: demo.masterKey };
  const database = await testDatabase();
  return { database, ...(await importDemo(database.pool, asOf)) };
}
