/** How a wave of invitations stands. */
export const waveStates = ['ready', 'running', 'stopped', 'done'] as const;
/** Why one stopped: a person, or what went beyond its bound. */
export const waveStops = ['person', 'failures', 'calls'] as const;
export type WaveStop = (typeof waveStops)[number];

/** More members than these in one wave take two people. */
export const waveOfOne = 500;
export const largestWave = 100_000;
export const largestRate = 10_000;

const hourMs = 3_600_000;
/** However long a worker was away: no more at once than goes out in these minutes. */
const burstMinutes = 5;

/** How many invitations may go now (moving-in-33): as many as the rate has room for since it began to run. */
export function invitationsDue(
  {
    perHour,
    sentSince,
    runningSince,
  }: { readonly perHour: number; readonly sentSince: number; readonly runningSince: Date },
  now: Date,
): number {
  const passed = Math.max(0, now.getTime() - runningSince.getTime());
  const room = Math.floor((perHour * passed) / hourMs) + 1 - sentSince;
  return Math.max(0, Math.min(room, Math.ceil((perHour * burstMinutes) / 60)));
}

/** What stops a running wave by itself (moving-in-34); undefined: nothing. */
export function stopOf(
  found: { readonly failures: number; readonly calls: number },
  bounds: { readonly maxFailures: number; readonly maxCalls: number },
): Exclude<WaveStop, 'person'> | undefined {
  if (found.failures > bounds.maxFailures) return 'failures';
  return found.calls > bounds.maxCalls ? 'calls' : undefined;
}
