import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { Icon } from '../art/icon.tsx';
import { Button } from '../form/button.tsx';
import { useText } from '../text/text.ts';
import './empty.css';

/** What could not be loaded, and a way on: to try again, or as the label says. */
export function Failed({ error, label, onRetry }: { error: Error; label?: string; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="empty">
      <span className="well">
        <Icon drawing={circleAlert} size="l" />
      </span>
      <p className="empty__title" role="alert">
        {error.message}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        {label ?? text('error.tryAgain')}
      </Button>
    </div>
  );
}
