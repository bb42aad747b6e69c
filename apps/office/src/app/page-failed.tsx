import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

/** A screen that could not be shown, most often because an update has taken its code away. */
export function PageFailed() {
  const text = useText();
  return (
    <div className="pad">
      <Alert
        kind="danger"
        action={
          <Button kind="secondary" size="s" onClick={() => window.location.reload()}>
            {text('office.outdated.reload')}
          </Button>
        }
      >
        {text('office.outdated')}
      </Alert>
    </div>
  );
}
