import type { FastifyBaseLogger } from 'fastify';
import { outagesJob } from '../features/account/billing-link/outages/outages-job.ts';
import { billingListener, deliveriesJob } from '../features/account/billing-link/public.ts';
import { announcementsJob } from '../features/communications/announcements/announcements-job.ts';
import { deliverJob } from '../features/communications/messages/deliver-job.ts';
import { noticeCheck } from '../features/communications/notices/notice-check.ts';
import { noticesJob } from '../features/communications/notices/notices-job.ts';
import { newsJob } from '../features/energy/espi/public.ts';
import { usagePartitionsJob } from '../features/energy/usage/usage-partitions-job.ts';
import { inviteToClaim } from '../features/identity/brought-logins/public.ts';
import { delegationsJob } from '../features/identity/delegates/end-by-rule.ts';
import { wavesJob } from '../features/identity/opening/public.ts';
import { signInHelpJob } from '../features/identity/sign-in/sign-in-help-job.ts';
import { chainJob } from '../features/office/audit/chain-job.ts';
import { verifyJob } from '../features/office/audit/verify-job.ts';
import { uploadsJob } from '../features/office/connected/keys/take-uploads.ts';
import { webhooksJob } from '../features/office/connected/webhooks/webhooks-job.ts';
import { housekeepingJob } from '../features/office/housekeeping/housekeeping-job.ts';
import { changesJob } from '../features/office/importing/recording/public.ts';
import { loginChangesJob } from '../features/office/logins/login-changes-job.ts';
import { creditCodesJob } from '../features/office/member-marks/credit-codes-job.ts';
import { watchPortal } from '../features/office/operating/watch-figures.ts';
import { chargesJob } from '../features/office/payments/charges/charges-job.ts';
import { closeDaysJob } from '../features/office/payments/posted-days.ts';
import { settlementsJob } from '../features/office/payments/settlements/settlements-job.ts';
import { watchWatches } from '../features/office/watches/public.ts';
import { watchesJob } from '../features/office/watches/watches-job.ts';
import { paymentHelpJob } from '../features/paying/payment-help/payment-help-job.ts';
import { forgetJob } from '../features/paying/payment-profile/forget-job.ts';
import { reconcileJob } from '../features/paying/payments/reconcile/reconcile-job.ts';
import { refundsJob } from '../features/paying/refunds/public.ts';
import { bankFileJob } from '../features/planned/bank-file/public.ts';
import { paymentDayJob } from '../features/planned/payment-day/payment-day-job.ts';
import { watchClock } from '../features/planned/payment-day/watch-clock.ts';
import { openDatabase, patientAnswers } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import type { Environment } from '../platform/environment.ts';
import { endWithin } from '../platform/process/program.ts';
import { type OpenServices, openServices } from '../services.ts';

/** What carries out a co-op's jobs. */
export interface Worker extends Pick<OpenServices, 'metrics' | 'readiness' | 'db' | 'clock' | 'auditChain'> {
  /** Ends it once what is under way has ended. */
  stop(): Promise<void>;
}

/** Begins to carry out the jobs in a co-op's database. */
export async function startWorker(
  environment: Environment,
  { processLog }: { readonly processLog?: FastifyBaseLogger } = {},
): Promise<Worker> {
  const { databaseUrl, shutdownSeconds } = environment;
  if (databaseUrl !== undefined && environment.migratesAtStart) await migrateDatabase(databaseUrl);
  const services = await openServices(environment, { worker: true, ...(processLog && { processLog }) });
  watchPortal(services.metrics, services.db);
  const { jobs } = services;
  jobs.boss.on('error', (error) => services.log.error({ err: error }, 'job queue'));
  const ends: (() => void)[] = [];
  const patient = openDatabase(services.database.url, environment.hostedAs === undefined ? 4 : 2, patientAnswers);
  const patiently = { ...services, db: patient.db };
  const clockWatch = watchClock({ ...patiently, elapsed: () => performance.now() });
  watchWatches(services.metrics, services);
  ends.push(await reconcileJob(jobs, services));
  await chargesJob(jobs, services);
  await settlementsJob(jobs, patiently);
  await closeDaysJob(jobs, patiently);
  ends.push(await refundsJob(jobs, services));
  ends.push(await deliveriesJob(jobs, patiently));
  await outagesJob(jobs, patiently);
  ends.push(await newsJob(jobs, patiently));
  ends.push(await webhooksJob(jobs, patiently));
  ends.push(await uploadsJob(jobs, { ...patiently, pool: patient.pool }));
  await changesJob(jobs, { ...patiently, pool: patient.pool });
  await bankFileJob(jobs, { ...patiently, clockWatch });
  await paymentDayJob(jobs, { ...patiently, clockWatch });
  await forgetJob(jobs, services);
  await paymentHelpJob(jobs, patiently);
  ends.push(await deliverJob(jobs, { ...services, check: noticeCheck(services) }));
  await noticesJob(jobs, patiently);
  ends.push(announcementsJob(jobs, patiently));
  await wavesJob(jobs, { ...patiently, inviteToClaim });
  await signInHelpJob(jobs, services);
  if (services.auditChain) await verifyJob(jobs, { ...services.auditChain, db: patient.db });
  await housekeepingJob(jobs, patiently);
  await delegationsJob(jobs, patiently);
  await creditCodesJob(jobs, { ...patiently, auditSeal: services.auditChain?.auditSeal });
  if (services.auditChain) await loginChangesJob(jobs, { ...patiently, auditSeal: services.auditChain.auditSeal });
  await usagePartitionsJob(jobs, patiently);
  await watchesJob(jobs, {
    ...patiently,
    environment,
    clockFault: clockWatch.fault,
    officeUrl: environment.office?.url,
    morning: environment.morning,
  });
  const inward = environment.billingLink?.inward;
  const listener = inward && billingListener(patiently, inward);
  if (listener && inward) await listener.listen({ host: inward.host, port: inward.port });
  if (services.auditChain) ends.push(chainJob(jobs, { ...services.auditChain, db: patient.db, log: services.log }));
  services.readiness.began();
  const { metrics, readiness, db, clock, auditChain } = services;
  return {
    metrics,
    readiness,
    db,
    clock,
    auditChain,
    stop: async () => {
      readiness.ending();
      for (const end of ends) end();
      await endWithin(shutdownSeconds + 5, async () => {
        await listener?.close();
        await services.close();
        await patient.close();
      });
    },
  };
}
