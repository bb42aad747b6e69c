import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { useMemo } from 'react';
import { forgetVisit, type ScreenQuery, useGoTo, useQueryParams } from '../../../../lib/address/address.ts';

export type UsageChoices = Omit<QueryOf<'usage-tracker'>, 'accountno'>;

/** What stays in the address when something else is chosen (energy-66). */
const kept = [
  ...(['tab', 'monthly', 'meter', 'show', 'in'] as const),
  ...(['days', 'from', 'to', 'by', 'last', 'since', 'until'] as const),
] as const;

/** What was chosen on the Usage Tracker stands in its address: Back, reload and a bookmark find it again (energy-66). */
export function useChoices(): {
  readonly query: ScreenQuery<'usage-tracker'>;
  readonly choose: (changed: UsageChoices) => void;
} {
  const query = useQueryParams<'usage-tracker'>();
  const goTo = useGoTo();
  return useMemo(
    () => ({
      query,
      choose: (changed) => {
        const now: UsageChoices = Object.fromEntries(kept.map((name) => [name, query.get(name) ?? undefined]));
        const next = { ...now, ...changed };
        // The same address once more would show the page anew.
        if (kept.every((name) => next[name] === now[name])) return;
        forgetVisit();
        goTo('usage-tracker', next);
      },
    }),
    [query, goTo],
  );
}
