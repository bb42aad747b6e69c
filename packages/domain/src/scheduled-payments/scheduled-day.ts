import type { LocalDay } from '../dates.ts';

const months = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Writes a day as scheduled payments show it, `dd-MMM-yyyy`: `05-Dec-2026` (S1 §9). */
export function formatScheduledDay(day: LocalDay): string {
  const [year, , date] = day.split('-');
  return `${date}-${months.format(new Date(`${day}T00:00:00Z`))}-${year}`;
}
