import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { operation } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { keepReturn } from './outside-return.ts';

const beginOutside = operation('outside-sign-in.begin', 'POST /v3/login/outside', 'none');

/** Signing in by the co-op's outside provider (identity-130): the browser leaves for it. */
export default function OutsideWay() {
  const text = useText();
  const { outsideSignIn } = useSite();
  const query = useQueryParams<'login'>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Who goes back from the provider may find the page as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  if (!outsideSignIn) return null;
  const provider = outsideSignIn.label;
  const leave = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { url } = await beginOutside({});
      keepReturn(query.get('returnUrl'));
      window.location.assign(url);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <Button
        kind="secondary"
        block
        busyLabel={isBusy ? text('outsideSignIn.busy', { provider }) : undefined}
        onClick={() => void leave()}
      >
        {text('outsideSignIn.button', { provider })}
      </Button>
    </>
  );
}
