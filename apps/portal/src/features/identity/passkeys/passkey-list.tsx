import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import key from 'lucide-static/icons/key-round.svg?inner';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { Passkey } from '../passkey-use/public.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import '@rochdale/ui/layout/things.css';

interface PasskeyListProps {
  readonly memberNumber: string;
  readonly passkeys: readonly Passkey[];
  readonly onDone: (sentence: string) => void;
}

/** Each passkey with its name and when it was made and used; it can be renamed and removed. */
export function PasskeyList({ memberNumber, passkeys, onDone }: PasskeyListProps) {
  const text = useText();
  const { timeZone } = useSite();
  const [open, setOpen] = useState<{ readonly what: 'rename' | 'remove'; readonly passkey: Passkey }>();
  const timeOf = (moment: string): string => pageFormats().instant(new Date(moment), timeZone);
  const close = (): void => setOpen(undefined);
  const closeWith = (sentence: string) => (): void => {
    close();
    onDone(sentence);
  };
  if (passkeys.length === 0) return <p className="passkeys__none">{text('passkeys.none')}</p>;
  return (
    <>
      <ul className="things passkeys__list">
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <span className="well well--tint">
              <Icon drawing={key} />
            </span>
            <div>
              <b>{passkey.name}</b>
              <small>
                {text('passkeys.made', { day: timeOf(passkey.createdAt) })}{' '}
                {passkey.lastUsedAt === null
                  ? text('passkeys.unused')
                  : text('passkeys.used', { day: timeOf(passkey.lastUsedAt) })}
              </small>
            </div>
            <div className="actions">
              <Button kind="ghost" size="s" onClick={() => setOpen({ what: 'rename', passkey })}>
                {text('passkeys.rename')}
                <span className="vh"> {passkey.name}</span>
              </Button>
              <Button kind="secondary" size="s" onClick={() => setOpen({ what: 'remove', passkey })}>
                {text('passkeys.remove')}
                <span className="vh"> {passkey.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {open?.what === 'rename' && (
        <RenamePasskey
          memberNumber={memberNumber}
          passkey={open.passkey}
          onClose={close}
          onDone={closeWith(text('passkeys.renamed'))}
        />
      )}
      {open?.what === 'remove' && (
        <RemovePasskey
          memberNumber={memberNumber}
          passkey={open.passkey}
          onClose={close}
          onDone={closeWith(text('passkeys.removed'))}
        />
      )}
    </>
  );
}
