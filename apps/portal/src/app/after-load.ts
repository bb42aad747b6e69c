import type { Site } from '@rochdale/domain/website/site/site';
import { isInstalledApp } from '../lib/device/installed-app.ts';
import { readStored } from '../lib/device/storage.ts';
import { addForeignStylesheet } from './foreign-stylesheet.ts';
import { keepOfflinePage } from './offline/offline-page.ts';
import { keepSendingReports } from './send-waiting.ts';

/** What a page does once it stands: nobody waits for it. */
export function afterLoad({ settings, lastSeen, timeZone }: Site): void {
  keepSendingReports();
  sealWhatIsInClear(timeZone);
  keepOfflinePage();
  if (readStored('keepsLastSeen') !== null && (lastSeen !== true || isInstalledApp()))
    void import('../features/identity/last-seen/keep-last-seen.ts').then(
      ({ keepLastSeen, keepNothing }) => (lastSeen === true ? keepLastSeen() : keepNothing()),
      () => undefined,
    );
  addForeignStylesheet(settings.customStylesheet);
  const { googleAnalyticsCode } = settings;
  if (googleAnalyticsCode !== undefined)
    void import('./analytics.ts').then(
      ({ measurePages }) => measurePages(googleAnalyticsCode),
      // Nobody's visit depends on being counted.
      () => undefined,
    );
}

/** An application that a release before this one left in clear is sealed, also where nobody goes on with it. */
function sealWhatIsInClear(timeZone: string): void {
  const isInClear = (['application', 'memberApplication'] as const).some((key) => readStored(key)?.startsWith('{'));
  if (!isInClear) return;
  void import('../features/service/application-for-service/take-over.ts').then(
    ({ takeOver }) => takeOver(timeZone),
    // The next page tries again.
    () => undefined,
  );
}
