import { isYes, isYesNo, yesNoOf } from '../../yes-no.ts';
import type { SettingValue } from './draft.ts';

/** An entry of a co-op's own menu, with its words in both languages. */
export interface StudioMenuEntry {
  readonly title: string;
  readonly spanish: string;
  /** A screen's route or another site's address; empty: it only holds others. */
  readonly link: string;
  readonly isMega: boolean;
  readonly below: readonly StudioMenuEntry[];
}

/** Where an entry stands: its place on each level, from the first on. */
export type MenuPlace = readonly number[];

export const mostMenuLevels = 4;

interface Written {
  readonly [name: string]: SettingValue;
}
const itemsOf = (value: SettingValue | undefined): readonly Written[] =>
  Array.isArray(value) ? value.filter(isWritten) : [];
function isWritten(value: SettingValue): value is { [name: string]: SettingValue } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
const textOf = (value: SettingValue | undefined): string => (typeof value === 'string' ? value : '');
const saysYes = (value: SettingValue | undefined): boolean =>
  typeof value === 'string' && isYesNo(value) && isYes(value);
const byPosition = (items: readonly Written[]): readonly Written[] =>
  items.toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0));

/** The entries of a menu as `site.yaml` has it, in order; in Spanish by their place, where there is such a menu. */
export function entriesOf(english: SettingValue, spanish: SettingValue): StudioMenuEntry[] {
  const others = byPosition(itemsOf(spanish));
  return byPosition(itemsOf(english)).map((item, index) => {
    const link = textOf(item.moduleLink);
    return {
      title: textOf(item.title),
      spanish: textOf(others[index]?.title) || textOf(item.title),
      link: link === '#' ? '' : link,
      isMega: saysYes(item.megaMenu),
      below: entriesOf(item.subMenu ?? [], others[index]?.subMenu ?? []),
    };
  });
}

/** Entries as `site.yaml` has a menu in a language. */
export function menuOf(entries: readonly StudioMenuEntry[], language: 'en' | 'es'): SettingValue[] {
  return entries.map(({ title, spanish, link, isMega, below }, index) => ({
    title: language === 'es' ? spanish : title,
    position: (index + 1) * 10,
    ...(link !== '' && { moduleLink: link }),
    ...(/^https?:/.test(link) && { external: yesNoOf(true) }),
    ...(isMega && { megaMenu: yesNoOf(true) }),
    ...(below.length > 0 && { subMenu: menuOf(below, language) }),
  }));
}

/** The same entries with the list changed that one stands in. */
export function withEntries(
  entries: readonly StudioMenuEntry[],
  [index = 0, ...rest]: MenuPlace,
  change: (list: readonly StudioMenuEntry[], index: number) => readonly StudioMenuEntry[],
): readonly StudioMenuEntry[] {
  if (rest.length === 0) return change(entries, index);
  return entries.map((entry, at) =>
    at === index ? { ...entry, below: withEntries(entry.below, rest, change) } : entry,
  );
}

/** A menu in lines to compare: what each entry leads to, and in parentheses what stands below it. */
export function menuLines(value: SettingValue): string {
  const lines = (entries: readonly StudioMenuEntry[]): string =>
    entries
      .map(({ title, link, below }) => {
        const leads = link === '' ? title : `${title} → ${link}`;
        return below.length === 0 ? leads : `${leads} (${lines(below)})`;
      })
      .join('; ');
  return lines(entriesOf(value, value));
}

/** A list with other English words for one of it; Spanish ones that are the same follow. */
export const titled =
  (title: string) =>
  (list: readonly StudioMenuEntry[], index: number): readonly StudioMenuEntry[] =>
    list.map((entry, at) => {
      if (at !== index) return entry;
      return { ...entry, title, spanish: entry.spanish === entry.title ? title : entry.spanish };
    });

/** A list with one of it changed. */
export const changed =
  (change: Partial<StudioMenuEntry>) =>
  (list: readonly StudioMenuEntry[], index: number): readonly StudioMenuEntry[] =>
    list.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
