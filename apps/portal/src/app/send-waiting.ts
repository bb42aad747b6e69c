import { onStoredChange, readStored } from '../lib/device/storage.ts';
import { readSession } from '../lib/session/session.ts';
import { withTexts } from '../lib/text/text.ts';

/** How often a server that was too busy is tried again while a page is open. */
const pauseMs = 30_000;

/**
 * Sends the outage reports that wait on this device: when a page of the portal has loaded, when the network returns,
 * when somebody signs in, and from time to time while any waits.
 */
export function keepSendingReports(): void {
  const send = (): void => {
    if (readStored('outageReports') === null) return;
    void withTexts(['outage-page'], () => import('../features/service/outage/public.ts'))
      .then(({ sendKeptReports }) => sendKeptReports())
      // Without the network this code may not load either; it waits as the reports do.
      .catch(() => undefined);
  };
  let member = readSession()?.memberNumber;
  onStoredChange(() => {
    const before = member;
    member = readSession()?.memberNumber;
    if (member !== undefined && member !== before) send();
  });
  addEventListener('online', send);
  setInterval(send, pauseMs);
  send();
}
