import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { type QueueKind, queueKinds } from '@rochdale/domain/office/queues/queues';
import { operation } from '../../lib/calls.ts';

export const listQueues = operation('queues.list', 'GET /v1/queues');
export const seeItem = operation('queues.see', 'GET /v1/queues/{kind}/{itemId}');
export const takeItem = operation('queues.take', 'POST /v1/queues/{kind}/{itemId}/take');
export const giveItemBack = operation('queues.give-back', 'POST /v1/queues/{kind}/{itemId}/give-back');
export const assignItem = operation('queues.assign', 'POST /v1/queues/{kind}/{itemId}/assign');
export const approveItem = operation('queues.approve', 'POST /v1/queues/{kind}/{itemId}/approve');
export const refuseItem = operation('queues.refuse', 'POST /v1/queues/{kind}/{itemId}/refuse');
export const reopenItem = operation('queues.reopen', 'POST /v1/queues/{kind}/{itemId}/reopen');

export type QueuePage = OfficeResponseOf<'queues.list'>;
export type ListedItem = QueuePage['items'][number];
export type SeenItem = OfficeResponseOf<'queues.see'>;

/** Which of which queue. */
export interface ItemKey {
  readonly kind: QueueKind;
  readonly itemId: string;
}

export const queuesKey = ['queues'] as const;
export const itemKey = ({ kind, itemId }: ItemKey) => ['queue-item', kind, itemId] as const;

/** One of a queue as the address names it: `service-order/SO-1`. */
export const itemText = ({ kind, itemId }: ItemKey): string => `${kind}/${itemId}`;

/** What the address names; undefined: nothing of a queue. */
export function itemIn(text: string | undefined): ItemKey | undefined {
  const at = text?.indexOf('/') ?? -1;
  const kind = queueKinds.find((one) => one === text?.slice(0, at));
  return kind && text !== undefined ? { kind, itemId: text.slice(at + 1) } : undefined;
}
