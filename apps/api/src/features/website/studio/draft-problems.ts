import { memberInfoDocsSection } from '@rochdale/contract/site/member-info-docs';
import type { Translate } from '@rochdale/domain/texts/text';
import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { lostPlaceholders } from '@rochdale/domain/website/studio/placeholders';
import { documentsKey, studioFields } from '@rochdale/domain/website/studio/studio-fields';
import type { Executor } from '../../../platform/database/database.ts';
import { keptDocuments } from '../member-info-docs/public.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { problemsOf } from '../site/kept-sites.ts';
import { changesOf, type SiteLayer } from './layer.ts';
import type { ShownValues } from './shown-values.ts';

/** What keeps a layer from being published: a reason, and the setting where one is named. */
export interface DraftProblem {
  readonly key: string | null;
  readonly reason: string;
}

/** What `coop site check` refuses of the folder with a layer over it; nothing else decides what is published (office-170). */
export async function layerProblems(folder: CoopFolder, layer: SiteLayer): Promise<DraftProblem[]> {
  const problems = await problemsOf(folder, changesOf(layer));
  return (problems ?? '').split('\n').filter(Boolean).map(placed);
}

/** Files that a list of documents names and that are not kept, here or any more (office-184). */
export async function lostDocuments(db: Executor, layer: SiteLayer, text: Translate): Promise<DraftProblem[]> {
  const named = changesOf(layer)
    .filter(({ key }) => key === documentsKey)
    .flatMap(({ value }) => memberInfoDocsSection.safeParse(value).data ?? [])
    .flatMap(({ url, document }) => (document === undefined ? [] : [{ url, document }]));
  const kept = await keptDocuments(
    db,
    named.map(({ document }) => document),
  );
  return named
    .filter(({ document }) => !kept.has(document))
    .map(({ url }) => ({ key: documentsKey, reason: text('studio.document.gone', { name: url }) }));
}

/** `settings.email: must be …`, or with a file and a line before it. */
function placed(problem: string): DraftProblem {
  const [, key, reason] = /^(?:[\w.-]+:\d+: )?([A-Za-z][\w.]*): (.*)$/.exec(problem) ?? [];
  return key === undefined || reason === undefined ? { key: null, reason: problem } : { key, reason };
}

/** Texts of a draft that lost a name in braces that stands in what the co-op says without it (office-172). */
export function lostNames(edits: readonly DraftEdit[], before: ShownValues, text: Translate): DraftProblem[] {
  return edits.flatMap(({ key, language, value }) => {
    const field = studioFields.get(key);
    const was = field && before(field, language ?? 'en');
    if (typeof was !== 'string' || typeof value !== 'string') return [];
    return lostPlaceholders(was, value).map((name) => ({
      key,
      reason: text('studio.lostPlaceholder', { name: `{${name}}` }),
    }));
  });
}
