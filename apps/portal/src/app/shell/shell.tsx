import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useGate } from '../../lib/gates.ts';
import { lookingNow } from '../../lib/session/looking.ts';

/** Only where the co-op has a chat, and after everything else. */
const ChatPlace = lazy(() => import('./chat-place.tsx'));

/** Nobody waits for it to read the page. */
const SkipLanguage = lazy(() => import('./header/skip-language.tsx'));

/** The least that stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const hasChat = useGate('webChat').open && isHydrated;
  return (
    <>
      {/* biome-ignore lint/correctness/noRestrictedElements: within the page */}
      <a className="skip-link" href="#main">
        {text('shell.skip')}
      </a>
      {isHydrated && !lookingNow() && (
        <Suspense fallback={null}>
          <SkipLanguage />
        </Suspense>
      )}
      {children}
      {hasChat && (
        <Suspense fallback={null}>
          <ChatPlace />
        </Suspense>
      )}
    </>
  );
}
