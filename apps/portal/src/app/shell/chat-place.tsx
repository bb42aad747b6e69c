import { addressOf } from '@rochdale/domain/website/screens/address';
import { isRoute } from '@rochdale/domain/website/screens/screen-access';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMaintenanceFlag } from '../../lib/calls/maintenance.ts';
import { useIsChatOpen } from '../../lib/chat-door.ts';
import { withTexts } from '../../lib/text/text.ts';

const WebChat = lazy(() =>
  withTexts(['web-chat'], () => import('../../features/service/web-chat/web-chat.tsx'))
    // Without the network there is no chat; the page stays as it is.
    .catch(() => ({ default: () => null })),
);

/** Screens that stand alone: in another site's hands, or while the portal is closed. */
const without: ReadonlySet<string> = new Set([
  addressOf('direct-usage-tracker'),
  addressOf('outage-map-embed'),
  addressOf('maint'),
]);

/** Where the web chat stands (website-41): loaded once the page has nothing else to do, or when it is asked for. */
export default function ChatPlace() {
  const { pathname } = useLocation();
  const isResting = useMaintenanceFlag() > 0;
  const isIdle = useIsIdle();
  const isOpen = useIsChatOpen();
  if (isResting || !(isIdle || isOpen) || without.has(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <WebChat isScreen={isRoute} />
    </Suspense>
  );
}

/** True once the page has loaded and the browser has had time for everything else. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 1500);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(settle, { timeout: 5000 });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
