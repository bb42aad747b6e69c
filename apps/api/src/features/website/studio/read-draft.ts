import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import { studioFields } from '@rochdale/domain/website/studio/studio-fields';
import type { Executor } from '../../../platform/database/database.ts';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { isTranslatable } from '../site/site-changes.ts';
import { layerProblems, lostDocuments, lostNames } from './draft-problems.ts';
import { findDraft, newestSave } from './draft-store.ts';
import { drafted } from './in-force.ts';
import { changesOf, isSameValue, keysApart, layerIn, type SiteLayer } from './layer.ts';
import { type ShownValues, shownValues, usualValues } from './shown-values.ts';
import { newestVersion } from './versions-store.ts';

/** What publishing or rolling back changes, setting by setting. */
export type Difference = OfficeAnswerOf<'studio.see'>['differences'][number];

/** The draft beside what members see, with what keeps it from being published. */
export async function readDraft(
  db: Executor,
  folder: CoopFolder,
  text: Translate,
): Promise<OfficeAnswerOf<'studio.see'>> {
  const [draft, version, save, stored, usual] = await Promise.all([
    findDraft(db),
    newestVersion(db),
    newestSave(db),
    readStoredSettings(db),
    usualValues(folder),
  ]);
  const published = layerIn(stored);
  const next = await drafted(folder, published, draft.edits);
  const shown = {
    folder: shownValues(folder, [], usual),
    published: shownValues(folder, changesOf(published), usual),
    draft: shownValues(folder, changesOf(next), usual),
  };
  return {
    revision: draft.revision,
    version: { number: version?.versionNumber ?? 0, at: version?.publishedAt.toISOString() ?? null },
    saved: draft.edits.length > 0 && save ? { at: save.savedAt.toISOString(), by: save.savedBy } : null,
    fields: [...studioFields.values()].flatMap((field) =>
      languagesOf(field.isSpoken).map((language) => ({
        key: field.key,
        language,
        published: shown.published(field, language ?? 'en'),
        draft: shown.draft(field, language ?? 'en'),
      })),
    ),
    differences: differencesOf(published, next, shown.published, shown.draft),
    problems:
      draft.edits.length === 0
        ? []
        : [
            ...(await layerProblems(folder, next)),
            ...lostNames(draft.edits, shown.folder, text),
            ...(await lostDocuments(db, next, text)),
          ],
  };
}

const languagesOf = (isSpoken: boolean): readonly (LanguageName | null)[] => (isSpoken ? [null, 'es'] : [null]);

/** Where two layers differ, with what members read: in Spanish too, where that is not what they read in English. */
export function differencesOf(one: SiteLayer, other: SiteLayer, before: ShownValues, after: ShownValues): Difference[] {
  const keys = [...new Set(keysApart(one, other).map(({ key }) => key))];
  return keys.flatMap((key) => {
    const field = studioFields.get(key) ?? ({ key, kind: 'line', isSpoken: isTranslatable(key) } as const);
    const said = (language: LanguageName) => ({ before: before(field, language), after: after(field, language) });
    const english = said('en');
    const spanish = field.isSpoken && !isSameValue(said('es'), english) ? said('es') : undefined;
    return [
      ...(isSameValue(english.before, english.after) ? [] : [{ key, language: null, ...english }]),
      ...(spanish && !isSameValue(spanish.before, spanish.after) ? [{ key, language: 'es' as const, ...spanish }] : []),
    ];
  });
}
