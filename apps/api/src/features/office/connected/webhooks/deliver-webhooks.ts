import { nextAttempt, thirdPartyTriedDays, triedDays } from '@rochdale/domain/office/connected/webhook-rules';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { CallOut, WayOutAnswer } from '../../../../platform/http/ways-out/call-out.ts';
import { inLanes } from '../../../../platform/process/lanes.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { isHeld } from '../../holds/public.ts';
import { addAttempt, type DueAddress, dueAddresses, dueEvents, type KeptEvent, settleEvent } from './events-store.ts';
import { signatureOf } from './sign-event.ts';
import { changeWebhook } from './webhooks-store.ts';

/** What sending works with. */
export interface DeliverServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly callOut: CallOut;
}

/** Addresses that are called side by side, and events at one of them. */
const [addressesAtOnce, eventsAtOnce] = [8, 4] as const;
/** For how long one address is called in a round: others are not to wait for it. */
const roundMs = 10_000;

/**
 * Sends what is due (office-139). Each address goes by itself; one that does not answer is left for this round. While the
 * database is held nothing is told.
 */
export async function deliverWebhooks(services: DeliverServices): Promise<void> {
  const { db, clock } = services;
  if (await isHeld(db)) return;
  const failed: unknown[] = [];
  await inLanes(await dueAddresses(db, clock.now()), addressesAtOnce, (address) =>
    tellAddress(services, address).catch((error: unknown) => void failed.push(error)),
  );
  // What is wrong with one address keeps no other waiting; the job says that it failed.
  if (failed.length > 0) throw failed[0];
}

async function tellAddress(services: DeliverServices, address: DueAddress): Promise<void> {
  const began = performance.now();
  for (;;) {
    const due = await dueEvents(services.db, address.webhookId, services.clock.now(), eventsAtOnce);
    if (due.length === 0 || performance.now() - began > roundMs) return;
    const answers = await Promise.all(due.map((event) => tellEvent(services, address, event)));
    if (answers.some((answer) => 'problem' in answer)) return;
  }
}

/** Sends one event and notes how it went. Killed between both it is sent once more, with the same id. */
async function tellEvent(
  { db, clock, vault, callOut }: DeliverServices,
  { webhookId, url, lockedSecret, lockedOldSecret, oldSecretUntil, appId }: DueAddress,
  event: KeptEvent,
): Promise<WayOutAnswer> {
  const { eventId, body, failures, since } = event;
  const now = clock.now();
  const isOldGood = lockedOldSecret !== null && oldSecretUntil !== null && now < oldSecretUntil;
  const secrets = [lockedSecret, ...(isOldGood ? [lockedOldSecret] : [])].map((locked) =>
    vault.unlock('webhook-secret', webhookId, locked),
  );
  const answer = await callOut(url, {
    headers: {
      'content-type': `${appId === null ? 'application/json' : 'application/atom+xml'}; charset=utf-8`,
      'user-agent': 'Rochdale',
      'rochdale-event-id': eventId,
      'rochdale-signature': signatureOf(secrets, body, now),
    },
    body,
  });
  const at = clock.now();
  const status = 'status' in answer ? answer.status : null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const nextAt = isTaken
    ? undefined
    : nextAttempt(failures + 1, since, at, appId === null ? triedDays : thirdPartyTriedDays);
  await db.transaction(async (tx) => {
    const problem = 'problem' in answer ? answer.problem : null;
    await addAttempt(tx, { webhookId, eventId, at, status, problem, tookMs: answer.tookMs });
    if (isTaken) return settleEvent(tx, event, { state: 'sent', settledAt: at });
    if (nextAt === undefined) {
      if (appId !== null) await changeWebhook(tx, webhookId, { switchedOffAt: at });
      return settleEvent(tx, event, { state: 'given-up', failures: failures + 1, settledAt: at });
    }
    return settleEvent(tx, event, { failures: failures + 1, nextAt });
  });
  return answer;
}
