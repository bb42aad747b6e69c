import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { programAt } from './support/product.ts';
import type { Figure } from './support/report.ts';

/** What a release measured, and where. */
export interface ReleaseFigures {
  readonly version: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

const folder = programAt('bench/figures');

/** The figures of the newest release that kept any. */
export async function lastRelease(): Promise<ReleaseFigures | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? undefined : JSON.parse(await readFile(`${folder}/${newest}`, 'utf8'));
}

/** Writes figures down as those of the version in package.json, beside those of yardsticks that were not measured now. */
export async function keepFigures(figures: readonly Figure[], load: number): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(programAt('package.json'), 'utf8'));
  const last = await lastRelease();
  const others = last?.version === version ? last.figures : [];
  const kept: ReleaseFigures = {
    version,
    machine: `${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}, load ${load.toFixed(1)}`,
    figures: [...others.filter((one) => !figures.some(({ what }) => what === one.what)), ...figures],
  };
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${version}.json`;
  await writeFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  return file;
}
