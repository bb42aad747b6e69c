import type { GateContext } from '../../gates/gate.ts';
import { gates } from '../../gates/gates.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import type { Route, ScreenAccess } from './screen-access.ts';

/** What happens to somebody who opens a screen. */
export type ScreenDoor =
  | { readonly kind: 'shown' }
  | { readonly kind: 'login' }
  | { readonly kind: 'leftOut' }
  | { readonly kind: 'leads'; readonly to: Route }
  | { readonly kind: 'closed'; readonly reason: PlainTextCode };

const mfaSetUp: Route = 'my-profile';

/**
 * Whether a screen is shown: whoever of the office looks as a member sees what is for that alone (office-86); without a
 * session a member's screen leads to login; who must still set up multi-factor authentication is led there; a visitor's
 * screen leads a member on, unless there is no way on (`staysHere`); a closed gate leads on or says why (website-22).
 */
export function screenDoor(
  screen: ScreenAccess & { readonly route: Route },
  {
    mustSetUpMfa = false,
    staysHere = false,
    isLooking = false,
    ...context
  }: GateContext & { readonly mustSetUpMfa?: boolean; readonly staysHere?: boolean; readonly isLooking?: boolean },
): ScreenDoor {
  const isMembers = screen.access === 'member';
  if (isLooking && !screen.asMember) return { kind: 'leftOut' };
  if (isMembers && !context.signedIn) return { kind: 'login' };
  if (isMembers && mustSetUpMfa && screen.route !== mfaSetUp) return { kind: 'leads', to: mfaSetUp };
  if (context.signedIn && screen.membersGoTo !== undefined && !staysHere)
    return { kind: 'leads', to: screen.membersGoTo };
  const answer = gates[screen.gate](context);
  if (answer.open) return { kind: 'shown' };
  const to = screen.closedGoesTo;
  return to === undefined ? { kind: 'closed', reason: answer.reason } : { kind: 'leads', to };
}
