import { randomUUID } from 'node:crypto';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { formatsOf } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { Sites } from '@rochdale/domain/website/site/site';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { type Content, composeEmail, composePush, composeText, composeVoice, type MessageBody } from './compose.ts';
import { addMessages, type OutgoingMessage } from './message-store.ts';

/** What sending works with. */
export interface MessageServices {
  readonly clock: Clock;
  readonly site: Sites;
  readonly vault: Vault;
  readonly jobs: JobQueue;
  /** Where the portal is reached: links in messages lead there. */
  readonly publicUrl: string;
}

/** Who gets a message, in which language, and what it is about. */
export interface Addressed {
  readonly channel: OutgoingMessage['channel'];
  readonly recipient: string;
  /** Names the occasion in reports: `registration-code`. */
  readonly kind: string;
  /** The recipient's; the co-op's own office reads English. */
  readonly language: TextLanguage;
  /** The member whose it is, who reads in their record that it was sent. */
  readonly memberNumber?: string;
  /** What it can be written from once more (office-98); nothing secret. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The message that it is sent again for. */
  readonly againOf?: string;
}

const storedBody = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  language: z.string().optional(),
  path: z.string().optional(),
});

/** A message of many; its number is its writer's. */
export interface OneOfMany extends Addressed {
  readonly messageId: string;
  readonly content: Content;
  /** It is held until then; undefined: it goes at once. */
  readonly notBefore: Date | undefined;
}

/** Writes a message and the job that sends it within the caller's transaction (communications-1). Answers its number. */
export async function sendMessage(
  services: MessageServices,
  tx: Executor,
  to: Addressed,
  content: Content,
): Promise<string> {
  const messageId = randomUUID();
  await addMessages(tx, [rowOf(services, { ...to, messageId, content, notBefore: undefined })]);
  await services.jobs.send(tx, 'messages.deliver', { messageId });
  return messageId;
}

/** Writes a message once more in its own words, to the same recipient, within the caller's transaction. */
export async function sendSameWords(
  { clock, vault, jobs }: MessageServices,
  tx: Executor,
  message: OutgoingMessage,
): Promise<void> {
  const body = bodyOf(vault, message);
  if (!body) throw new Error('The words of the message are gone.');
  const messageId = randomUUID();
  const { channel, recipient, kind, facts, memberNumber } = message;
  await addMessages(tx, [
    {
      ...{ messageId, channel, recipient, kind, facts, memberNumber },
      againOf: message.messageId,
      body: vault.lock('message-body', messageId, JSON.stringify(body)),
      state: 'waiting',
      createdAt: clock.now(),
    },
  ]);
  await jobs.send(tx, 'messages.deliver', { messageId });
}

/** Writes many at once, each with its job. They let what is sent one by one go first: a code is waited for. */
export async function sendMessages(
  services: MessageServices,
  tx: Executor,
  messages: readonly OneOfMany[],
): Promise<void> {
  if (messages.length === 0) return;
  await addMessages(
    tx,
    messages.map((message) => rowOf(services, message)),
  );
  await services.jobs.sendAll(
    tx,
    'messages.deliver',
    messages.map(({ messageId, notBefore }) => ({ data: { messageId }, startAfter: notBefore })),
  );
}

/** A message as it would be sent. */
export function composedContent(
  { site, publicUrl }: Pick<MessageServices, 'site' | 'publicUrl'>,
  channel: Addressed['channel'],
  language: TextLanguage,
  content: Content,
): MessageBody {
  const said = content(translatorOf(language), formatsOf(language), language);
  const compose = { email: composeEmail, text: composeText, voice: composeVoice, push: composePush }[channel];
  return compose(site(memberLanguage(language)), said, language, publicUrl);
}

function rowOf(services: MessageServices, { language, content, ...to }: OneOfMany) {
  const { clock, vault } = services;
  const body = JSON.stringify(composedContent(services, to.channel, language, content));
  return {
    ...to,
    body: vault.lock('message-body', to.messageId, body),
    state: 'waiting' as const,
    createdAt: clock.now(),
    notBefore: to.notBefore ?? null,
  };
}

/** The body of a stored message; undefined once it was handed over. */
export function bodyOf(vault: Vault, { messageId, body }: OutgoingMessage): MessageBody | undefined {
  return body === null ? undefined : storedBody.parse(JSON.parse(vault.unlock('message-body', messageId, body)));
}
