import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseMigration } from '../database/release-schema.ts';
import { migrationsFolder } from '../places.ts';

const tag = '9999_later';

/** This release's migrations and one more, as a later release has them, in a folder that is to be removed at the end. */
export async function laterMigrations(...statements: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, `${tag}.sql`), statements.join('--> statement-breakpoint\n'));
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const later = { idx: 9999, version: '7', when: releaseMigration() + 1, tag, breakpoints: true };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, later] }));
  return folder;
}
