import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import type { ChainServices } from './chain-entries.ts';
import { faultTexts } from './fault-texts.ts';
import { addVerification } from './verifications-store.ts';
import { verifyAudit } from './verify-audit.ts';

/** The job that verifies the whole audit. */
export const verifyJobName = 'audit.verify';
const mostNamed = 20;

/** Verifies the whole audit and keeps what was found (office-144). */
export async function verifyAndKeep(services: ChainServices): Promise<void> {
  const { db, clock } = services;
  const beganAt = clock.now();
  const report = await verifyAudit(services);
  await addVerification(db, {
    beganAt,
    endedAt: clock.now(),
    links: report.links,
    faults: report.faults.length + report.unnamed,
    unchained: report.unchained.count,
    head: report.head,
    firstFaults: faultTexts(report).slice(0, mostNamed),
  });
}

/** Verifies the audit each night, and when the office asks for it. */
export async function verifyJob({ repeat }: OpenJobQueue, services: ChainServices): Promise<void> {
  await repeat(verifyJobName, { cron: '40 2 * * *', pollingIntervalSeconds: 1, expireInSeconds: 3600 }, () =>
    verifyAndKeep(services),
  );
}
