import { randomUUID } from 'node:crypto';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, latestNow } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { outageOf } from '../../service/outage/public.ts';
import type { Clearance } from '../messages/public.ts';
import { addAsk, askToldBy, openAsk } from './restoration-texts-store.ts';

interface ClearServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/**
 * Whether a text that power is back still goes; undefined where nobody asked for it. Where the outage was opened again
 * meanwhile it does not, and what was asked waits anew.
 */
export async function clearRestorationText(
  { db, clock, site }: ClearServices,
  messageId: string,
): Promise<Clearance | undefined> {
  const ask = await askToldBy(db, messageId);
  if (!ask) return undefined;
  if (ask.ending !== 'told') return { kind: 'dropped', reason: 'stopped' };
  return db.transaction(async (tx): Promise<Clearance> => {
    const open = await openAsk(tx, ask.accountNumber);
    if (open) return { kind: 'dropped', reason: 'asked anew' };
    const { isActive } = await outageOf(tx, ask.accountNumber, latestNow(clock, site().timeZone));
    if (shownPower(isActive) !== 'OFF') return { kind: 'goes' };
    const { endedAt: _, ending: __, messageId: ___, ...asked } = ask;
    await addAsk(tx, { ...asked, askId: randomUUID() });
    return { kind: 'dropped', reason: 'out again' };
  });
}
