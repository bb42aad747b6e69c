import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { SettingValue } from '@rochdale/domain/website/studio/draft';
import { documentLines } from '@rochdale/domain/website/studio/listed-documents';
import { menuLines } from '@rochdale/domain/website/studio/menu-entries';
import { plainValue } from '@rochdale/domain/website/studio/plain-value';
import { documentsKey, menuKey, type StudioKind, studioFields } from '@rochdale/domain/website/studio/studio-fields';

/** A setting as it stands in its field. */
export function typedText(value: SettingValue): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n');
  return value === null || typeof value === 'object' ? '' : String(value);
}

/** What was typed into a field as a value of `site.yaml`; null: as in the folder; undefined: nothing that could be saved. */
export function typedValue(kind: StudioKind, typed: string): SettingValue | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'color') return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
  if (kind === 'number' || kind === 'money') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (kind !== 'lines') return typed;
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const switched: Readonly<Record<string, PlainTextCode>> = {
  Y: 'studio.on',
  N: 'studio.off',
  true: 'studio.on',
  false: 'studio.off',
};

/** A setting as a table of changes writes it. */
export function shownText(key: string, value: SettingValue, text: Translate): string {
  if (key === menuKey) return menuLines(value) || text('studio.none');
  if (key === documentsKey) return documentLines(value) || text('studio.none');
  const kind = studioFields.get(key)?.kind;
  const word = kind === 'flag' || kind === 'switch' ? switched[String(value)] : undefined;
  if (word !== undefined) return text(word);
  return typedText(value) || plainValue(value) || text('studio.none');
}

/** What a setting is called, with its language or its light or dark where there are two. */
export function settingName(key: string, language: 'en' | 'es' | null, text: Translate): string {
  const field = studioFields.get(key);
  if (!field && language === null) return key;
  const label = field ? text(field.label) : key;
  const mode = /^brand\.(light|dark)\./.exec(key)?.[1];
  if (mode !== undefined)
    return text('studio.color.of', { label, mode: text(mode === 'dark' ? 'studio.mode.dark' : 'studio.mode.light') });
  if (field && !field.isSpoken) return label;
  const spoken = text(language === 'es' ? 'studio.language.es' : 'studio.language.en');
  return text('studio.field.both', { label, language: spoken });
}

/** What of a version is left out, as the folder no longer allows it. */
export const leftOut = (keys: readonly string[], text: Translate): string =>
  text('studio.undo.left', { settings: keys.map((key) => settingName(key, null, text)).join(', ') });
