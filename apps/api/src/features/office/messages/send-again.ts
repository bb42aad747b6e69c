import { localTimeAt } from '@rochdale/domain/dates';
import { type HowAgain, howAgain } from '@rochdale/domain/office/messages/message-again';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { announcedContent, announcementKind } from '../../communications/announcements/public.ts';
import {
  type Content,
  type OutgoingMessage,
  sendMessage,
  sendSameWords,
  type Way,
  waysOf,
} from '../../communications/messages/public.ts';
import {
  codesSpent,
  findLoginOfMember,
  isLoginMessage,
  loginMessageContent,
  requestSignInHelp,
} from '../../identity/sign-in/public.ts';
import { sendCodeAgain } from '../../identity/verification-codes/verification-code.ts';
import { findRequisition } from '../../paying/payments/public.ts';
import { sendReceiptCopy } from '../../paying/receipts/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addressesOf, holdMessage } from './messages-store.ts';

/** What is asked for: which message, by which way, and why. */
export interface AskedAgain {
  readonly memberNumber: string;
  readonly messageId: string;
  readonly way: string;
  readonly reason: string;
  /** Where whoever asks is. */
  readonly address: string;
}

/** Messages that are sent again to one member in an hour. */
const ofMember = 10;

const factsOfReceipt = z.object({ transNo: z.string() });
const factsOfAnnouncement = z.object({ announcementId: z.uuid(), accountNumber: z.string() });
const factsOfLogin = z.object({ at: z.iso.datetime() });
const factsOfCode = z.object({ attemptId: z.uuid(), provesMember: z.boolean() });

/**
 * Sends a message again, to a contact of its member's on file (office-98): in its own words where they are left, else
 * written from what it told of, which it says; a code or a link is a new one.
 */
export async function sendAgain(
  services: OfficeServices,
  asked: AskedAgain,
  note: OfficeNote<'message-sent-again'>,
): Promise<{ readonly sentTo: string; readonly how: HowAgain }> {
  const { db, clock } = services;
  const { memberNumber, messageId, way, reason } = asked;
  return db.transaction(async (tx) => {
    const found = await waysOf(tx, memberNumber);
    const addresses = await addressesOf(tx, memberNumber);
    if (!found || !addresses) throw refusal(404, 'members.unknown');
    const message = await holdMessage(tx, messageId, addresses);
    if (!message) throw refusal(404, 'messages.unknown');
    const to = found.ways.find((one) => one.way === way);
    if (!to) throw refusal(404, 'paymentLinks.noWay');
    const how = howAgain({ ...message, hasWords: message.body !== null, hasFacts: message.facts !== null });
    if (typeof how !== 'string') throw refusal(409, `messages.refusal.${how.refusal}`);
    const limit = { key: `messages-again:${memberNumber}`, tries: ofMember, minutes: 60 };
    await takeTries(tx, [limit], clock.now());
    await written[how]({ services, tx, message, to, language: found.language, asked });
    const facts = { messageId, kind: message.kind, channel: to.channel, how };
    const subject = { kind: 'member', id: memberNumber };
    await note(tx, { act: 'message-sent-again', subject, facts, personal: { reason, sentTo: to.masked } });
    return { sentTo: to.masked, how };
  });
}

interface Again {
  readonly services: OfficeServices;
  readonly tx: Executor;
  readonly message: OutgoingMessage;
  readonly to: Way;
  readonly language: 'en' | 'es';
  readonly asked: AskedAgain;
}

const written: Readonly<Record<HowAgain, (again: Again) => Promise<void>>> = {
  'same-words': async ({ services, tx, message, to }) => {
    if (to.recipient.toLowerCase() !== message.recipient.toLowerCase()) throw refusal(409, 'messages.sameWayOnly');
    await sendSameWords(services, tx, message);
  },
  'new-words': async (again) => {
    const { services, tx, message, to, language, asked } = again;
    const { recipient, channel } = to;
    const { memberNumber } = asked;
    const { messageId: againOf, kind, facts } = message;
    const said = saidAgain(services, message.createdAt);
    const announced = factsOfAnnouncement.safeParse(facts).data;
    if (kind === announcementKind && announced) {
      const content = await announcedContent(services, tx, announced, asked.memberNumber, channel);
      if (!content) throw refusal(409, 'messages.refusal.words-gone');
      await sendMessage(
        services,
        tx,
        { recipient, channel, memberNumber, kind, language, facts: announced, againOf },
        said(content),
      );
      return;
    }
    if (channel !== 'email') throw refusal(409, 'messages.emailOnly');
    const receipt = factsOfReceipt.safeParse(facts).data;
    if (kind === 'payment-receipt' && receipt) {
      const requisition = await findRequisition(tx, receipt.transNo);
      if (requisition?.memberNumber !== asked.memberNumber) throw refusal(409, 'messages.refusal.words-gone');
      await sendReceiptCopy(services, tx, requisition, { recipient, language, isTyped: false, againOf }, said);
      return;
    }
    const login = await findLoginOfMember(tx, asked.memberNumber);
    const told = factsOfLogin.safeParse(facts).data;
    if (!login || !told || !isLoginMessage(kind)) throw refusal(409, 'messages.refusal.words-gone');
    const content = loginMessageContent(services, kind, login.loginId, new Date(told.at));
    await sendMessage(
      services,
      tx,
      { recipient, channel, memberNumber, kind, language, facts: told, againOf },
      said(content),
    );
  },
  'new-code': async ({ services, tx, message, to, language, asked }) => {
    const { jobs, vault } = services;
    const { memberNumber, address } = asked;
    if (message.kind === 'reset-link') {
      const login = await findLoginOfMember(tx, memberNumber);
      if (!login || to.way !== 'login') throw refusal(409, 'messages.loginOnly');
      const { loginId: username, email } = login;
      await requestSignInHelp({ db: tx, jobs, vault }, { kind: 'forgot-password', username, email, address, language });
      return;
    }
    const { attemptId, provesMember } = factsOfCode.parse(message.facts);
    const { channel, recipient } = to;
    const isSame = recipient.toLowerCase() === message.recipient.toLowerCase();
    if (!provesMember && !isSame) throw refusal(409, 'messages.provesContact');
    const target = { channel, recipient, ...(provesMember && { provesMember }) };
    const code = { attemptId, to: target, language, againOf: message.messageId };
    const sent = await sendCodeAgain(services, tx, memberNumber, code);
    if (!sent) throw refusal(409, 'messages.codeOver');
    if (!sent.isSent) throw codesSpent(services, sent);
  },
};

/** Says beside a message's words that they are sent again, and when they went first. */
const saidAgain =
  ({ site }: OfficeServices, firstAt: Date) =>
  (content: Content): Content =>
  (text, formats, language) => {
    const said = content(text, formats, language);
    const day = formats.letterDay(localTimeAt(firstAt, site().timeZone).day);
    return { ...said, paragraphs: [...said.paragraphs, text('mail.again', { day })] };
  };
