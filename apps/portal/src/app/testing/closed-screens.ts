import type { GateContext } from '@rochdale/domain/gates/gate';
import { gates } from '@rochdale/domain/gates/gates';
import { accessOf, isRoute } from '@rochdale/domain/website/screens/screen-access';

/** Those of some routes whose screens a closed gate shuts, so that no link may lead there. */
export const closedAmong = (routes: readonly string[], context: GateContext): readonly string[] =>
  routes.filter((route) => isRoute(route) && !gates[accessOf(route).gate](context).open);
