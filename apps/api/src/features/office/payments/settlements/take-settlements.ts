import type { Settlement } from '@rochdale/contract/hosted-payment/wire';
import { addDays, localTimeAt } from '@rochdale/domain/dates';
import type { ToldLine } from '@rochdale/domain/office/settlements/settled-lines';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { PaymentGateway } from '../../../paying/payments/public.ts';
import { isHeld } from '../../holds/public.ts';
import { noteUnsettled } from '../../watches/public.ts';
import { differingSince, findSettlement, type KeptSettlement } from './settlements-store.ts';
import { compareAgain, takeSettlement } from './take-settlement.ts';
import { unsettledCharges } from './unsettled.ts';

export interface SettlementsServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly gateway: Pick<PaymentGateway, 'listSettlements' | 'settlementLines'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Days that are asked for, before today and after it: what is on its way is named by the day on which it arrives. */
const [daysBack, daysAhead] = [14, 7] as const;
/** For so long what differs is held against our books again. */
const comparedDays = 60;
const readAgainMs = 20 * 3_600_000;
const mostLines = 100_000;

/**
 * Asks the company what it paid out in the last days, keeps it, and holds each line against our books (office-109). One that
 * was read lately and is told alike is not read again. Rejects, after all that could be done, where the company was silent.
 */
export async function takeSettlements(services: SettlementsServices): Promise<void> {
  const { db, clock, site, gateway, log } = services;
  if (await isHeld(db)) return;
  const { day: today } = localTimeAt(clock.now(), site().timeZone);
  let failed: unknown;
  try {
    for await (const told of gateway.listSettlements(addDays(today, -daysBack), addDays(today, daysAhead)))
      await readOne(services, told).catch((error: unknown) => {
        log.warn({ err: error, settlement: told.settlementId }, 'a settlement could not be read to its end');
        failed ??= error;
      });
  } catch (error) {
    failed ??= error;
  }
  for (const settlementId of await differingSince(db, addDays(today, -comparedDays)))
    await compareAgain(db, settlementId, clock.now());
  await noteUnsettled(db, await unsettledCharges(db, { today, site: site() }), clock.now());
  if (failed !== undefined) throw failed;
}

async function readOne({ db, clock, gateway }: SettlementsServices, told: Settlement): Promise<void> {
  const began = clock.now();
  if (!isToBeRead(await findSettlement(db, told.settlementId), told, began)) return;
  const lines: ToldLine[] = [];
  for await (const line of gateway.settlementLines(told.settlementId)) {
    lines.push(line);
    if (lines.length > mostLines) throw new Error(`A settlement has more than ${mostLines} lines.`);
  }
  await takeSettlement(db, { told, lines, began }, clock.now());
}

function isToBeRead(
  kept: Pick<KeptSettlement, 'readAt' | 'net' | 'status' | 'day'> | undefined,
  told: Settlement,
  now: Date,
): boolean {
  if (!kept?.readAt) return true;
  const isAlike = kept.net === told.netCents && kept.status === told.status && kept.day === told.day;
  return !isAlike || now.getTime() - kept.readAt.getTime() >= readAgainMs;
}
