import type { GateContext } from '../gates/gate.ts';
import { type GateName, gates } from '../gates/gates.ts';
import type { PlainMessageCode } from '../messages/text.ts';
import type { CustomMenuItem } from '../site/site.ts';
import { type EntryAbout, type StandardEntry, standardMenu } from './standard-menu.ts';

/** One entry of a menu as it is shown: a link, or a group of entries. */
export interface MenuEntry {
  readonly label: MenuLabel;
  /** One line about it; a co-op's own entries have none. */
  readonly about?: EntryAbout;
  /** A route of the portal or an address elsewhere; a group has none. */
  readonly link?: string;
  readonly external: boolean;
  readonly entries: readonly MenuEntry[];
}

/** A text of the catalogue, or of the co-op's own. */
export type MenuLabel = { readonly code: PlainMessageCode } | { readonly text: string };

/**
 * The menu for this site and session (S0 §2, §6): closed entries, entries whose screen does not exist yet and groups
 * that would be empty are left out. A configured custom menu replaces the standard one.
 */
export function menuFor(context: GateContext, hasScreen: (route: string) => boolean): readonly MenuEntry[] {
  const { site } = context;
  if (site.configuration.useCustomMenu) return customEntries(site.configuration.mcpMenu, hasScreen);
  return standardMenu(site).flatMap((entry) => shownEntry(entry, context, hasScreen));
}

function shownEntry(entry: StandardEntry, context: GateContext, hasScreen: (route: string) => boolean): MenuEntry[] {
  if (entry.gate !== undefined && !isOpen(entry.gate, context)) return [];
  const entries = (entry.entries ?? []).flatMap((inner) => shownEntry(inner, context, hasScreen));
  const external = entry.external ?? false;
  const leads = entry.link !== undefined && (external || hasScreen(routeOf(entry.link)));
  if (!leads && entries.length === 0) return [];
  return [
    {
      label: entry.label,
      external,
      entries,
      ...(entry.about && { about: entry.about }),
      ...(leads && entry.link !== undefined && { link: entry.link }),
    },
  ];
}

function customEntries(items: readonly CustomMenuItem[], hasScreen: (route: string) => boolean): MenuEntry[] {
  return [...items]
    .sort((one, other) => one.position - other.position)
    .flatMap((item) => {
      const entries = customEntries(item.subMenu, hasScreen);
      const leads = item.moduleLink !== undefined && (item.external || hasScreen(routeOf(item.moduleLink)));
      if (!leads && entries.length === 0) return [];
      const link = leads && item.moduleLink !== undefined ? { link: item.moduleLink } : {};
      return [{ label: { text: item.title }, external: item.external, entries, ...link }];
    });
}

/** The route that a menu's link names: `/accountoverview?link=mymeter` → `accountoverview`. */
export function routeOf(link: string): string {
  return (link.split('?')[0] ?? '').replace(/^\/(pages\/)?/, '');
}

function isOpen(name: GateName, context: GateContext): boolean {
  return gates[name](context).open;
}
