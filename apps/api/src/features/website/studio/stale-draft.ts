import { officeMoment } from '@rochdale/domain/office/frame/office-time';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { studioFields } from '@rochdale/domain/website/studio/studio-fields';
import type { Executor } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { savesSince } from './draft-store.ts';

/** Refuses what was typed over a draft that somebody has changed since, and says who, when and what (office-170). */
export async function staleDraft(db: Executor, revision: number, timeZone: string): Promise<Refusal> {
  const saves = await savesSince(db, revision);
  const newest = saves.at(-1);
  if (newest === undefined || saves.some(({ what }) => what === 'published'))
    return new Refusal(409, { code: 'studio.stale.published', params: {} });
  const keys = [...new Set(saves.flatMap((save) => save.keys))];
  const words = (language: TextLanguage): string => {
    const text = translatorOf(language);
    const settings = keys.map((key) => text(studioFields.get(key)?.label ?? 'studio.title')).join(', ');
    const time = officeMoment(newest.savedAt, newest.savedAt, timeZone);
    return text('studio.stale', { name: newest.savedBy, time, settings });
  };
  return new Refusal(409, words, { messageCode: 'studio.stale' });
}
