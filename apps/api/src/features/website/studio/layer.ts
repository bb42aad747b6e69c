import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { isRecord } from '../../../platform/yaml/settings-text.ts';
import { changesIn, type SiteChange, storedName } from '../site/site-changes.ts';

/** What is laid over the co-op's folder, by the names under which it is stored. */
export type SiteLayer = ReadonlyMap<string, unknown>;

/** The layer among all that is stored; the rest is another's. */
export function layerIn(stored: ReadonlyMap<string, unknown>): SiteLayer {
  return layerOfChanges(changesIn(stored));
}

/** The layer that is made of some changes. */
export function layerOfChanges(changes: readonly SiteChange[]): SiteLayer {
  const named = changes.map((change): [string, unknown] => [storedName(change), change.value]);
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A layer as bytes: the same layer has the same bytes, however it came about (office-171). */
export function bytesOf(layer: SiteLayer): Buffer {
  const inOrder = [...layer].sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(JSON.stringify(inOrder.map(([name, value]) => [name, sorted(value)])));
}

/** The layer that bytes were made of. */
export function layerOf(bytes: Buffer): SiteLayer {
  const read: unknown = JSON.parse(bytes.toString('utf8'));
  const pairs = Array.isArray(read) ? read : [];
  return new Map(
    pairs.map((pair: unknown): [string, unknown] => (Array.isArray(pair) ? [String(pair[0]), pair[1]] : ['', pair])),
  );
}

/** The same value with the keys of its parts in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const inOrder = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, inner]) => [name, sorted(inner)]));
}

/** Whether two values say the same, in whatever order their parts were stored. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** A layer with what a draft says; what the folder is to say again is taken off. */
export function withDraft(layer: SiteLayer, edits: readonly DraftEdit[]): SiteLayer {
  const next = new Map(layer);
  for (const { key, language, value } of edits) {
    const name = storedName({ key, language: language ?? undefined });
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The changes of a layer, in the order of their names. */
export const changesOf = (layer: SiteLayer): SiteChange[] => changesIn(layer);

/** Where two layers differ: of each setting the language, or none where it is said for all. */
export function keysApart(
  one: SiteLayer,
  other: SiteLayer,
): { readonly key: string; readonly language: LanguageName | undefined }[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const apart = names.filter((name) => !isSameValue(one.get(name), other.get(name)));
  return changesIn(new Map(apart.map((name) => [name, true]))).map(({ key, language }) => ({ key, language }));
}
