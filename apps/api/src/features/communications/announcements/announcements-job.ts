import { fillRecipients } from './fill-recipients.ts';
import { type AnnouncingServices, sendAnnouncements } from './send-announcements.ts';

interface JobServices extends AnnouncingServices {
  readonly log: { warn(fields: object, message: string): void };
}

const secondMs = 1_000;
/** Recipients of many accounts let messages go between. */
const fillMs = 500;

/** Writes recipients and messages of announcements each second while the worker lives. Answers how to end it. */
export function announcementsJob(services: JobServices): () => void {
  let isEnded = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const until = performance.now() + fillMs;
    await fillRecipients(services, () => !isEnded && performance.now() < until);
    if (!isEnded) await sendAnnouncements(services);
  };
  const next = (waitMs: number): void => {
    timer = setTimeout(() => {
      const began = performance.now();
      look()
        .catch((error: unknown) => services.log.warn({ err: error }, 'announcements could not be sent'))
        .finally(() => {
          if (!isEnded) next(Math.max(0, secondMs - (performance.now() - began)));
        });
    }, waitMs);
  };
  next(secondMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
