import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useEffect } from 'react';
import { showAlert, useShownAlert } from '../../lib/alerts.ts';
import { useSignedOutNote } from './signed-out-note.ts';

/** The sentence at the top of the content; it leaves with the screen. */
export function AlertArea() {
  const shown = useShownAlert();
  useSignedOutNote();
  useEffect(() => () => showAlert(undefined), []);
  if (!shown) return null;
  return (
    <div className="container alert-area">
      <Alert kind={shown.kind} onDismiss={() => showAlert(undefined)}>
        {shown.text}
      </Alert>
    </div>
  );
}
