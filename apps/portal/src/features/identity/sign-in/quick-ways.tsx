import { useText } from '@rochdale/ui/text/text.ts';
import { late } from '../../../lib/calls/missing-code.ts';
import { knowsPasskeys } from '../../../lib/device/passkeys.ts';
import { useSite } from '../../../lib/site.tsx';
import PasskeyWay from './passkey-way.tsx';

/** Most co-ops have no provider. */
const OutsideWay = late(() => import('./outside-way.tsx'));

/** The ways in that need no password: by the co-op's outside provider, where there is one, and by passkey. */
export default function QuickWays() {
  const text = useText();
  const { outsideSignIn } = useSite();
  return (
    <>
      {outsideSignIn && <OutsideWay />}
      <PasskeyWay />
      {(outsideSignIn || knowsPasskeys()) && <p className="auth__or small">{text('passkeys.signIn.orPassword')}</p>}
    </>
  );
}
