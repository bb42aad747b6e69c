import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { ShownSecret } from './connected-calls.ts';
import './secret-shown.css';

/** A secret, shown this once, to be copied. */
export function SecretShown({ shown, onDismiss }: { shown: ShownSecret; onDismiss: () => void }) {
  const text = useText();
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    navigator.clipboard.writeText(shown.secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="pad pad--under-head">
      <Alert kind="success" title={shown.said} onDismiss={onDismiss}>
        <span className="secret">
          <code className="secret__value">{shown.secret}</code>
          <Button kind="secondary" size="s" onClick={copy}>
            {text('connected.copy')}
          </Button>
        </span>
        {copied !== undefined && (
          <span role="status">{text(copied ? 'connected.copied' : 'connected.copy.failed')}</span>
        )}
      </Alert>
    </div>
  );
}
