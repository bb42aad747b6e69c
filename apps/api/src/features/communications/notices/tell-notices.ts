import { randomUUID } from 'node:crypto';
import { isSinceChoice } from '@rochdale/domain/communications/notices/notice';
import { mayWait } from '@rochdale/domain/communications/notices/quiet-hours';
import { topicsOf } from '@rochdale/domain/communications/notifications/account-topics';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { namesOfMembers } from '../../account/account-names/public.ts';
import { type MessageServices, sendMessages } from '../messages/public.ts';
import { type NoticeRecipient, recipientsOf } from '../notifications/public.ts';
import { endAsksOf, lockWaitingAsks, markTold, type WaitingAsk } from '../restoration-texts/public.ts';
import { noticeContent } from './notice-content.ts';
import {
  type AccountNotice,
  addDeliveries,
  addNotices,
  closeNotices,
  languagesOf,
  type NewNotice,
  notifiedAccounts,
  unwritten,
} from './notices-store.ts';
import { type PushedNotice, pushNotices } from './push-notices.ts';

/** What telling works with. */
export interface NoticeServices extends MessageServices {
  readonly db: Database;
  readonly publicUrl: string;
}

/** What a page of accounts has to tell, and of which nothing holds any more. All is of one topic. */
export interface NoticePage {
  readonly topic: NotificationTopic;
  readonly found: readonly AccountNotice[];
  readonly closed?: readonly string[];
  /** What an announcement has told: it counts as told, and is not told once more. */
  readonly saidElsewhere?: readonly AccountNotice[];
  /** What an announcement that is going out may still tell, or not: it is looked at again. */
  readonly beingSaid?: readonly AccountNotice[];
}

/** What was told: notices, and the messages that carry them. */
export interface Told {
  readonly notices: number;
  readonly messages: number;
}

/**
 * Tells a page: its notices, where they go and the messages stand in one transaction, and a notice that stands already is
 * left alone. So a worker may end anywhere, and two may do the same page. Texts and calls wait until `quietUntil`.
 */
export async function tellPage(
  services: NoticeServices,
  { topic, found, closed = [], saidElsewhere = [] }: NoticePage,
  quietUntil: Date | undefined,
): Promise<Told> {
  return services.db.transaction(async (tx) => {
    await closeNotices(tx, topic, closed);
    await addNotices(tx, await offered(services, tx, topic, saidElsewhere), services.clock.now());
    const added = await addNotices(tx, await offered(services, tx, topic, found), services.clock.now());
    const asks = topic === 'outage' ? await lockWaitingAsks(tx, closed) : [];
    const messages = await write(services, tx, { topic, added, asks }, quietUntil);
    if (topic === 'outage') await endAsksOf(tx, closed, services.clock.now());
    return { notices: added.length, messages };
  });
}

/** Writes a page's notices as if they had been told, wherever, and no message. Answers how many are new. */
export async function recordPage(
  services: NoticeServices,
  { topic, found, closed = [], saidElsewhere = [], beingSaid = [] }: NoticePage,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    await closeNotices(tx, topic, closed);
    if (topic === 'outage') await endAsksOf(tx, closed, services.clock.now());
    const all = await offered(services, tx, topic, [...found, ...saidElsewhere, ...beingSaid]);
    return (await addNotices(tx, all, services.clock.now())).length;
  });
}

/** What telling a page would do. Writes nothing. */
export async function tryPage(services: NoticeServices, { topic, found }: NoticePage): Promise<Told> {
  const added = await unwritten(services.db, await offered(services, services.db, topic, found));
  const to = await goingTo(services, services.db, { topic, added, asks: [] });
  return { notices: added.length, messages: to.filter(({ isSaid }) => !isSaid).length };
}

/** Those of a page whose accounts have the topic at this co-op, with their members. */
async function offered(
  { site }: NoticeServices,
  db: Executor,
  topic: NotificationTopic,
  found: readonly AccountNotice[],
): Promise<NewNotice[]> {
  const accounts = await notifiedAccounts(db, [...new Set(found.map(({ accountNumber }) => accountNumber))]);
  return found.flatMap((one) => {
    const account = accounts.get(one.accountNumber);
    if (!account || !topicsOf(site(), account).includes(topic)) return [];
    const { memberNumber, serviceAddress } = account;
    return [{ ...one, noticeId: randomUUID(), memberNumber, serviceAddress }];
  });
}

