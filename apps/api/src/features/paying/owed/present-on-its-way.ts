import type { onItsWay } from '@rochdale/contract/schemas/payments';
import { dollarsOf } from '@rochdale/domain/money';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type OnItsWay, onItsWayOf } from './owed-store.ts';

type Shown = z.input<typeof onItsWay>;

/** What is on its way as it travels; open pages and stray charges are nobody's to see. */
export function presentOnItsWay(items: readonly OnItsWay[] = []): Shown[] {
  return items.flatMap(({ kind, amount, day }) =>
    kind === 'page' || kind === 'stray' ? [] : [{ kind, amount: dollarsOf(amount), day }],
  );
}

/** What of one account is on its way, as it travels. */
export async function onItsWayOfOne(db: Executor, accountNumber: string, now: Date): Promise<Shown[]> {
  return presentOnItsWay((await onItsWayOf(db, [accountNumber], now)).get(accountNumber));
}
