import { memberScreens } from './member-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen. Router, menus, tiles and page titles read this table. */
export const screens: readonly Screen[] = [...publicScreens, ...memberScreens];

/** The screen of a route. */
export function screenOf(route: string): Screen | undefined {
  return screens.find((one) => one.route === route);
}

/** Whether a route has a page that menus may lead to. */
export function isBuilt(route: string): boolean {
  return screenOf(route)?.load !== undefined;
}
