import { announcesAlways, showsAnnouncement } from '@rochdale/domain/website/frame/announcement';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useEffect, useMemo } from 'react';
import { keepForTab, readForTab } from './storage.ts';
import { useStored } from './stored.ts';

/** The name under which the tab keeps what this visit has shown of the announcement. */
const seen = 'announced';
/** The name under which the tab keeps that the power is off at the member's own account. */
const ownOutage = 'ownOutage';

/**
 * Runs before first paint: an announcement that will not show never stands there for a moment, to push the page when it
 * goes. Stands inline in the page.
 */
export function quietScriptOf(name: string, route: Route): string {
  const shown = JSON.stringify(name).replaceAll('<', '\\u003c');
  const isSeen = announcesAlways(route) ? '' : `||t.getItem('rochdale.tab.${seen}')===n`;
  return `(function(){try{var n=${shown},t=sessionStorage;if(localStorage.getItem('rochdale.dismissedAnnouncement')===n||t.getItem('rochdale.tab.${ownOutage}')${isSeen})document.documentElement.dataset.quiet=''}catch(e){}})()`;
}

/** As the server renders it. */
const nothingKnown = { hasOwnOutage: false, isSeen: false };

/** Whether the announcement of this name shows on a screen (website-14, website-42); where it does, the visit has seen it. */
export function useIsAnnounced(name: string, route: Route): boolean {
  const isHydrated = useIsHydrated();
  const isDismissed = useStored('dismissedAnnouncement') === name;
  // What the visit knew when it came to this screen: what stands there does not go while it is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for each screen
  const known = useMemo(
    () => ({ hasOwnOutage: readForTab(ownOutage) !== null, isSeen: readForTab(seen) === name }),
    [name, route],
  );
  const { hasOwnOutage, isSeen } = isHydrated ? known : nothingKnown;
  const isShown = showsAnnouncement({ isDismissed, hasOwnOutage, isSeen, announcesAlways: announcesAlways(route) });
  useEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset.quiet;
    if (isShown && readForTab(seen) !== name) keepForTab(seen, name);
  }, [isHydrated, isShown, name]);
  return isShown;
}

/** The outage of the member's own account, once that is known: no further page of the visit repeats the storm then. */
export function useOwnOutage(isOff: boolean | undefined): void {
  useEffect(() => {
    if (isOff !== undefined) keepForTab(ownOutage, isOff ? 'yes' : null);
  }, [isOff]);
}
