/** A time on the co-op's clocks, `2026-11-01T13:15:00-07:00`, as members read it: `1:15 PM`. */
export function clockText(instant: string): string {
  const [hour = 0, minute = 0] = instant.slice(11, 16).split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
