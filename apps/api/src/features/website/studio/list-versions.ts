import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { Executor } from '../../../platform/database/database.ts';
import { keysApart, layerOf } from './layer.ts';
import { countVersions, versionsBefore } from './versions-store.ts';

const shown = 20;

/** A page of what was published, the newest first, each with the settings that it changed. */
export async function listVersions(
  db: Executor,
  before: number | undefined,
): Promise<OfficeAnswerOf<'studio.versions'>> {
  const [count, found] = await Promise.all([countVersions(db), versionsBefore(db, before, shown + 1)]);
  const versions = found.slice(0, shown).map((version, index) => {
    const older = found[index + 1];
    const was = older ? layerOf(older.content) : new Map();
    return {
      version: version.versionNumber,
      at: version.publishedAt.toISOString(),
      by: version.publishedBy,
      undoes: version.undoes,
      keys: [...new Set(keysApart(was, layerOf(version.content)).map(({ key }) => key))],
    };
  });
  return { count, versions, next: found.length > shown ? (versions.at(-1)?.version ?? null) : null };
}
