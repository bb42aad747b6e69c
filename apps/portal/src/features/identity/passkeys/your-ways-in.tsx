import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import keyboard from 'lucide-static/icons/keyboard.svg?inner';
import lifeBuoy from 'lucide-static/icons/life-buoy.svg?inner';
import shieldCheck from 'lucide-static/icons/shield-check.svg?inner';
import { type ReactNode, useState } from 'react';
import { useGate } from '../../../lib/gates.ts';
import { Way, type WaysIn } from '../passkey-use/public.ts';
import { TurnPasswordOff } from './turn-password-off.tsx';

interface YourWaysInProps {
  readonly memberNumber: string;
  readonly ways: WaysIn;
  readonly onTurnedOff: () => void;
  /** Ways of the co-op's own. */
  readonly children?: ReactNode;
}

/** What else opens the login; the password may go once enough others are there (identity-83). */
export function YourWaysIn({ memberNumber, ways, onTurnedOff, children }: YourWaysInProps) {
  const text = useText();
  const hasApps = useGate('mfa').open;
  const [isAsking, setAsking] = useState(false);
  const { hasPassword, mayTurnPasswordOff, hasAuthenticator, recoveryCodes } = ways;
  const password = mayTurnPasswordOff ? 'passkeys.password.may' : 'passkeys.password.on';
  return (
    <section aria-labelledby="passkeys-ways">
      <h2 className="h3" id="passkeys-ways">
        {text('passkeys.ways')}
      </h2>
      <ul className="things passkeys__list">
        <Way
          drawing={keyboard}
          title={text('passkeys.password')}
          says={text(hasPassword ? password : 'passkeys.password.off')}
        >
          {mayTurnPasswordOff && (
            <Button kind="secondary" size="s" onClick={() => setAsking(true)}>
              {text('passkeys.password.turnOff')}
              <span className="vh"> {text('passkeys.password')}</span>
            </Button>
          )}
        </Way>
        {(hasApps || hasAuthenticator) && (
          <>
            <Way
              drawing={shieldCheck}
              title={text('passkeys.app')}
              says={text(hasAuthenticator ? 'passkeys.app.on' : 'passkeys.app.off')}
            />
            <Way
              drawing={lifeBuoy}
              title={text('passkeys.codes')}
              says={
                hasAuthenticator ? text('passkeys.codes.left', { count: recoveryCodes }) : text('passkeys.codes.none')
              }
            />
          </>
        )}
        {children}
      </ul>
      {isAsking && (
        <TurnPasswordOff
          memberNumber={memberNumber}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onTurnedOff();
          }}
        />
      )}
    </section>
  );
}
