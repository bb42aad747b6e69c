import { useText } from '../lib/text.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** What could not be loaded, and a way to try again. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="stack">
      <Alert kind="danger">{error.message}</Alert>
      <Button kind="secondary" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </div>
  );
}
