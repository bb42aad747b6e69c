import { createHash } from 'node:crypto';
import { type TextReply, textReplyOf } from '@rochdale/domain/communications/notices/text-reply';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { isWritten, type MessageServices, sendMessages } from '../messages/public.ts';
import {
  endConsentsByText,
  markReached,
  membersTextedAt,
  renewConsentsByText,
  stopTopic,
} from '../notifications/public.ts';
import { stopAsksTo } from '../restoration-texts/public.ts';
import { holdPhone, languageOfPhone, lastTextedTopic, startTopics } from './text-replies-store.ts';

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
  readonly note: Note<'texts-stopped' | 'texts-started'>;
}

const topicNames: Readonly<Record<NotificationTopic, PlainTextCode>> = {
  billReady: 'notice.topic.billReady',
  paymentDue: 'notice.topic.paymentDue',
  pastDue: 'notice.topic.pastDue',
  paymentReceived: 'notice.topic.paymentReceived',
  draftComing: 'notice.topic.draftComing',
  highUsage: 'notice.topic.highUsage',
  lowPrepaidBalance: 'notice.topic.lowPrepaidBalance',
  prepaidDays: 'notice.topic.prepaidDays',
  outage: 'notice.topic.outage',
};

/**
 * Does what an answer asks for, and says so by one text in the member's language. STOP ends every consent that was given
 * for the phone (communications-42); where the co-op has decided that it ends one topic, texts of that which was told
 * last. What is no such word, or comes from nobody's phone, gets no answer; the same answer twice counts once.
 */
export async function answerText(services: AnswerServices, { phone, text, id, note }: InboundText): Promise<void> {
  const { db, clock, site } = services;
  const reply = textReplyOf(text);
  const language = reply && (await languageOfPhone(db, phone));
  if (reply === undefined || language === undefined) return;
  const messageId = numberOf(`${phone} ${id}`);
  await db.transaction(async (tx) => {
    await holdPhone(tx, phone);
    if (await isWritten(tx, messageId)) return;
    const endsTopic = reply === 'stop' && site().config.stopEnds === 'TOPIC';
    const topic = endsTopic ? await lastTextedTopic(tx, phone) : undefined;
    if (topic !== undefined) {
      const isNew = await stopTopic(tx, phone, topic, clock.now());
      for (const memberNumber of isNew ? await membersTextedAt(tx, phone) : [])
        await note(tx, { kind: 'texts-stopped', memberNumber });
    } else if (reply === 'stop' || reply === 'stop-all')
      for (const memberNumber of await endConsentsByText(tx, phone, clock.now()))
        await note(tx, { kind: 'texts-stopped', memberNumber });
    // What was asked for once is not worth a doubt: each STOP ends it.
    if (reply === 'stop' || reply === 'stop-all') await stopAsksTo(tx, phone, clock.now());
    if (reply === 'start') await start(services, tx, phone, note);
    const content = (say: Translate) => ({ subject: '', paragraphs: [wordsOf(reply, topic, site(), say)] });
    const to = { channel: 'text', recipient: phone, kind: 'text-reply', language, notBefore: undefined } as const;
    await sendMessages(services, tx, [{ ...to, messageId, content }]);
  });
}

async function start(
  { clock }: AnswerServices,
  tx: Transaction,
  phone: string,
  note: InboundText['note'],
): Promise<void> {
  const now = clock.now();
  await markReached(tx, phone, now);
  const isTopicBegun = await startTopics(tx, phone);
  const renewed = await renewConsentsByText(tx, phone, now);
  for (const memberNumber of isTopicBegun ? await membersTextedAt(tx, phone) : renewed)
    await note(tx, { kind: 'texts-started', memberNumber });
}

function wordsOf(
  reply: TextReply,
  topic: NotificationTopic | undefined,
  { settings: { phoneNumber: phone }, config: { stopEnds } }: Site,
  say: Translate,
): string {
  const endsAll = stopEnds === 'ALL';
  if (reply === 'help') return say(endsAll ? 'notice.reply.help.all' : 'notice.reply.help', { phone });
  if (reply === 'start') return say(endsAll ? 'notice.reply.started.all' : 'notice.reply.started');
  if (topic === undefined) return say('notice.reply.stoppedAll');
  return say('notice.reply.stopped', { topic: say(topicNames[topic]) });
}

/** The number of the message that answers an answer: always the same one. */
function numberOf(text: string): string {
  const hex = createHash('sha256').update(`text-reply ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
