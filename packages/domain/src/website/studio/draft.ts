import type { LanguageName } from '../../texts/languages.ts';

/** A value as a file of settings can hold it. */
export type SettingValue = string | number | boolean | null | SettingValue[] | { [name: string]: SettingValue };

/** What a draft says of one setting, for every language or for one. Null: what the co-op's folder says. */
export interface DraftEdit {
  readonly key: string;
  readonly language: LanguageName | null;
  readonly value: SettingValue;
}

const isSame = (one: DraftEdit, other: DraftEdit): boolean => one.key === other.key && one.language === other.language;

/** A draft with what was typed since: of each setting the newest. */
export const withEdits = (edits: readonly DraftEdit[], typed: readonly DraftEdit[]): DraftEdit[] => [
  ...edits.filter((edit) => !typed.some((one) => isSame(one, edit))),
  ...typed.filter((edit, index) => typed.findLastIndex((one) => isSame(one, edit)) === index),
];
