import { isWorkerSilent, wantsLook } from '@rochdale/domain/office/system/job-states';
import { useText } from '@rochdale/ui/text/text.ts';
import type { System } from './system-calls.ts';

/** How the system does, in a sentence or two. */
export function SystemLead({ system: { at, jobs, workerSeenAt } }: { system: System }) {
  const text = useText();
  const isSilent = isWorkerSilent(workerSeenAt === null ? null : new Date(workerSeenAt), new Date(at));
  const count = jobs.filter(({ state }) => wantsLook(state)).length;
  const said = [
    isSilent && text('system.lead.worker'),
    count === 1 && text('system.lead.job'),
    count > 1 && text('system.lead.jobs', { count }),
    !isSilent && count === 0 && text('system.lead.well'),
  ];
  return said.filter(Boolean).join(' ');
}
