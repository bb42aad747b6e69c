const minuteMs = 60_000;
/** What is not due within two days is no schedule of ours. */
const furthest = 2 * 24 * 60;

/**
 * When a job that runs by the clock is due next after a moment, to the minute: `minute hour * * *` of UTC, each part `*`,
 * `*` with `/` and a step, or a number. Undefined where it is written otherwise.
 */
export function nextRun(cron: string, after: Date): Date | undefined {
  const [minute, hour, ...days] = cron.trim().split(/\s+/);
  if (minute === undefined || hour === undefined || days.length !== 3 || days.some((day) => day !== '*'))
    return undefined;
  const [isMinute, isHour] = [partOf(minute, 59), partOf(hour, 23)];
  if (isMinute === undefined || isHour === undefined) return undefined;
  const first = Math.floor(after.getTime() / minuteMs) + 1;
  for (let at = first; at <= first + furthest; at += 1)
    if (isMinute(at % 60) && isHour(Math.floor(at / 60) % 24)) return new Date(at * minuteMs);
  return undefined;
}

/** Which values a part of a schedule lets through. */
function partOf(part: string, largest: number): ((value: number) => boolean) | undefined {
  if (part === '*') return () => true;
  const number = Number(part.replace(/^\*\//, ''));
  if (!/^(\*\/)?\d{1,2}$/.test(part) || number > largest) return undefined;
  if (!part.startsWith('*')) return (value) => value === number;
  return number === 0 ? undefined : (value) => value % number === 0;
}
