import { createHash } from 'node:crypto';
import { textReplyOf } from '@rochdale/domain/communications/notices/text-reply';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { isWritten, type MessageServices, sendMessages } from '../messages/public.ts';
import { stopTopic } from '../notifications/public.ts';
import { languageOfPhone, lastTextedTopic, startTopics, stopAllTopics } from './text-replies-store.ts';

interface AnswerServices extends MessageServices {
  readonly db: Database;
}

/** A text message that came back. */
export interface InboundText {
  /** Ten digits. */
  readonly phone: string;
  readonly text: string;
  /** The company's number of it, or one that was made. */
  readonly id: string;
}

const topicNames: Readonly<Record<NotificationTopic, PlainTextCode>> = {
  billReady: 'notice.topic.billReady',
  paymentDue: 'notice.topic.paymentDue',
  pastDue: 'notice.topic.pastDue',
  paymentReceived: 'notice.topic.paymentReceived',
  draftComing: 'notice.topic.draftComing',
  highUsage: 'notice.topic.highUsage',
  lowPrepaidBalance: 'notice.topic.lowPrepaidBalance',
  outage: 'notice.topic.outage',
};

/**
 * Does what an answer asks for, and says so by one text in the member's language. STOP ends texts of the topic that was
 * told last, and of all topics where none was or the co-op wants it so. What is no such word, or comes from nobody's phone, gets no answer; the
 * same answer twice counts once.
 */
export async function answerText(services: AnswerServices, { phone, text, id }: InboundText): Promise<void> {
  const { db, site } = services;
  const reply = textReplyOf(text);
  const language = reply && (await languageOfPhone(db, phone));
  if (reply === undefined || language === undefined) return;
  const messageId = numberOf(`${phone} ${id}`);
  await db.transaction(async (tx) => {
    if (await isWritten(tx, messageId)) return;
    const endsTopic = reply === 'stop' && site().config.stopEnds === 'TOPIC';
    const topic = endsTopic ? await lastTextedTopic(tx, phone) : undefined;
    if (reply === 'start') await startTopics(tx, phone);
    else if (reply !== 'help') await stop(services, tx, phone, topic);
    const words = (say: Translate): string => {
      if (reply === 'help') return say('notice.reply.help', { phone: site().settings.phoneNumber });
      if (reply === 'start') return say('notice.reply.started');
      if (topic === undefined) return say('notice.reply.stoppedAll');
      return say('notice.reply.stopped', { topic: say(topicNames[topic]) });
    };
    const content = (say: Translate) => ({ subject: '', paragraphs: [words(say)] });
    const to = { channel: 'text', recipient: phone, kind: 'text-reply', language, notBefore: undefined } as const;
    await sendMessages(services, tx, [{ ...to, messageId, content }]);
  });
}

async function stop(
  { clock }: AnswerServices,
  tx: Transaction,
  phone: string,
  topic: NotificationTopic | undefined,
): Promise<void> {
  if (topic === undefined) await stopAllTopics(tx, phone, clock.now());
  else await stopTopic(tx, phone, topic, clock.now());
}

/** The number of the message that answers an answer: always the same one. */
function numberOf(text: string): string {
  const hex = createHash('sha256').update(`text-reply ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
