import { useText } from '@rochdale/ui/text/text.ts';
import { type System, wantsLook } from './system-calls.ts';

const silentMs = 3 * 60_000;

/** How the system does, in a sentence or two. */
export function SystemLead({ system: { at, jobs, workerSeenAt } }: { system: System }) {
  const text = useText();
  const isSilent = workerSeenAt === null || Date.parse(at) - Date.parse(workerSeenAt) > silentMs;
  const count = jobs.filter(wantsLook).length;
  const said = [
    isSilent && text('system.lead.worker'),
    count === 1 && text('system.lead.job'),
    count > 1 && text('system.lead.jobs', { count }),
    !isSilent && count === 0 && text('system.lead.well'),
  ];
  return said.filter(Boolean).join(' ');
}
