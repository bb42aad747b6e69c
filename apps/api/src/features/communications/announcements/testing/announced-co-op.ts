import type { WordsByLanguage } from '@rochdale/domain/communications/announcements/announcement';
import type { OpenDatabase } from '../../../../platform/database/database.ts';
import type { Carriers } from '../../messages/carriers.ts';
import { deliver } from '../../messages/deliver-job.ts';
import { noticeCheck } from '../../notices/notice-check.ts';
import { actOnAnnouncement } from '../act-on-announcement.ts';
import { fillRecipients } from '../fill-recipients.ts';
import { makeAnnouncement, type NewAnnouncement } from '../make-announcement.ts';
import { type AnnouncingServices, sendAnnouncements } from '../send-announcements.ts';

export const words: WordsByLanguage = {
  en: { subject: 'Planned work', text: 'Dear {name},\n\nwe work at {address}.', short: 'We work at {address}.' },
  es: { subject: 'Trabajo', text: 'Hola {name}:\n\ntrabajamos en {address}.', short: 'Trabajamos en {address}.' },
};

type Services = AnnouncingServices & Parameters<typeof noticeCheck>[0];

/** Makes an announcement and starts it at once. */
export async function announce(services: Services, made: Partial<NewAnnouncement>): Promise<string> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const ways = ['email', 'text', 'voice'] as const;
    const all = { topic: 'service' as const, ways, words, accountNumbers: [], madeBy: 'Ana', ...made };
    const { announcementId } = await makeAnnouncement(services, tx, all);
    await actOnAnnouncement({ clock, name: 'Ana' }, tx, announcementId, 'start');
    return announcementId;
  });
}

/** The numbers of messages that wait to be handed over. */
async function waitingMessages(pool: Pick<OpenDatabase['pool'], 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select message_id as id from outgoing_messages where kind = 'announcement' and state = 'waiting' order by created_at, 1",
  );
  return rows.map(({ id }) => id);
}

/**
 * Lets seconds pass one by one from an instant on, as the worker does, until nothing more is written and everything is
 * handed over. Answers the instant then.
 */
export async function runSeconds(
  { pool }: Pick<OpenDatabase, 'pool'>,
  services: Services & { readonly carriers: Carriers },
  from: Date,
  most = 200,
): Promise<Date> {
  await fillRecipients(services);
  let now = from;
  const inTime = { ...services, clock: { now: () => now } };
  const check = noticeCheck(inTime);
  for (let second = 0; second < most; second += 1) {
    const written = await sendAnnouncements(inTime);
    const waiting = await waitingMessages(pool);
    for (const messageId of waiting) await deliver({ ...inTime, check }, messageId);
    now = new Date(now.getTime() + 1_000);
    if (written === 0 && waiting.length === 0) break;
  }
  return now;
}
