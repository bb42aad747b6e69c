import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { announcementUnderWay } from './announcements-store.ts';
import { fillRecipients } from './fill-recipients.ts';
import { type AnnouncingServices, sendAnnouncements } from './send-announcements.ts';

interface JobServices extends AnnouncingServices {
  readonly log: { warn(fields: object, message: string): void };
}

const secondMs = 1_000;
/** Recipients of many accounts let messages go between. */
const fillMs = 500;

/** Writes recipients and messages of announcements each second while the worker lives. Answers how to end it. */
export function announcementsJob({ lookAgain }: Pick<OpenJobQueue, 'lookAgain'>, services: JobServices): () => void {
  let isEnded = false;
  const look = async (): Promise<boolean> => {
    const until = performance.now() + fillMs;
    const filled = await fillRecipients(services, () => !isEnded && performance.now() < until);
    const sent = isEnded ? 0 : await sendAnnouncements(services);
    return filled + sent > 0;
  };
  const endLooking = lookAgain({
    everyMs: secondMs,
    waiting: announcementUnderWay,
    look: () =>
      look().catch((error: unknown) => {
        services.log.warn({ err: error }, 'announcements could not be sent');
        return false;
      }),
  });
  return () => {
    isEnded = true;
    endLooking();
  };
}
