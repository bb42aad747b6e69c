import { Button } from '@rochdale/ui/form/button.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import logIn from 'lucide-static/icons/log-in.svg?inner';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useSite } from '../../../lib/site.tsx';
import { Way } from '../passkey-use/public.ts';
import { seeTie } from './outside-calls.ts';
import { TieDialog, UntieDialog } from './tie-dialogs.tsx';

/** The outside provider among the ways in: whether the login is tied to it, and how to change that (identity-132, identity-135). */
export function OutsideTie({ onUntied }: { readonly onUntied: (sentence: string) => void }) {
  const text = useText();
  const { outsideSignIn, timeZone } = useSite();
  const memberNumber = useOwnNumber();
  const queries = useQueryClient();
  const key = ['outside-sign-in', memberNumber];
  const tie = useQuery({ queryKey: key, queryFn: () => seeTie({ params: { memberNumber } }) });
  const [isAsking, setAsking] = useState(false);
  if (!outsideSignIn) return null;
  const provider = outsideSignIn.label;
  if (tie.error)
    return (
      <Way drawing={logIn} title={provider} says={<span role="alert">{tie.error.message}</span>}>
        <Button kind="secondary" size="s" onClick={() => void tie.refetch()}>
          {text('error.tryAgain')}
          <span className="vh"> {provider}</span>
        </Button>
      </Way>
    );
  if (!tie.data) return <Way drawing={logIn} title={provider} says={<Skeleton height={40} />} />;
  const { tiedAt, lastUsedAt } = tie.data;
  const timeOf = (instant: string): string => pageFormats().instant(new Date(instant), timeZone);
  const tiedText = (day: string): string =>
    lastUsedAt === null
      ? text('outsideSignIn.tied.unused', { day })
      : text('outsideSignIn.tied', { day, time: timeOf(lastUsedAt) });
  const isTied = tiedAt !== null;
  const close = (): void => setAsking(false);
  return (
    <>
      <Way
        drawing={logIn}
        title={provider}
        says={
          isTied
            ? `${tiedText(timeOf(tiedAt))} ${text('outsideSignIn.change')}`
            : text('outsideSignIn.tie.lead', { provider })
        }
      >
        <Button kind="secondary" size="s" onClick={() => setAsking(true)}>
          {text(isTied ? 'outsideSignIn.untie.short' : 'outsideSignIn.confirm.yes')}
          <span className="vh"> {provider}</span>
        </Button>
      </Way>
      {isAsking && !isTied && <TieDialog memberNumber={memberNumber} provider={provider} onClose={close} />}
      {isAsking && isTied && (
        <UntieDialog
          memberNumber={memberNumber}
          provider={provider}
          onClose={close}
          onDone={async () => {
            await queries.invalidateQueries({ queryKey: key });
            close();
            onUntied(text('outsideSignIn.untie.done', { provider }));
          }}
        />
      )}
    </>
  );
}
