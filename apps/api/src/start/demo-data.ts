import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@rochdale/domain/website/site/site';
import { generateCoOp, placeOf, residentialRate } from '../features/office/generating/public.ts';
import { describeImport, importFolder } from '../features/office/importing/public.ts';
import { systemClock, todayAt } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Environment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { auditSealOf } from '../platform/office/audit-seal.ts';
import { vaultOf } from '../platform/sealing/vault.ts';
import { hasMembers } from './demo-data-store.ts';
import { ensureDemoStaff } from './demo-staff.ts';

const demoMembers = 200;
const demoSeed = 1844;

/** Fills an empty database with the demo co-op, through the importer. A database with members is left alone. */
export async function ensureDemoData(databaseUrl: string, environment: Environment, site: Site): Promise<void> {
  const database = openDatabase(databaseUrl, 2);
  const folder = join(environment.dataDir, 'demo-import');
  try {
    if (!environment.bringsDemoData) return;
    const { masterKeys, auditKeys } = await readKeys(environment);
    const vault = vaultOf(masterKeys);
    if (auditKeys !== undefined && !environment.production)
      await ensureDemoStaff(database.db, { clock: systemClock, vault, auditSeal: auditSealOf(auditKeys) });
    if (await hasMembers(database.db)) return;
    console.log('First start: importing the demo’s members. With DEMO_DATA=no nobody is brought.');
    const asOf = todayAt(systemClock, site.timeZone);
    const place = placeOf({ ...site.settings, timeZone: site.timeZone });
    const rate = await residentialRate(environment.coopFolder);
    await generateCoOp({ folder, members: demoMembers, seed: demoSeed, asOf, place, named: true, rate });
    const report = await importFolder({
      folder,
      pool: database.pool,
      vault,
      timeZone: site.timeZone,
      by: 'first start',
    });
    console.log(describeImport(report));
    if (!report.written) throw new Error('The demo data could not be imported.');
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}
