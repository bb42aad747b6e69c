import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { gatherNews, type NewsServices } from './gather-news.ts';
import { addressesWithNews } from './news-store.ts';

const name = 'usage-news.gather';
/** How often is looked whether something has come that an app is to be told of. */
const lookMs = 5_000;

/** Makes notifications of what has come for apps, within seconds. Answers how to end looking. */
export async function newsJob({ boss, repeat, lookAgain }: OpenJobQueue, services: NewsServices): Promise<() => void> {
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 0.5, expireInSeconds: 300 }, () =>
    gatherNews(services),
  );
  return lookAgain(lookMs, async () => {
    const found = await addressesWithNews(services.db);
    if (found.length > 0) await boss.send(name, {});
    return found.length > 0;
  });
}
