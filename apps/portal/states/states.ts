import { isRoute, type Route } from '@rochdale/domain/website/screens/screen-access';
import { accountStates } from './account.ts';
import { communicationsStates } from './communications.ts';
import { energyStates } from './energy.ts';
import { identityStates } from './identity.ts';
import { payingStates } from './paying.ts';
import { plannedStates } from './planned.ts';
import { serviceStates } from './service.ts';
import type { ScreenStates, State } from './state.ts';
import { websiteStates } from './website.ts';

/** Every screen with the states that it can be met in. A screen that is not here does not compile. */
export const screenStates: Readonly<Record<Route, ScreenStates>> = {
  ...accountStates,
  ...communicationsStates,
  ...energyStates,
  ...identityStates,
  ...payingStates,
  ...plannedStates,
  ...serviceStates,
  ...websiteStates,
};

/** A state by where it is: `login/failed`. */
export interface NamedState {
  readonly screen: Route;
  readonly name: string;
  readonly state: State;
}

export const namedStates: readonly NamedState[] = Object.entries(screenStates).flatMap(([screen, states]) =>
  isRoute(screen) ? Object.entries(states).map(([name, state]) => ({ screen, name, state })) : [],
);

/** The state of a name. */
export const stateOf = (screen: string, name: string): NamedState | undefined =>
  namedStates.find((one) => one.screen === screen && one.name === name);
