import type { Clock } from './clock.ts';

const minuteMs = 60_000;
/** Addresses remembered at most; then the oldest go. */
const maxAddresses = 10_000;

/** Counts the questions of each address in the last minute; answers the seconds to wait, 0 when another may be asked. */
export function questionLimit(clock: Clock, perMinute: number): (address: string) => number {
  const asked = new Map<string, readonly number[]>();
  return (address) => {
    const now = clock.now().getTime();
    const recent = (asked.get(address) ?? []).filter((time) => time > now - minuteMs);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= perMinute) return Math.ceil((oldest + minuteMs - now) / 1000);
    asked.delete(address);
    asked.set(address, [...recent, now]);
    const first = asked.keys().next();
    if (asked.size > maxAddresses && !first.done) asked.delete(first.value);
    return 0;
  };
}
