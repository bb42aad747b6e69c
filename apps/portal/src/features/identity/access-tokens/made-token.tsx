import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import copy from 'lucide-static/icons/copy.svg?inner';
import { useState } from 'react';
import type { NewToken } from './use-access-tokens.ts';

/** The token that was just made, to be copied: it is shown here and never again. */
export function MadeToken({ made: { name, token }, onDone }: { made: NewToken; onDone: () => void }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copyToken = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <FocusedAlert kind="success">
      <p>
        <b>{text('accessTokens.made', { name })}</b> {text('accessTokens.made.copy')}
      </p>
      <p>
        <span className="vh">{text('accessTokens.value')}: </span>
        <code className="access-tokens__value">{token}</code>
      </p>
      <div className="actions">
        <Button kind="secondary" size="s" onClick={() => void copyToken()}>
          <Icon drawing={isCopied ? check : copy} size="s" />
          <span role="status">{text(isCopied ? 'accessTokens.copied' : 'accessTokens.copy')}</span>
        </Button>
        <Button kind="ghost" size="s" onClick={onDone}>
          {text('accessTokens.done')}
        </Button>
      </div>
    </FocusedAlert>
  );
}
