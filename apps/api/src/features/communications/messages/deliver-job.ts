import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isLostConnection } from '../../../platform/database/health.ts';
import type { JobQueue, OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { inLanes } from '../../../platform/process/lanes.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { isHeld } from '../../office/holds/public.ts';
import { type Carriers, MailServerAway, mailServerAway, RecipientRefused } from './carriers.ts';
import type { MessageCheck } from './message-check.ts';
import {
  findMessage,
  giveUpLost,
  markEnded,
  markGivenUp,
  markHeld,
  markKept,
  markSent,
  type OutgoingMessage,
} from './message-store.ts';
import { bodyOf } from './send-message.ts';

interface DeliverServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly jobs: JobQueue;
  readonly carriers: Carriers;
  readonly check: MessageCheck;
}

/** Messages that are taken up at a time, and how many of them are handed over side by side. */
const atATime = 100;
const sideBySide = 20;
/** How long a message waits before it is looked at again while no member may be told. */
const heldMs = 60_000;
/** How often a mail server that did not take one is asked whether it is back. */
const askMs = 1_000;
/** What waits so long without a job, which is written with it, was left behind. */
const lostMs = 86_400_000;
/** How often is tried to write down that a message was handed over, and the pause between. */
const maxTries = 100;
const pauseMs = 3_000;

/**
 * Hands one message over, unless it is to wait or is not wanted any more, or no member may be told. A message that was settled before is left
 * alone. Rejects when nobody took it; a recipient who takes none is remembered instead, and not tried again.
 */
export async function deliver(services: DeliverServices, messageId: string): Promise<void> {
  const { db, clock, vault, carriers, check } = services;
  // Asked first: whoever releases drops messages in the same transaction.
  const mustWait = await isHeld(db);
  const message = await findMessage(db, messageId);
  const body = message?.state === 'waiting' ? bodyOf(vault, message) : undefined;
  if (!message || !body) return;
  if (mustWait) return hold(services, message, new Date(clock.now().getTime() + heldMs));
  const clearance = await check.clear(message);
  if (clearance.kind === 'waits') return hold(services, message, clearance.until);
  if (clearance.kind === 'dropped') return markEnded(db, messageId, 'dropped', clearance.reason, clock.now());
  const carrier = carriers[message.channel];
  if (!carrier) return markKept(db, messageId, clock.now());
  try {
    await carrier(message.recipient, body, messageId);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    await markEnded(db, messageId, 'refused', error.message, clock.now());
    return check.refused(message, error.message);
  }
  await patiently(() => markSent(db, messageId, clock.now()));
}

/** Waits for a database that is away: what was handed over and is not written down would be handed over again. */
async function patiently(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isLostConnection(error) || tries === maxTries) throw error;
      await pause(pauseMs);
    }
  }
}

async function hold({ db, jobs }: DeliverServices, { messageId }: OutgoingMessage, until: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await markHeld(tx, messageId, until);
    await jobs.sendAll(tx, 'messages.deliver', [{ data: { messageId }, startAfter: until }]);
  });
}

/**
 * Delivers messages as they are written; one that can't be handed over is tried again, later each time, but at once when
 * the mail server is back or the worker begins, and given up in the end. Answers how to end asking for it.
 */
export async function deliverJob(
  { boss, retryNow, isOnLastTry, work }: OpenJobQueue,
  services: DeliverServices,
): Promise<() => void> {
  const now = services.clock.now();
  await giveUpLost(services.db, new Date(now.getTime() - lostMs), now);
  let isAway = false;
  await work('messages.deliver', { pollingIntervalSeconds: 0.5, batchSize: atATime }, async (jobs) => {
    const failed: { readonly id: string; readonly messageId: string; readonly reason: unknown }[] = [];
    await inLanes(jobs, sideBySide, ({ id, data: { messageId } }) =>
      deliver(services, messageId).catch((reason: unknown) => void failed.push({ id, messageId, reason })),
    );
    // Those that failed are taken out once nothing is under way; the queue counts the others as done.
    for (const { id, messageId, reason } of failed) {
      isAway ||= reason instanceof MailServerAway;
      const told = toldOf(reason);
      if (await isOnLastTry('messages.deliver', id))
        await markGivenUp(services.db, messageId, told.message, services.clock.now());
      await boss.fail('messages.deliver', id, told);
    }
  });
  await retryNow('messages.deliver');
  const ask = async (): Promise<void> => {
    if (!isAway || !(await (services.carriers.emailIsTaken?.() ?? true))) return;
    isAway = false;
    await retryNow('messages.deliver', mailServerAway);
  };
  const timer = setInterval(() => void ask().catch(() => undefined), askMs);
  return () => clearInterval(timer);
}

const toldOf = (reason: unknown) => ({ message: reason instanceof Error ? reason.message : String(reason) });
