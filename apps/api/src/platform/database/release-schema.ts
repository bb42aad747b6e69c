import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../places.ts';

/** The release whose whole schema the first migration makes, and the releases that bring an older one there. */
const firstRelease = '0.2.0';
export const releaseBefore = 'the newest 0.1 release';

/** This release's migrations, or those of another folder, the oldest first. */
export function migrationsIn(folder = migrationsFolder): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** When a release's newest migration was made; it names the schema. */
export function releaseMigration(folder?: string): number {
  return Math.max(...migrationsIn(folder).map(({ folderMillis }) => folderMillis));
}

/** Whether a schema is older than the first migration makes: then none of them may run on it. */
export function isFromBefore(migration: number): boolean {
  return migrationsIn().every(({ folderMillis }) => folderMillis > migration);
}

/** What is said of such a schema. */
export const fromBefore = (migration: number): string => `of ${dayOf(migration)}, from before ${firstRelease}`;

/** The day of a migration. */
export const dayOf = (migration: number): string => new Date(migration).toISOString().slice(0, 10);
