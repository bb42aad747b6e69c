import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OpenJobQueue } from '../../platform/jobs/job-queue.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import type { Carriers } from './carriers.ts';
import { findMessage, markKept, markSent } from './message-store.ts';
import { bodyOf } from './send-message.ts';

interface DeliverServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly carriers: Carriers;
}

/** Hands one message over. A message that was settled before is left alone. Rejects when nobody took it. */
export async function deliver({ db, clock, vault, carriers }: DeliverServices, messageId: string): Promise<void> {
  const message = await findMessage(db, messageId);
  const body = message?.state === 'waiting' ? bodyOf(vault, message) : undefined;
  if (!message || !body) return;
  const carrier = carriers[message.channel];
  if (!carrier) return markKept(db, messageId, clock.now());
  await carrier(message.recipient, body);
  await markSent(db, messageId, clock.now());
}

/** Delivers messages as they are written; one that can't be handed over is tried again, later each time. */
export async function deliverJob({ boss }: OpenJobQueue, services: DeliverServices): Promise<void> {
  await boss.work<{ messageId: string }>(
    'messages.deliver',
    { pollingIntervalSeconds: 0.5, batchSize: 1 },
    async ([job]) => {
      if (job) await deliver(services, job.data.messageId);
    },
  );
}