/** What is told of a page: its new notices, and what was asked for of its accounts. */
interface Telling {
  readonly topic: NotificationTopic;
  readonly added: readonly NewNotice[];
  readonly asks: readonly WaitingAsk[];
}

/** Where notices go; `isSaid` where the receipt has said it already. */
async function goingTo({ site }: NoticeServices, db: Executor, { topic, added, asks }: Telling) {
  if (added.length === 0) return [];
  const recipients = await recipientsOf(db, topic, [...new Set(added.map(({ accountNumber }) => accountNumber))]);
  const byAccount = new Map<string, NoticeRecipient[]>();
  for (const to of recipients) byAccount.set(to.accountNumber, [...(byAccount.get(to.accountNumber) ?? []), to]);
  return added.flatMap((one) =>
    withAsks(
      one,
      (byAccount.get(one.accountNumber) ?? []).filter(({ chosenAt }) =>
        isSinceChoice(one.notice, chosenAt, site().timeZone),
      ),
      asks,
    ).map((to) => ({
      ...one,
      to,
      isSaid: to.channel === 'email' && 'hasReceipt' in one.notice && one.notice.hasReceipt,
    })),
  );
}

/** Where a notice of an account goes: to its contacts, or because it was asked for there. */
interface Destination extends Pick<NoticeRecipient, 'channel' | 'contactId' | 'address'> {
  readonly askId?: string;
}

/** Who asked to be texted the end of an outage is told it there, once: also where it goes to the same phone anyway. */
function withAsks(
  { accountNumber, notice }: NewNotice,
  chosen: readonly NoticeRecipient[],
  asks: readonly WaitingAsk[],
): Destination[] {
  if (notice.kind !== 'restoration') return [...chosen];
  const ask = asks.find((one) => one.accountNumber === accountNumber);
  const others = notice.isForAsk ? [] : chosen;
  if (!ask) return [...others];
  const isAskedFor = ({ channel, address }: NoticeRecipient) => channel === 'text' && address === ask.phone;
  const asked: Destination = { channel: 'text', contactId: ask.askId, address: ask.phone, askId: ask.askId };
  return [...others.filter((one) => !isAskedFor(one)), asked];
}

async function write(
  services: NoticeServices,
  tx: Transaction,
  telling: Telling,
  quietUntil: Date | undefined,
): Promise<number> {
  const { clock, site } = services;
  const to = (await goingTo(services, tx, telling)).map((one) => ({
    ...one,
    messageId: one.isSaid ? null : randomUUID(),
  }));
  const members = [...new Set(to.map(({ memberNumber }) => memberNumber))];
  const languages = await languagesOf(tx, members);
  const named = new Map(
    (await namesOfMembers(tx, members)).map((one) => [`${one.memberNumber} ${one.accountNumber}`, one.nickname]),
  );
  await addDeliveries(
    tx,
    to.map(({ noticeId, messageId, to: { channel, address, contactId } }) => ({
      noticeId,
      messageId,
      channel,
      address,
      contactId,
      createdAt: clock.now(),
    })),
  );
  const { settings, config } = site();
  const place = { phoneNumber: settings.phoneNumber, stopEnds: config.stopEnds };
  const messages = to.flatMap(({ messageId, notice, to: { channel, address }, memberNumber, ...account }) =>
    messageId === null
      ? []
      : {
          messageId,
          channel,
          recipient: address,
          memberNumber,
          kind: `notice-${notice.kind}`,
          language: languages.get(memberNumber) ?? ('en' as const),
          content: noticeContent(
            notice,
            { ...account, nickname: named.get(`${memberNumber} ${account.accountNumber}`) ?? null },
            channel,
            place,
          ),
          notBefore: mayWait(notice.kind, channel) ? quietUntil : undefined,
        },
  );
  const told = to.flatMap(({ messageId, to: { askId } }) =>
    messageId === null || askId === undefined ? [] : { messageId, askId },
  );
  await markTold(tx, told, clock.now());
  await sendMessages(services, tx, messages);
  return messages.length + (await pushNotices(services, tx, toDevices(to), { languages, quietUntil }));
}

/** What goes to devices, too: each notice once that goes to a contact of its member, and not only to who asked for it. */
function toDevices(to: readonly (NewNotice & { readonly to: Destination })[]): PushedNotice[] {
  const chosen = to.filter(({ notice }) => notice.kind !== 'restoration' || !notice.isForAsk);
  return [
    ...new Map(
      chosen.map(({ noticeId, memberNumber, notice }) => [noticeId, { noticeId, memberNumber, kind: notice.kind }]),
    ).values(),
  ];
}
