import type { ChainServices } from '../features/office/audit/chain-entries.ts';
import type { OfficeServices } from '../features/office/staff/office-services.ts';
import { sitesNow } from '../features/website/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openJobQueue } from '../platform/jobs/job-queue.ts';
import { readKeys } from '../platform/keys.ts';
import { auditSealOf } from '../platform/office/audit-seal.ts';
import { type OfficeSealPurpose, sealerOf } from '../platform/sealing/sealing.ts';
import { vaultOf } from '../platform/sealing/vault.ts';
import { withDatabase } from './with-database.ts';

/** Runs with what the office works with, on this installation's database. */
export async function withOffice(run: (services: OfficeServices & ChainServices) => Promise<number>): Promise<number> {
  const environment = readEnvironment();
  const { masterKeys, auditKeys } = await readKeys(environment);
  if (auditKeys === undefined) throw new Error('AUDIT_KEY is not set: there is no office here.');
  const { coopFolder, publicUrl, auditHeadFile, office } = environment;
  return withDatabase(environment, async ({ db }, url) => {
    const jobs = await openJobQueue(url);
    const site = await sitesNow(db, coopFolder);
    const services = {
      db,
      smsEnabled: environment.smsUrl !== undefined || !environment.production,
      clock: systemClock,
      site,
      vault: vaultOf(masterKeys),
      jobs,
      publicUrl,
      auditSeal: auditSealOf(auditKeys),
      auditHeadFile,
      officeSealer: sealerOf<OfficeSealPurpose>(masterKeys),
      officeUrl: office?.url ?? publicUrl,
      provider: undefined,
    };
    return run(services).finally(() => jobs.close());
  });
}
