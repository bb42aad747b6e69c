import type { Route } from '../screens/screen-access.ts';

/** Where somebody looks for the co-op itself: home, and pages of its own words. */
const ofTheCoop: ReadonlySet<Route> = new Set([
  'home',
  'services-products',
  'legal-terms',
  'member-info-docs',
  'cc-letterreturn',
  'unclaimed-capital-credit',
]);

/** Whether a screen's footer stands open; on any other About Us, Follow Us and Contact Us are folded (website-43). */
export const hasOpenFooter = (route: Route): boolean => ofTheCoop.has(route);
