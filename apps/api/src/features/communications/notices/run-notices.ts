import { quietUntil } from '@rochdale/domain/communications/notices/quiet-hours';
import { type NotificationTopic, notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import { localTimeAt } from '@rochdale/domain/dates';
import { gates } from '@rochdale/domain/gates/gates';
import type { FastifyBaseLogger } from 'fastify';
import { isHeld } from '../../office/holds/public.ts';
import { finders } from './find-notices.ts';
import { endRound, hasRound } from './notices-store.ts';
import { type NoticeServices, recordPage, type Told, tellPage, tryPage } from './tell-notices.ts';

export interface RunServices extends NoticeServices {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** What a run told, by topic. */
export type NoticesReport = Partial<Record<NotificationTopic, Told>>;

/** How often a topic is looked at: what happens at every run, what hangs on the day once from the morning on. */
const rhythms: Readonly<Record<NotificationTopic, 'run' | 'hour' | 'day'>> = {
  billReady: 'run',
  paymentDue: 'day',
  pastDue: 'day',
  paymentReceived: 'run',
  draftComing: 'day',
  highUsage: 'hour',
  lowPrepaidBalance: 'run',
  prepaidDays: 'hour',
  outage: 'run',
};

/** Power first: that news is the one that is waited for. */
const inTurn: readonly NotificationTopic[] = ['outage', ...notificationTopics.filter((topic) => topic !== 'outage')];

/**
 * Tells everything that is to be told now (communications-24). Safe to repeat, to run anywhere and to end anywhere: what a
 * page tells stands in one transaction, and a topic of the day counts as done only when its last page was told. A topic
 * that fails does not keep the others back. With `dryRun` nothing is written, and the topics of the day are tried again.
 * While anything holds, nothing is told.
 */
export async function runNotices(services: RunServices, { dryRun = false } = {}): Promise<NoticesReport> {
  const { db, clock, site, log } = services;
  const report: NoticesReport = {};
  if (!gates.notifications({ site: site(), signedIn: true }).open) return report;
  if (!dryRun && (await isHeld(db))) return report;
  const { timeZone, config } = site();
  const until = quietUntil(clock.now(), config.quietHours, timeZone);
  for (const topic of inTurn) {
    const period = periodOf(topic, services);
    if (period === 'notYet' && !dryRun) continue;
    try {
      if (period !== undefined && !dryRun && (await hasRound(db, topic, period))) continue;
      let told: Told = { notices: 0, messages: 0 };
      for await (const page of finders[topic](services)) {
        const more = dryRun ? await tryPage(services, page) : await tellPage(services, page, until);
        told = { notices: told.notices + more.notices, messages: told.messages + more.messages };
      }
      if (period !== undefined && !dryRun) await endRound(db, topic, period, clock.now());
      if (told.notices > 0) report[topic] = told;
    } catch (error) {
      log.warn({ err: error, topic }, 'notices of a topic were not told to the end');
    }
  }
  return report;
}

/**
 * Records everything that would be told now as told, and tells nobody: what a database that was restored does not know to
 * have been told would be told again. Topics of the day are recorded even where their hour has not come. Rejects when one
 * of them can't be recorded. Answers how many notices are new, by topic.
 */
export async function recordNotices(services: NoticeServices): Promise<Partial<Record<NotificationTopic, number>>> {
  const recorded: Partial<Record<NotificationTopic, number>> = {};
  if (!gates.notifications({ site: services.site(), signedIn: true }).open) return recorded;
  for (const topic of inTurn) {
    let count = 0;
    for await (const page of finders[topic](services)) count += await recordPage(services, page);
    const period = periodOf(topic, services);
    if (period !== undefined && period !== 'notYet') await endRound(services.db, topic, period, services.clock.now());
    if (count > 0) recorded[topic] = count;
  }
  return recorded;
}

/** The period in which a topic is looked at once; undefined: at every run. A day begins when its quiet hours are over. */
function periodOf(topic: NotificationTopic, { clock, site }: NoticeServices): string | 'notYet' | undefined {
  const { day, time } = localTimeAt(clock.now(), site().timeZone);
  const hour = time.slice(0, 2);
  const rhythm = rhythms[topic];
  if (rhythm === 'run') return undefined;
  if (rhythm === 'hour') return `${day}T${hour}`;
  return Number(hour) >= site().config.quietHours.to ? day : 'notYet';
}
