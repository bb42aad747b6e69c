import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { operation } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';

const beginOutside = operation('outside-sign-in.begin', 'POST /v3/login/outside', 'none');

/** Signing in by the co-op's outside provider (identity-130): the browser leaves for it. */
export function OutsideWay() {
  const text = useText();
  const { outsideSignIn } = useSite();
  const leave = useSend(
    () => beginOutside({}),
    ({ url }) => window.location.assign(url),
  );
  if (!outsideSignIn) return null;
  const provider = outsideSignIn.label;
  return (
    <>
      {leave.error && <Alert kind="danger">{leave.error.message}</Alert>}
      <Button
        kind="secondary"
        block
        busyLabel={leave.isPending ? text('outsideSignIn.busy', { provider }) : undefined}
        onClick={() => void leave.send(undefined)}
      >
        {text('outsideSignIn.button', { provider })}
      </Button>
    </>
  );
}
