import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { Executor } from '../../../platform/database/database.ts';
import { findAnnouncement } from './announcements-store.ts';
import { membersOf } from './audience-store.ts';
import { countRecipients } from './recipients-store.ts';

/** How far some recipients are. */
export interface Progress {
  /** Still to be told, as long as it goes on. */
  readonly waiting: number;
  /** Handed over; or kept, where no carrier is set. */
  readonly sent: number;
  /** Takes no messages. */
  readonly failed: number;
  /** Not told: it was stopped or called off, or is not wanted or due any more. */
  readonly stopped: number;
}

/** How far an announcement is. */
export interface AnnouncementFigures extends Progress {
  readonly members: number;
  /** Members to whom no way leads. */
  readonly unreached: number;
  /** Whether all recipients are written: before, the figures still grow. */
  readonly isCounted: boolean;
  readonly byWay: readonly (Progress & { readonly way: NotificationChannel })[];
}

const none: Progress = { waiting: 0, sent: 0, failed: 0, stopped: 0 };

const columns = {
  waiting: 'waiting',
  written: 'waiting',
  sent: 'sent',
  kept: 'sent',
  refused: 'failed',
  dropped: 'stopped',
} as const;

/** How far an announcement is (office-150); undefined where there is none. Who waits while it is stopped counts as stopped. */
export async function figuresOf(db: Executor, announcementId: string): Promise<AnnouncementFigures | undefined> {
  const announcement = await findAnnouncement(db, announcementId);
  if (!announcement) return undefined;
  const isStopped = announcement.state === 'stopped' || announcement.state === 'over';
  const byWay = new Map<NotificationChannel, Progress>();
  for (const { channel, state, count } of await countRecipients(db, announcementId)) {
    const known = byWay.get(channel) ?? none;
    const column = isStopped && state === 'waiting' ? 'stopped' : columns[state];
    byWay.set(channel, { ...known, [column]: known[column] + count });
  }
  const ways = [...byWay].map(([way, progress]) => ({ way, ...progress }));
  const sum = (column: keyof Progress): number => ways.reduce((all, one) => all + one[column], 0);
  return {
    ...(await membersOf(db, announcementId)),
    ...{ waiting: sum('waiting'), sent: sum('sent'), failed: sum('failed'), stopped: sum('stopped') },
    isCounted: announcement.filledAt !== null,
    byWay: ways,
  };
}
