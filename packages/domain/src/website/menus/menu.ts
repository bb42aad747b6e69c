import type { GateContext } from '../../gates/gate.ts';
import { type GateName, gates } from '../../gates/gates.ts';
import type { PlainMessageCode } from '../../messages/text.ts';
import { customMenu } from './custom-menu.ts';
import { routeOf } from './routes.ts';
import { type EntryAbout, type StandardEntry, standardMenu } from './standard-menu.ts';

/** One entry of a menu as it is shown: a link, or a group of entries, or both. */
export interface MenuEntry {
  /** Its place in the whole menu, which stays when others are left out; names may repeat. */
  readonly id: string;
  readonly label: MenuLabel;
  /** One line about it; a co-op's own entries have none. */
  readonly about?: EntryAbout;
  /** A route of the portal or an address elsewhere; a group may have none. */
  readonly link?: string;
  readonly external: boolean;
  /** In the bar of wide screens: whether it opens a panel as wide as the page, or a narrow one below itself. */
  readonly isWide: boolean;
  readonly entries: readonly MenuEntry[];
}

/** A text of the catalogue, or of the co-op's own. */
export type MenuLabel = { readonly code: PlainMessageCode } | { readonly text: string };

/** What a menu asks about a route: the gate of its screen, or nothing where there is no screen to lead to. */
export type GateOf = (route: string) => GateName | undefined;

/**
 * The menu for this site and session (S0 §2, §6): closed entries and groups
 * that would be empty are left out. A configured custom menu replaces the standard one.
 */
export function menuFor(context: GateContext, gateOf: GateOf): readonly MenuEntry[] {
  const { site } = context;
  const leadsOn = (link: string): boolean => {
    const gate = gateOf(routeOf(link));
    return gate !== undefined && isOpen(gate, context);
  };
  if (site.configuration.useCustomMenu) return customMenu(site.configuration.mcpMenu, leadsOn);
  return shownEntries(standardMenu(site), 'm', context, (link) => gateOf(routeOf(link)) !== undefined);
}

function shownEntries(
  entries: readonly StandardEntry[],
  place: string,
  context: GateContext,
  leadsOn: (link: string) => boolean,
): MenuEntry[] {
  return entries.flatMap((entry, index) => {
    if (entry.gate !== undefined && !isOpen(entry.gate, context)) return [];
    const id = `${place}-${index}`;
    const inner = shownEntries(entry.entries ?? [], id, context, leadsOn);
    const external = entry.external ?? false;
    const leads = entry.link !== undefined && (external || leadsOn(entry.link));
    if (!leads && inner.length === 0) return [];
    return [
      {
        id,
        label: entry.label,
        external,
        isWide: true,
        entries: inner,
        ...(entry.about && { about: entry.about }),
        ...(leads && entry.link !== undefined && { link: entry.link }),
      },
    ];
  });
}

function isOpen(name: GateName, context: GateContext): boolean {
  return gates[name](context).open;
}
