import type { GateName } from '@rochdale/domain/gates/gates';
import type { PlainMessageCode } from '@rochdale/domain/messages/text';
import type { ReactNode } from 'react';
import type { TextPart } from '../lib/text.ts';

/** One screen of the portal. */
export interface Screen {
  /** Under `/pages`. */
  readonly route: string;
  readonly access: 'public' | 'member';
  readonly gate: GateName;
  /** The screen that a signed-in member is led to instead, whatever the gate says. */
  readonly membersGoTo?: string;
  readonly title: PlainMessageCode;
  /** Whether the account switcher stands under the header (S0 §2). */
  readonly switcher: boolean;
  readonly frame: 'full' | 'slim' | 'none';
  /** Shown during maintenance too: how a payment ended, and the maintenance page itself. */
  readonly duringMaintenance: boolean;
  /** Rendered on the server for visitors; the others render in the browser. */
  readonly onServer: boolean;
  /** The texts that the page says, beside those of the shell. */
  readonly texts: readonly TextPart[];
  /** The page; a screen without one answers with the page that says so. */
  readonly load?: () => Promise<{ Page: () => ReactNode }>;
}

type Details = Partial<Omit<Screen, 'route' | 'title' | 'access'>>;

const screen = (access: Screen['access'], route: string, title: PlainMessageCode, details: Details = {}): Screen => ({
  route,
  access,
  title,
  gate: 'always',
  switcher: true,
  frame: 'full',
  onServer: false,
  duringMaintenance: false,
  texts: [],
  ...details,
});
/** A screen for everybody. */
export const open = (route: string, title: PlainMessageCode, details?: Details) =>
  screen('public', route, title, details);
/** A screen for a signed-in member. */
export const member = (route: string, title: PlainMessageCode, details?: Details) =>
  screen('member', route, title, details);
