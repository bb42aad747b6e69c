import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { studioFields } from '@rochdale/domain/website/studio/studio-fields';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { fitting } from '../site/kept-sites.ts';
import { storedName } from '../site/site-changes.ts';
import { changesOf, keysApart, layerOfChanges, type SiteLayer, withDraft } from './layer.ts';
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

/** What rolling back to a version comes to. */
interface LayerBack {
  /** What lies over the folder then. */
  readonly layer: SiteLayer;
  /** The keys that change. */
  readonly keys: readonly string[];
  /** Those of the version that the folder no longer allows. */
  readonly left: readonly string[];
  /** Those that the office does not change, which stay as they are now (office-169). */
  readonly notOffered: readonly string[];
}

/** What rolling back from a layer to that of a version comes to. */
export async function layerBack(folder: CoopFolder, layer: SiteLayer, then: SiteLayer): Promise<LayerBack> {
  const [now, allowed] = await Promise.all([inForce(folder, layer), inForce(folder, then)]);
  const back = layerOfChanges([
    ...changesOf(allowed).filter(({ key }) => studioFields.has(key)),
    ...changesOf(now).filter(({ key }) => !studioFields.has(key)),
  ]);
  return { layer: back, keys: keysOf(now, back), left: keysOf(then, allowed), notOffered: keysOf(allowed, back) };
}

const keysOf = (one: SiteLayer, other: SiteLayer): string[] => [
  ...new Set(keysApart(one, other).map(({ key }) => key)),
];
