import type { GateName } from '@rochdale/domain/gates/gates';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { memberScreens } from './member-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen. Router, menus, tiles and page titles read this table. */
export const screens: readonly Screen[] = [...publicScreens, ...memberScreens];

/** The screen of a route. */
export function screenOf(route: Route): Screen | undefined {
  return screens.find((one) => one.route === route);
}

/** The gate of a route's screen; none where there is no such screen. */
export function gateOf(route: Route): GateName | undefined {
  return screenOf(route)?.gate;
}
