import { randomUUID } from 'node:crypto';
import { translatorOf } from '@rochdale/domain/messages/catalogues';
import { formatsOf } from '@rochdale/domain/messages/formats';
import type { TextLanguage } from '@rochdale/domain/messages/languages';
import { memberLanguage } from '@rochdale/domain/messages/languages';
import type { Sites } from '@rochdale/domain/site/site';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import { type Content, composeEmail, composeText, type MessageBody } from './compose.ts';
import { addMessage, type OutgoingMessage } from './message-store.ts';

/** What sending works with. */
export interface MessageServices {
  readonly clock: Clock;
  readonly site: Sites;
  readonly vault: Vault;
  readonly jobs: JobQueue;
}

/** Who gets a message, in which language, and what it is about. */
export interface Addressed {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
  /** Names the occasion in reports: `registration-code`. */
  readonly kind: string;
  /** The recipient's; the co-op's own office reads English. */
  readonly language: TextLanguage;
}

const storedBody = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/** Writes a message and the job that sends it within the caller's transaction (open-points §5). */
export async function sendMessage(
  { clock, site, vault, jobs }: MessageServices,
  tx: Executor,
  { language, ...to }: Addressed,
  content: Content,
): Promise<void> {
  const messageId = randomUUID();
  const said = content(translatorOf(language), formatsOf(language));
  const own = site(memberLanguage(language));
  const body = to.channel === 'email' ? composeEmail(own, said, language) : composeText(own, said);
  await addMessage(tx, {
    ...to,
    messageId,
    body: vault.lock('message-body', messageId, JSON.stringify(body)),
    state: 'waiting',
    createdAt: clock.now(),
  });
  await jobs.send(tx, 'messages.deliver', { messageId });
}

/** The body of a stored message; undefined once it was handed over. */
export function bodyOf(vault: Vault, { messageId, body }: OutgoingMessage): MessageBody | undefined {
  return body === null ? undefined : storedBody.parse(JSON.parse(vault.unlock('message-body', messageId, body)));
}
