import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { useText } from '../text/text.ts';
import { Alert } from './alert.tsx';

/** Above what could be had before and not again: that it may be old, why, and a way to try again. */
export function NotAgain({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const text = useText();
  return (
    <Alert
      kind="warning"
      title={text('error.notAgain')}
      action={
        <Button kind="secondary" size="s" onClick={onRetry}>
          {text('error.tryAgain')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
