import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { watchesKey } from '../../lib/watches.ts';
import { doneWords } from './queue-words.ts';
import { type ItemKey, itemKey, queuesKey } from './queues-calls.ts';

/** What was done, as a page says it. */
export type Done = 'take' | 'give-back' | 'assign' | 'approve' | 'refuse' | 'reopen';

/** Has all that shows one of a queue looked at again. */
export function useLookAgain(): (key: ItemKey) => Promise<void> {
  const queries = useQueryClient();
  return async (key) => {
    for (const queryKey of [queuesKey, watchesKey]) void queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: itemKey(key) });
  };
}

/** Does something with one of a queue; whoever was quicker is named, and it is looked at again either way. */
export function useItemAct<V>(
  key: ItemKey,
  done: Done,
  act: (values: V) => Promise<unknown>,
  onDone: (said: string) => void,
) {
  const text = useText();
  const look = useLookAgain();
  return useSend(
    (values: V) => act(values).finally(() => look(key)),
    () => onDone(text(doneWords[done])),
  );
}
