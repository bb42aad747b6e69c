import { type ReactNode, useEffect } from 'react';
import { useText } from '../../lib/text.ts';
import { ChatPlace } from './chat-place.tsx';
import './shell.css';

/** The least that stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  useSayReady();
  return (
    <>
      <a className="skip-link" href="#main">
        {text('shell.skip')}
      </a>
      {children}
      <ChatPlace />
    </>
  );
}

/** Says to whoever waits, such as a test, that the page now answers. */
function useSayReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
