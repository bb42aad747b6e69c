import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../text/text.ts';
import './skeleton.css';

const delayMs = 150;

interface LoadingProps {
  /** False where something else on the page says so already. */
  readonly isSpoken?: boolean;
  /** Whether the shapes are seen from the beginning: they came with the page. */
  readonly isSeen?: boolean;
  readonly children: ReactNode;
}

/** Shapes of the content to come, seen after a moment, with one polite word. Their place is kept from the beginning. */
export function Loading({ isSpoken = true, isSeen = false, children }: LoadingProps) {
  const text = useText();
  const [isSlow, setSlow] = useState(isSeen);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSpoken && (
        <p className="vh" role="status">
          {isSlow ? text('ui.loading') : ''}
        </p>
      )}
      <div className={isSlow ? 'shapes' : 'shapes shapes--unseen'} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
