import {
  type QueueKind,
  type QueueStanding,
  type QueueWhose,
  queueKinds,
  queueStandings,
  queueWhoses,
} from '@rochdale/domain/office/queues/queues';
import { useQueryTexts } from '../../lib/address.ts';
import { type ItemKey, itemIn } from './queues-calls.ts';

/** What the list shows, and what is open beside it, as the address has it. */
export interface QueueFilter {
  readonly kind: QueueKind | undefined;
  readonly standing: QueueStanding;
  readonly whose: QueueWhose;
  readonly item: ItemKey | undefined;
  /** The address with another one open; without: with none. */
  readonly queryWith: (item?: string) => Readonly<Record<string, string | undefined>>;
  /** Changes what is shown, and closes what is open. */
  readonly show: (changed: Partial<Record<'kind' | 'standing' | 'whose', string>>) => void;
}

export function useFilter(): QueueFilter {
  const [texts, change] = useQueryTexts();
  return {
    kind: queueKinds.find((one) => one === texts.kind),
    standing: queueStandings.find((one) => one === texts.standing) ?? 'waiting',
    whose: queueWhoses.find((one) => one === texts.whose) ?? 'everyones',
    item: itemIn(texts.item),
    queryWith: (item) => ({ ...texts, item }),
    show: (changed) => change({ item: '', ...changed }),
  };
}
