import { type NoticeKind, topicOf } from '@rochdale/domain/communications/notices/notice';
import { mayWait, quietUntil } from '@rochdale/domain/communications/notices/quiet-hours';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, latestNow } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { outageOf } from '../../service/outage/public.ts';
import { announcementKind, clearAnnouncement, clearSentAgain } from '../announcements/public.ts';
import { type Clearance, firstOf, type MessageCheck, type OutgoingMessage } from '../messages/public.ts';
import { markUndeliverable, recipientsOf } from '../notifications/public.ts';
import { deviceToTell } from '../push/public.ts';
import { clearRestorationText } from '../restoration-texts/public.ts';
import { deliveryOf, isToldOut } from './notices-store.ts';

/** As long as it takes at most until who is out again is told so; what says that power is back waits for it. */
const outAgainMs = 5 * 60_000;

interface CheckServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/**
 * What is asked before a notice or an announcement goes out: not in the quiet hours, whenever it was written or tried
 * before, not where its member has stopped it meanwhile, and not that power is back where it is out again: where that is
 * told, the message is dropped, for the end is told anew. Whoever takes no messages, of whatever kind, is marked for the member to see.
 */
export function noticeCheck(services: CheckServices): MessageCheck {
  return {
    clear: (message) => clear(services, message),
    refused: ({ recipient, createdAt }, reason) =>
      markUndeliverable(services.db, recipient.toLowerCase(), reason, createdAt),
  };
}

/** What these tell holds no more once the notice is closed. */
const holdsWhileOpen: ReadonlySet<NoticeKind> = new Set(['outage', 'lowPrepaidBalance', 'prepaidDays']);

async function clear(services: CheckServices, message: OutgoingMessage): Promise<Clearance> {
  const { db, clock, site } = services;
  if (message.kind === announcementKind)
    return message.againOf === null
      ? clearAnnouncement(services, message.messageId)
      : clearSentAgain(services, message);
  const messageId = message.againOf === null ? message.messageId : await firstOf(db, message.againOf);
  const delivery = message.kind.startsWith('notice-') ? await deliveryOf(db, messageId) : undefined;
  if (!delivery) return { kind: 'goes' };
  const { kind, channel, accountNumber, address, isOpen } = delivery;
  if (holdsWhileOpen.has(kind) && !isOpen) return { kind: 'dropped', reason: 'over' };
  const asked = kind === 'restoration' ? await clearRestorationText(services, messageId) : undefined;
  if (asked) return asked;
  const wanted = await recipientsOf(db, topicOf(kind), [accountNumber]);
  const isWanted =
    channel === 'push'
      ? wanted.length > 0 && (await deviceToTell(db, address)) !== undefined
      : wanted.some((one) => one.channel === channel && one.address === address);
  if (!isWanted) return { kind: 'dropped', reason: 'stopped' };
  if (kind === 'restoration' && (await isOut(services, accountNumber)))
    return (await isToldOut(db, accountNumber))
      ? { kind: 'dropped', reason: 'out again' }
      : { kind: 'waits', until: new Date(clock.now().getTime() + outAgainMs) };
  const { config, timeZone } = site();
  const until = mayWait(kind, channel === 'push' ? 'text' : channel)
    ? quietUntil(clock.now(), config.quietHours, timeZone)
    : undefined;
  return until === undefined ? { kind: 'goes' } : { kind: 'waits', until };
}

async function isOut({ db, clock, site }: CheckServices, accountNumber: string): Promise<boolean> {
  return shownPower((await outageOf(db, accountNumber, latestNow(clock, site().timeZone))).isActive) === 'OFF';
}
