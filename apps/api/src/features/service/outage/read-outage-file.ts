import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { csvRows, UnreadableFile } from '../../office/importing/public.ts';
import type { OutageRecord } from './outage-record.ts';
import type { SaveProblem, ToldOutage } from './writing/save-outages.ts';

const text = z.union([z.string(), z.number().transform(String)]).transform((given) => given.trim());
const optional = text.nullish().transform((given) => (given === undefined || given === '' ? null : given));
const list = z
  .union([z.array(text), text])
  .nullish()
  .transform((given) => [given ?? []].flat().flatMap((one) => one.split(/[\s;]+/).filter(Boolean)));
const cancelled = z.union([z.boolean(), z.enum(['true', 'false', ''])]).default(false);

/** An outage in a file: texts as CSV has them, or JSON's own lists and truth. */
const entry = z.strictObject({
  outageNumber: text,
  cause: optional,
  description: text,
  causeEs: optional,
  descriptionEs: optional,
  startedAt: text,
  estimatedTimeOfRestoration: optional,
  restoredAt: optional,
  crewAssignedAt: optional,
  cancelled: cancelled.transform((given) => String(given) === 'true'),
  locations: list,
  accounts: list,
  substation: list,
  feeder: list,
  mapLocation: list,
});
export interface OutageFile {
  readonly told: readonly ToldOutage[];
  readonly problems: readonly SaveProblem[];
}

/** Reads outages from a CSV file, or from a JSON list; a line of JSON is the place in its list. */
export async function readOutageFile(path: string): Promise<OutageFile> {
  const rows = path.endsWith('.json') ? await jsonRows(path) : await csvObjects(path);
  if ('problem' in rows) return { told: [], problems: [rows.problem] };
  const told: ToldOutage[] = [];
  const problems: SaveProblem[] = [];
  for (const { line, value } of rows.rows) {
    const parsed = entry.safeParse(value);
    if (parsed.success) told.push({ line, record: recordOf(parsed.data) });
    else
      for (const issue of parsed.error.issues)
        problems.push({ line, column: issue.path.join('.') || 'outage', reason: issue.message });
  }
  return { told, problems };
}

type Rows =
  | { readonly rows: readonly { readonly line: number; readonly value: unknown }[] }
  | { readonly problem: SaveProblem };

async function jsonRows(path: string): Promise<Rows> {
  const problem = (reason: string): Rows => ({ problem: { line: 1, column: 'file', reason } });
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (!Array.isArray(parsed)) return problem('is not a list of outages');
    return { rows: parsed.map((value: unknown, index) => ({ line: index + 1, value })) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return problem(`is not JSON: ${error.message}`);
  }
}

async function csvObjects(path: string): Promise<Rows> {
  const rows: { line: number; value: unknown }[] = [];
  let header: readonly string[] | undefined;
  try {
    for await (const { line, fields } of csvRows(path)) {
      if (header === undefined) header = fields;
      else if (fields.length !== header.length)
        return {
          problem: { line, column: 'row', reason: `has ${fields.length} fields where the header has ${header.length}` },
        };
      else rows.push({ line, value: Object.fromEntries(header.map((name, place) => [name, fields[place] ?? ''])) });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { problem: { line: error.line, column: 'file', reason: error.reason } };
  }
  return header ? { rows } : { problem: { line: 1, column: 'file', reason: 'is empty' } };
}

/** Reads an outage as a file of JSON has it. Throws where it is none. */
export const readOutageRecord = (given: unknown): OutageRecord => recordOf(entry.parse(given));

function recordOf({ cancelled: isCancelled, locations, accounts, ...one }: z.output<typeof entry>): OutageRecord {
  const { substation: substations, feeder: feeders, mapLocation: mapLocations, ...rest } = one;
  return { ...rest, isCancelled, places: { locations, accounts, substations, feeders, mapLocations } };
}
