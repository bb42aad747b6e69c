import { useQueryClient } from '@tanstack/react-query';
import { watchesKey } from '../../lib/watches.ts';
import { deskKey, outageKey, reportsKey } from './outages-calls.ts';

/** Has all that shows outages and reports looked at again; of one outage its own page too. */
export function useLookAgain(): (outageNumber?: string) => Promise<void> {
  const queries = useQueryClient();
  return async (outageNumber) => {
    for (const queryKey of [reportsKey, watchesKey]) void queries.invalidateQueries({ queryKey });
    if (outageNumber !== undefined) await queries.invalidateQueries({ queryKey: outageKey(outageNumber) });
    await queries.invalidateQueries({ queryKey: deskKey });
  };
}
