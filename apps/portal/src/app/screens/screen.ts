import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { accessOf, type Route, type RouteFor, type ScreenAccess } from '@rochdale/domain/website/screens/screen-access';
import type { ReactNode } from 'react';
import type { EarlyCall } from '../../lib/calls/early-calls.ts';
import type { TextPart } from '../../lib/text/text.ts';

/** One screen of the portal; whom it is for and its gate stand in the domain's table, which the server reads too. */
export interface Screen extends ScreenAccess {
  /** Under `/pages`. */
  readonly route: Route;
  /** Kept on the device, to be opened without a network: by members too, who can be led nowhere then. */
  readonly worksOffline?: boolean;
  readonly title: PlainTextCode;
  /** Whether the account switcher stands under the header (website-16). */
  readonly switcher: boolean;
  /** What stands around it: everything, on the page before it answers or (`late`) a moment after, or nothing. */
  readonly frame: 'full' | 'late' | 'none';
  /** Shown during maintenance too: how a payment ended, and the maintenance page itself. */
  readonly duringMaintenance: boolean;
  /** Rendered on the server for visitors; the others render in the browser. */
  readonly onServer: boolean;
  /** Whether what is chosen on it stands in its query: focus and scroll stay where they are when that changes. */
  readonly staysHere?: boolean;
  /** The texts that the page says, beside those of the shell. */
  readonly texts: readonly TextPart[];
  /** Given where the page is that of another screen; else its file is `<end of the route>-page.tsx`. */
  readonly pageOf?: Route;
  /** Asked about the shown account before the page's code has come. */
  readonly earlyCalls?: readonly EarlyCall[];
  readonly load: () => Promise<{ Page: () => ReactNode }>;
}

type Details = Pick<Screen, 'load'> & Partial<Omit<Screen, 'route' | 'title' | 'load' | keyof ScreenAccess>>;

const screen = (route: Route, title: PlainTextCode, details: Details): Screen => ({
  ...accessOf(route),
  route,
  title,
  switcher: true,
  frame: 'full',
  onServer: false,
  duringMaintenance: false,
  texts: [],
  ...details,
});
/** A screen for everybody. */
export const open = (route: RouteFor<'public'>, title: PlainTextCode, details: Details) =>
  screen(route, title, details);
/** A screen for a signed-in member. */
export const member = (route: RouteFor<'member'>, title: PlainTextCode, details: Details) =>
  screen(route, title, details);
