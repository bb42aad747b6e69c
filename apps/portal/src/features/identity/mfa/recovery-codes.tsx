import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import copy from 'lucide-static/icons/copy.svg?inner';
import { useState } from 'react';

/** The ten recovery codes, shown once (identity-40). */
export function RecoveryCodes({
  codes,
  message,
  onDone,
}: {
  codes: readonly string[];
  message: string;
  onDone: () => void;
}) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copyCodes = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="stack">
      <FocusedAlert kind="success">{message}</FocusedAlert>
      <h2 className="h3">{text('mfa.recovery.title')}</h2>
      <p className="muted">{text('mfa.recovery.lead')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <Button onClick={onDone}>{text('mfa.recovery.done')}</Button>
        <Button kind="secondary" onClick={() => void copyCodes()}>
          <Icon drawing={isCopied ? check : copy} size="s" />
          <span role="status">{text(isCopied ? 'mfa.recovery.copied' : 'mfa.recovery.copy')}</span>
        </Button>
      </div>
    </div>
  );
}
