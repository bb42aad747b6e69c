import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useGate } from '../../lib/gates.ts';
import { useIsHydrated } from '../../lib/stored.ts';
import { useText } from '../../lib/text.ts';
import './shell.css';

/** Only where the co-op has a chat, and after everything else. */
const ChatPlace = lazy(() => import('./chat-place.tsx'));

/** The least that stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const hasChat = useGate('webChat').open && isHydrated;
  useSayReady();
  return (
    <>
      <a className="skip-link" href="#main">
        {text('shell.skip')}
      </a>
      {children}
      {hasChat && (
        <Suspense fallback={null}>
          <ChatPlace />
        </Suspense>
      )}
    </>
  );
}

/** Says to whoever waits, such as a test, that the page now answers. */
function useSayReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
