import type { GateContext } from '../../gates/gate.ts';
import { type GateName, gates } from '../../gates/gates.ts';
import type { Route } from '../screens/screen-access.ts';
import { customMenu } from './custom-menu.ts';
import type { MenuEntry } from './menu-entry.ts';
import { routeOf } from './routes.ts';
import { type StandardEntry, standardMenu } from './standard-menu.ts';

/** What a menu asks about a route: the gate of its screen, or nothing where there is no screen to lead to. */
export type GateOf = (route: Route) => GateName | undefined;

/**
 * The menu for this site and session (website-17, website-18): closed entries and groups
 * that would be empty are left out. A configured custom menu replaces the standard one.
 */
export function menuFor(context: GateContext, gateOf: GateOf): readonly MenuEntry[] {
  const { site } = context;
  const gateOfLink = (link: string) => {
    const route = routeOf(link);
    return route === undefined ? undefined : gateOf(route);
  };
  const leadsOn = (link: string): boolean => {
    const gate = gateOfLink(link);
    return gate !== undefined && isOpen(gate, context);
  };
  if (site.configuration.useCustomMenu) return customMenu(site.configuration.mcpMenu, leadsOn);
  return shownEntries(standardMenu(site), 'm', context, (link) => gateOfLink(link) !== undefined);
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
