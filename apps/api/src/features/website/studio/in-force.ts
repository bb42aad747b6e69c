import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { fitting } from '../site/kept-sites.ts';
import { storedName } from '../site/site-changes.ts';
import { changesOf, keysApart, type SiteLayer, withDraft } from './layer.ts';
import { withoutOldWords } from './old-words.ts';

/** A layer without what a newer folder no longer allows: that is left out of what is published next, too. */
export async function inForce(folder: CoopFolder, layer: SiteLayer): Promise<SiteLayer> {
  const { inForce: kept } = await fitting(folder, changesOf(layer));
  const names = new Set(kept.map(storedName));
  return new Map([...layer].filter(([name]) => names.has(name)));
}

/** What publishing a draft lays over the folder. */
export async function drafted(folder: CoopFolder, layer: SiteLayer, edits: readonly DraftEdit[]): Promise<SiteLayer> {
  const before = await inForce(folder, layer);
  const typed = edits.map(({ key, language }) => ({ key, language: language ?? undefined }));
  return withoutOldWords(folder, before, withDraft(before, edits), typed);
}

/** What rolling back to a version lays over the folder, which keys that changes, and which of it are no longer allowed. */
export async function layerBack(
  folder: CoopFolder,
  layer: SiteLayer,
  then: SiteLayer,
): Promise<{ readonly layer: SiteLayer; readonly keys: readonly string[]; readonly left: readonly string[] }> {
  const [now, back] = await Promise.all([inForce(folder, layer), inForce(folder, then)]);
  return { layer: back, keys: keysOf(now, back), left: keysOf(then, back) };
}

const keysOf = (one: SiteLayer, other: SiteLayer): string[] => [
  ...new Set(keysApart(one, other).map(({ key }) => key)),
];
