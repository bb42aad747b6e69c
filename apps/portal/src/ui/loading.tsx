import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../lib/text.ts';

const delayMs = 150;

/** Shapes of the content to come, after a moment, with one polite word. */
export function Loading({ children }: { children: ReactNode }) {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className="vh" role="status">
        {isSlow ? text('ui.loading') : ''}
      </p>
      {isSlow && <div aria-hidden="true">{children}</div>}
    </>
  );
}
