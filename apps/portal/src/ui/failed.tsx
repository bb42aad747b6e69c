import { useText } from '../lib/text.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './empty.css';

/** What could not be loaded, and a way to try again. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="empty">
      <span className="well">
        <Icon name="circle-alert" size="l" />
      </span>
      <p className="empty__title" role="alert">
        {error.message}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </div>
  );
}
