import type { ChosenReports } from '../outages-calls.ts';

/** Chosen reports as the address of a new outage names them. */
export function queryOfChosen(chosen: ChosenReports): Readonly<Record<string, string>> {
  if ('reportNumbers' in chosen) return { reports: chosen.reportNumbers.join('.') };
  return { feeder: chosen.feeder ?? '', upTo: String(chosen.upTo) };
}

/** What an address names of reports; undefined: none. */
export function chosenIn(query: Readonly<Record<string, string>>): ChosenReports | undefined {
  const { reports, feeder, upTo } = query;
  if (reports !== undefined) {
    const reportNumbers = reports.split('.').map(Number).filter(Number.isSafeInteger);
    return reportNumbers.length === 0 ? undefined : { reportNumbers };
  }
  return upTo === undefined || !/^\d{1,9}$/.test(upTo) ? undefined : { feeder: feeder || null, upTo: Number(upTo) };
}
