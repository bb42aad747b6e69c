import type { Transaction } from '../../../platform/database/database.ts';
import { changeStoredIn } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { bytesOf, layerIn, type SiteLayer } from './layer.ts';
import { addVersion, newestVersion } from './versions-store.ts';

/** Who changes what members see. */
export interface LayerChange {
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly staffId?: string;
  /** The version whose bytes it is to have again. */
  readonly undoes?: number;
}

/**
 * Changes what lies over the co-op's folder, and keeps the whole of it as a version; one at a time. `decide` is given the
 * layer and the number of the version in force. Every process reads the new layer within two seconds. Answers the number
 * of the new version, or of the one in force where nothing changes.
 */
export async function changeLayer(
  tx: Transaction,
  { changedBy, changedAt, staffId, undoes }: LayerChange,
  decide: (layer: SiteLayer, version: number) => Promise<SiteLayer>,
): Promise<number> {
  let version = 0;
  await changeStoredIn(tx, { changedBy, changedAt }, async (stored) => {
    const layer = layerIn(stored);
    const kept = await newestVersion(tx);
    version = kept?.versionNumber ?? 0;
    const now = bytesOf(layer);
    const next = await decide(layer, version);
    const content = bytesOf(next);
    if (content.equals(now)) return [];
    // What was changed before versions were kept becomes one too, so that it can be rolled back to.
    if (kept === undefined && layer.size > 0)
      await addVersion(tx, {
        versionNumber: ++version,
        content: now,
        publishedAt: changedAt,
        publishedBy: 'coop site',
      });
    version += 1;
    const by = { publishedAt: changedAt, publishedBy: changedBy, staffId, undoes };
    await addVersion(tx, { versionNumber: version, content, ...by });
    const names = new Set([...layer.keys(), ...next.keys()]);
    return [...names]
      .filter((name) => JSON.stringify(layer.get(name)) !== JSON.stringify(next.get(name)))
      .map((name) => ({ name, value: next.get(name) }));
  });
  return version;
}
