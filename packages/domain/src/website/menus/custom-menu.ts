import { isUsableLink } from '../../gates/gates.ts';
import type { CustomMenuItem } from '../site/site.ts';
import type { MenuEntry } from './menu-entry.ts';
import { isScreenLink } from './routes.ts';

/**
 * A co-op's own menu (website-19): by position at every level, equal positions as they are written. Links to
 * screens that are closed now, and groups that are empty then, are left out.
 */
export function customMenu(items: readonly CustomMenuItem[], leadsOn: (link: string) => boolean): MenuEntry[] {
  return entriesOf(items, 'm', leadsOn);
}

function entriesOf(items: readonly CustomMenuItem[], place: string, leadsOn: (link: string) => boolean): MenuEntry[] {
  return items
    .map((item, index) => ({ item, id: `${place}-${index}` }))
    .sort((one, other) => one.item.position - other.item.position)
    .flatMap(({ item, id }) => {
      const { title, moduleLink, external, megaMenu } = item;
      const entries = entriesOf(item.subMenu, id, leadsOn);
      const leads = isUsableLink(moduleLink) && (external || leadsOn(moduleLink));
      if (!leads && entries.length === 0) return [];
      return [{ id, label: { text: title }, external, isWide: megaMenu, entries, ...(leads && { link: moduleLink }) }];
    });
}

/** How deep a menu may go: three levels below the bar are as much as a phone can indent. */
export const menuDepth = 4;

/** What an item of a custom menu says that can't be. */
export interface CustomMenuProblem {
  /** Where it stands: the places in the lists from the first level down. */
  readonly path: readonly number[];
  readonly field: 'title' | 'moduleLink' | 'external' | 'subMenu';
  readonly reason: string;
}

/** An item as a co-op's folder says it. */
interface WrittenItem {
  readonly title: string;
  readonly moduleLink?: string | undefined;
  readonly external: boolean;
  readonly subMenu: readonly WrittenItem[];
}

/** Everything that is wrong with a co-op's own menu. */
export function customMenuProblems(items: readonly WrittenItem[], above: readonly number[] = []): CustomMenuProblem[] {
  return items.flatMap((item, index) => {
    const path = [...above, index];
    const own = problemOf(item, path.length);
    return [...(own ? [{ path, ...own }] : []), ...customMenuProblems(item.subMenu, path)];
  });
}

function problemOf(item: WrittenItem, level: number): Omit<CustomMenuProblem, 'path'> | undefined {
  const { moduleLink, external, subMenu } = item;
  if (level === menuDepth && subMenu.length > 0)
    return { field: 'subMenu', reason: `is on level ${menuDepth + 1}; a menu has at most ${menuDepth}` };
  if (!isUsableLink(moduleLink))
    return subMenu.length > 0 ? undefined : { field: 'title', reason: 'has neither a moduleLink nor a subMenu' };
  const isElsewhere = /^https?:/.test(moduleLink);
  if (isElsewhere !== external)
    return isElsewhere
      ? { field: 'moduleLink', reason: 'is an address of another site, so external must be Y' }
      : { field: 'external', reason: 'is Y, but moduleLink is a path of the portal' };
  return isElsewhere || isScreenLink(moduleLink)
    ? undefined
    : { field: 'moduleLink', reason: `there is no screen ${moduleLink}` };
}
