import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Environment } from '../../../platform/environment.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const patienceMs = 3_000;

/** Outage reports that wait on the API processes’ disks, and that nobody could take in. */
interface Kept {
  readonly waiting: number;
  readonly refused: number;
}

/**
 * Outage reports on disk: by what each API process of `API_METRICS` says, since each may have a disk of its own, or
 * else in this machine's folder for data.
 */
export async function checkOutageReports({ apiMetrics, dataDir, coopFolder }: Environment): Promise<Finding[]> {
  if (apiMetrics.length === 0) return findingsOf(await keptBelow(dataDir));
  const answers = await Promise.all(
    apiMetrics.map((address) => keptBy(address, basename(coopFolder)).catch(() => undefined)),
  );
  const silent = apiMetrics.filter((_address, index) => answers[index] === undefined);
  const known = answers.filter((answer) => answer !== undefined);
  const all = { waiting: sum(known.map(({ waiting }) => waiting)), refused: sum(known.map(({ refused }) => refused)) };
  return [
    ...silent.map((address) =>
      wrong('API', `${address} does not answer`, 'Check whether that process runs; API_METRICS names them.'),
    ),
    ...(known.length === 0 ? [] : findingsOf(all)),
  ];
}

function findingsOf({ waiting, refused }: Kept): Finding[] {
  const found: Finding[] = [];
  if (waiting > 0)
    found.push(
      warn('outage reports', `${waiting} wait for the database`, 'They go in when it answers; see docs/outage.md.'),
    );
  if (refused > 0)
    found.push(
      wrong('outage reports', `${refused} could not be taken in`, 'Read the .refused files and tell the crew.'),
    );
  return found.length > 0 ? found : [ok('outage reports', 'none waits on disk')];
}

async function keptBelow(dataDir: string): Promise<Kept> {
  const names = await readdir(join(dataDir, 'outage-reports')).catch((): string[] => []);
  const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length;
  return { waiting: count('.json'), refused: count('.refused') };
}

async function keptBy(address: string, coop: string): Promise<Kept> {
  const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const text = await response.text();
  return {
    waiting: figureIn(text, 'rochdale_outage_reports_kept', coop),
    refused: figureIn(text, 'rochdale_outage_reports_refused', coop),
  };
}

/**
 * A figure of the process, or of the co-op where it serves several. One that is not told means another program, or one
 * that cannot say.
 */
function figureIn(text: string, name: string, coop: string): number {
  const starts = [`${name} `, `${name}{coop="${coop}"} `];
  const line = text.split('\n').find((one) => starts.some((start) => one.startsWith(start)));
  const value = Number(line?.split(' ').at(-1));
  if (Number.isNaN(value)) throw new Error(`${name} is not told.`);
  return value;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
