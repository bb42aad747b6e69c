import { meterPortalUrl } from '@rochdale/domain/identity/hand-overs/meter-portal-url';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { jump } from './hand-overs-calls.ts';
import { Waiting } from './waiting.tsx';

/** The meter portal has no account for this member: it is told, the rest is not (identity-18). */
const noAccount = 3101;

/** The way to the meter-data portal (identity-18): the browser leaves, or returns to the overview. */
export function Page() {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  const goTo = useGoTo();
  const [told, setTold] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    jump({ params: { memberNumber } }).then(
      (visit) => isCurrent && window.location.replace(meterPortalUrl(visit)),
      (error: Error) => {
        if (!isCurrent) return;
        const isTold = error instanceof ApiError && error.fields[0]?.code === noAccount;
        if (isTold) setTold(error.message);
        else goTo('accountoverview', {}, { replace: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [memberNumber, goTo]);
  const goOn = (): void => goTo('accountoverview', {}, { replace: true });
  return (
    <>
      <Waiting>{text('handOver.leaving')}</Waiting>
      <Dialog
        title={text('handOver.redirect')}
        open={told !== undefined}
        onClose={goOn}
        width="400"
        footer={<Button onClick={goOn}>{text('handOver.continue')}</Button>}
      >
        <p>{told}</p>
      </Dialog>
    </>
  );
}
