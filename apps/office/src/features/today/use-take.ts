import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../lib/calls.ts';
import { type Watch, watchesKey } from '../../lib/watches.ts';
import { rightNowKey } from './right-now-calls.ts';

const takeWatch = operation('watches.take', 'POST /v1/watches/{kind}/take');
const giveWatchBack = operation('watches.give-back', 'POST /v1/watches/{kind}/give-back');

/** Takes watches and gives them back; whoever was quicker is named, and the list is looked at again. */
export function useTake() {
  const queries = useQueryClient();
  const look = (): void => {
    for (const queryKey of [watchesKey, rightNowKey]) void queries.invalidateQueries({ queryKey });
  };
  const seen = async <T>(call: Promise<T>): Promise<T> => call.finally(look);
  const taken = useSend(({ kind, holder }: Watch) =>
    seen(takeWatch({ params: { kind }, body: { from: holder?.staffId ?? null } })),
  );
  const given = useSend(({ kind }: Watch) => seen(giveWatchBack({ params: { kind } })));
  const forget = (): void => {
    taken.reset();
    given.reset();
  };
  return {
    take: (watch: Watch): void => {
      given.reset();
      void taken.send(watch);
    },
    giveBack: (watch: Watch): void => {
      taken.reset();
      void given.send(watch);
    },
    failure: (taken.error ?? given.error)?.message,
    forget,
  };
}
