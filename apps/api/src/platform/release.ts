import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from './places.ts';

const packageFile = z.object({ version: z.string() });

/** The release that runs. */
export async function releaseOf(): Promise<string> {
  const text = await readFile(join(repository, 'package.json'), 'utf8');
  return packageFile.parse(JSON.parse(text)).version;
}
