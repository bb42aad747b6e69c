import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { JobState } from '@rochdale/domain/office/system/job-states';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const seeSystem = operation('system.see', 'GET /v1/system');
export const runJob = operation('system.run-job', 'POST /v1/system/jobs/{name}/run');
export const retryJobs = operation('system.retry-jobs', 'POST /v1/system/jobs/{name}/retry');

export type System = OfficeResponseOf<'system.see'>;
export type Job = System['jobs'][number];

export const systemKey = ['system'] as const;

/** How a kind of job does: its mark and word. */
export const jobStateWords = {
  failed: ['bad', 'system.state.failed'],
  late: ['bad', 'system.state.late'],
  waiting: ['warn', 'system.state.waiting'],
  running: ['run', 'system.state.running'],
  ran: ['ok', 'system.state.ran'],
  never: ['off', 'system.state.never'],
} as const satisfies Readonly<Record<JobState, readonly [MarkKind, PlainTextCode]>>;
