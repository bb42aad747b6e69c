import type { CoopFolder } from '../site/co-op-folder.ts';
import { valuesIn } from '../site/compose-sites.ts';
import { type SiteChange, storedName } from '../site/site-changes.ts';
import { valueAt } from '../site/site-values.ts';
import { changesOf, isSameValue, type SiteLayer } from './layer.ts';

/** A layer without words in other languages that were written for other English ones than it has now, but for those just typed (office-200). */
export function withoutOldWords(
  folder: CoopFolder,
  before: SiteLayer,
  next: SiteLayer,
  typed: readonly Pick<SiteChange, 'key' | 'language'>[],
): SiteLayer {
  const [was, is] = [before, next].map((layer) => valuesIn(folder, changesOf(layer), 'en'));
  const isTyped = new Set(typed.map(storedName));
  const old = changesOf(next)
    .filter(({ language }) => language !== undefined && language !== 'en')
    .filter(({ key }) => was && is && !isSameValue(valueAt(was, key), valueAt(is, key)))
    .map(storedName)
    .filter((name) => !isTyped.has(name));
  return new Map([...next].filter(([name]) => !old.includes(name)));
}
