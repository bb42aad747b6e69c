import type { GateName } from '@rochdale/domain/gates/gates';
import { english } from '@rochdale/domain/texts/english';
import { menuFor } from '@rochdale/domain/website/menus/menu';
import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { routeOf } from '@rochdale/domain/website/menus/routes';
import { screenDoor } from '@rochdale/domain/website/screens/screen-door';
import type { Site } from '@rochdale/domain/website/site/site';
import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { screenTitle } from './screens/page-title.ts';
import type { Screen } from './screens/screen.ts';
import { gateOf, screens } from './screens/screens.ts';
import { closedAmong } from './testing/closed-screens.ts';
import { openScreen } from './testing/open-screen.tsx';

/** Walks every screen × each way its gate can stand × visitor and member, in the whole portal. `npm run walk` prints the counts. */

/** Pages that say their route alone: what is walked here is what stands around them. */
vi.mock('./screens/screens.ts', async (original) => {
  const real = await original<typeof import('./screens/screens.ts')>();
  const withPage = (screen: Screen): Screen => ({
    ...screen,
    load: async () => ({ Page: () => <p data-page={screen.route}>{screen.route}</p> }),
  });
  return { ...real, screens: real.screens.map(withPage) };
});

const counted = { screens: 0, states: 0, visits: 0, links: 0 };
afterAll(() =>
  console.log(
    `Switch walk, browser: ${counted.screens} screens, ${counted.states} screens × ways their gates stand, ${counted.visits} visits by visitor and member, ${counted.links} links of shell and menus held against the gates.`,
  ),
);

/** Every setting of the gate on, and each of them off in turn. */
function statesOf(gate: GateName): readonly Site[] {
  const all = needs[gate];
  return [siteWith(...all), ...all.map((missing) => siteWith(...all.filter((one) => one !== missing)))];
}

/** Where all entries of the menu lead, those in panels too. */
const menuLinks = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ link, external, entries: inner }) => [
    ...(link === undefined || external ? [] : [routeOf(link) ?? link]),
    ...menuLinks(inner),
  ]);

describe('every screen by its gate', () => {
  it.each(screens.map((screen) => [screen.route, screen] as const))('%s', async (route, screen) => {
    counted.screens += 1;
    for (const site of statesOf(screen.gate)) {
      counted.states += 1;
      for (const signedIn of [false, true]) {
        counted.visits += 1;
        const seen = await openScreen(route, { site, signedIn });
        const door = screenDoor(screen, { site, signedIn });
        const at = `/pages/${door.kind === 'login' ? 'login' : door.kind === 'leads' ? door.to : route}`;
        expect(seen.path).toBe(at);
        expect(seen.html.includes(`data-page="${route}"`)).toBe(door.kind === 'shown');
        if (door.kind === 'closed') {
          expect(seen.text).toContain(english(door.reason));
          expect(seen.text).toContain(screenTitle(screen, site, english));
        }
        const links = [...seen.links, ...menuLinks(menuFor({ site, signedIn }, gateOf))];
        counted.links += links.length;
        expect(closedAmong(links, { site, signedIn })).toEqual([]);
      }
    }
  });
});
