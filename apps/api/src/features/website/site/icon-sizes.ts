import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFile } from '@rochdale/contract/site/site-file';
import type { PlacedProblem } from '../../../platform/yaml/settings-problems.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Icons for the home screen must be PNG files of their size. */
export async function wrongIcons(folder: string, { settings }: SiteFile): Promise<PlacedProblem[]> {
  const named = [
    ['portalIcon192Path', settings.portalIcon192Path, 192],
    ['portalIcon512Path', settings.portalIcon512Path, 512],
  ] as const;
  const problems: PlacedProblem[] = [];
  for (const [name, path, size] of named) {
    if (path === undefined || (await pngSize(join(folder, path))) === size) continue;
    problems.push({ path: ['settings', name], reason: `must be a PNG of ${size} by ${size} pixels` });
  }
  return problems;
}

/** The side of a square PNG; undefined when it is neither. */
async function pngSize(path: string): Promise<number | undefined> {
  const head = (await readFile(path)).subarray(0, 24);
  if (head.length < 24 || !head.subarray(0, 8).equals(signature)) return undefined;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  return width === height ? width : undefined;
}
