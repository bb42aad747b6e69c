import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { sending } from '../../../../platform/jobs/looking.ts';
import { gatherNews, type NewsServices } from './gather-news.ts';
import { addressWithNews } from './news-store.ts';

const name = 'usage-news.gather';
/** How often is looked whether something has come that an app is to be told of. */
const lookMs = 5_000;

/** Makes notifications of what has come for apps, within seconds. Answers how to end looking. */
export async function newsJob({ boss, repeat, lookAgain }: OpenJobQueue, services: NewsServices): Promise<() => void> {
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 0.5, expireInSeconds: 300 }, () =>
    gatherNews(services),
  );
  return lookAgain({ everyMs: lookMs, waiting: () => addressWithNews, look: sending(boss, name) });
}
