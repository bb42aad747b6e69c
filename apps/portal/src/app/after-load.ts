import type { Site } from '@rochdale/domain/website/site/site';
import { addForeignStylesheet } from './foreign-stylesheet.ts';
import { keepOfflinePage } from './offline/offline-page.ts';
import { keepSendingReports } from './send-waiting.ts';

/** What a page does once it stands: nobody waits for it. */
export function afterLoad({ settings }: Site): void {
  keepSendingReports();
  keepOfflinePage();
  addForeignStylesheet(settings.customStylesheet);
  const { googleAnalyticsCode } = settings;
  if (googleAnalyticsCode !== undefined)
    void import('./analytics.ts').then(
      ({ measurePages }) => measurePages(googleAnalyticsCode),
      // Nobody's visit depends on being counted.
      () => undefined,
    );
}
