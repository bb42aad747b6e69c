import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepFigures, lastRelease, type ReleaseFigures } from './figures.ts';
import { openPortal } from './support/portal.ts';
import { programAt } from './support/product.ts';
import { boundText, type Figure, isWithin, shown } from './support/report.ts';

/**
 * Every yardstick in turn, in one table beside the last release's figures. Ends with 1 when one is out of bounds.
 * `--only charts,import`; `--keep` writes the figures down as this release's.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
});

interface Yardstick {
  readonly name: string;
  readonly args?: readonly string[];
  readonly needsPortal?: true;
}

/** Sizes here are small enough for one sitting; docs/speed.md says how each is run in full. */
const yardsticks: readonly Yardstick[] = [
  { name: 'page-sizes' },
  { name: 'first-paint', needsPortal: true },
  { name: 'layout-shift', needsPortal: true },
  { name: 'phone-line', needsPortal: true },
  { name: 'interactions', needsPortal: true },
  { name: 'charts' },
  { name: 'api/rates' },
  { name: 'api/price-night', args: ['--accounts', '5000'] },
  { name: 'api/espi-stream' },
  { name: 'api/espi/subscriptions', args: ['--subscriptions', '50'] },
  { name: 'start', args: ['--rounds', '3'] },
  { name: 'api' },
  { name: 'growth/growth', args: ['--to', '10000', '--whole', '1000', '--days', '190', '--oldest', '10'] },
  { name: 'import' },
  { name: 'api/audit', args: ['--entries', '100000'] },
  { name: 'api/find' },
  { name: 'api/office-size', args: ['--payments', '200000', '--messages', '500000'] },
  { name: 'import-beside-members', args: ['--rows', '100000'] },
  { name: 'storm', args: ['--seconds', '60'] },
  { name: 'payments', args: ['--rounds', '50'] },
];

const chosen = values.only?.split(',');
const folder = await mkdtemp(join(tmpdir(), 'rochdale-figures-'));
const figures: Figure[] = [];
const broken: string[] = [];
const load = loadavg()[0] ?? 0;
for (const yardstick of yardsticks.filter(({ name }) => chosen === undefined || chosen.includes(name))) {
  console.log(`\n== ${yardstick.name}`);
  const found = await run(yardstick);
  if (found.length === 0) broken.push(yardstick.name);
  figures.push(...found);
}
await rm(folder, { recursive: true, force: true });

const last = await lastRelease();
const rows = figures.map((figure) => rowOf(figure, last));
const heads = ['yardstick', 'bound', 'measured', last ? `release ${last.version}` : 'last release', 'ratio', 'within'];
const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
const line = (cells: readonly string[]) =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
console.log(`\n${line(heads)}\n${line(widths.map((width) => '-'.repeat(width)))}`);
for (const row of rows) console.log(line(row));
console.log(`\n${cpus().length} processors, ${cpus()[0]?.model}; load when it began ${load.toFixed(1)}`);
for (const name of broken) console.log(`${name} gave no figure.`);
if (broken.length > 0 || !figures.every(isWithin)) process.exitCode = 1;
if (values.keep) console.log(`Written: ${await keepFigures(figures, load)}`);

async function run({ name, args = [], needsPortal }: Yardstick): Promise<Figure[]> {
  const file = join(folder, name);
  await writeFile(file, '');
  const portal = needsPortal ? await openPortal(folder) : undefined;
  try {
    const more = portal ? [portal.origin, ...args] : args;
    const child = spawn(process.execPath, ['--import', 'tsx', programAt(`bench/${name}.ts`), ...more], {
      env: { ...process.env, BENCH_FIGURES: file },
      stdio: 'inherit',
    });
    await once(child, 'exit');
  } finally {
    await portal?.close();
  }
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((text): Figure => JSON.parse(text));
}

function rowOf(figure: Figure, release: ReleaseFigures | undefined): string[] {
  const before = release?.figures.find(({ what }) => what === figure.what);
  const inUnit = (value: number) => (figure.unit === 'ratio' ? shown(value) : `${shown(value)} ${figure.unit}`);
  return [
    figure.what,
    boundText(figure),
    inUnit(figure.measured),
    before ? inUnit(before.measured) : '',
    before && before.measured !== 0 ? (figure.measured / before.measured).toFixed(2) : '',
    isWithin(figure) ? 'yes' : 'NO',
  ];
}
