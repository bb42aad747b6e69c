import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useSite } from '../../../lib/site.tsx';
import { useCurrentPassword } from '../current-password/public.ts';
import { beginTie, seeTie, untie } from './outside-calls.ts';

/** Whether the login is tied to the outside provider, and how to change that (identity-132, identity-135). */
export function OutsideTie() {
  const text = useText();
  const { outsideSignIn, timeZone } = useSite();
  const memberNumber = useOwnNumber();
  const queries = useQueryClient();
  const key = ['outside-sign-in', memberNumber];
  const tie = useQuery({ queryKey: key, queryFn: () => seeTie({ params: { memberNumber } }) });
  const [isDone, setDone] = useState(false);
  const password = useCurrentPassword({ isAlways: true });
  const body = { currentPassword: password.typed };
  const params = { memberNumber };
  const connect = useSend(
    () => beginTie({ params, body }).catch(password.takeUp),
    ({ url }) => window.location.assign(url),
  );
  const disconnect = useSend(
    () => untie({ params, body }).catch(password.takeUp),
    async () => {
      password.forget();
      await queries.invalidateQueries({ queryKey: key });
      setDone(true);
    },
  );
  if (!outsideSignIn) return null;
  const provider = outsideSignIn.label;
  const failure = connect.error ?? disconnect.error;
  const { tiedAt = null, lastUsedAt = null } = tie.data ?? {};
  const formats = pageFormats();
  const day = formats.instant(new Date(tiedAt ?? 0), timeZone);
  return (
    <section aria-labelledby="outside-title" className="stack">
      <h2 className="h3" id="outside-title">
        {provider}
      </h2>
      {isDone && <Alert kind="success">{text('outsideSignIn.untie.done', { provider })}</Alert>}
      {failure && !password.isRefused && <Alert kind="danger">{failure.message}</Alert>}
      {tie.error && <Alert kind="danger">{tie.error.message}</Alert>}
      {!tie.data && !tie.error && <Skeleton height={120} />}
      {tie.data && (
        <>
          <p className="muted">
            {tiedAt === null && text('outsideSignIn.tie.lead', { provider })}
            {tiedAt !== null && lastUsedAt === null && text('outsideSignIn.tied.unused', { day })}
            {tiedAt !== null &&
              lastUsedAt !== null &&
              text('outsideSignIn.tied', { day, time: formats.instant(new Date(lastUsedAt), timeZone) })}{' '}
            {tiedAt !== null && text('outsideSignIn.change')}
          </p>
          {password.field}
          <div className="actions">
            <Button
              kind="secondary"
              disabled={connect.isPending || disconnect.isPending}
              onClick={() => password.check() && void (tiedAt === null ? connect : disconnect).send(undefined)}
            >
              {text(tiedAt === null ? 'outsideSignIn.tie' : 'outsideSignIn.untie', { provider })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
