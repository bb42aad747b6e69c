import { endedByClosing } from '@rochdale/domain/identity/my-record/closing';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession } from '../../../lib/session/session.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { keptFor } from './kept-words.ts';
import { type Closing, closeLogin, type Kept, seeClosing } from './my-record-calls.ts';
import type { RecordScreen } from './use-record.ts';

/** Says what ends and what is kept, and closes the login when that was read (identity-105). */
export function CloseLogin({ screen, onClose }: { screen: RecordScreen; onClose: () => void }) {
  const text = useText();
  const { memberNumber, kept } = screen;
  const params = { memberNumber };
  const password = useCurrentPassword({ isAlways: true });
  const [isRead, setRead] = useState(false);
  const [missing, setMissing] = useState<string>();
  const closing = useQuery({
    queryKey: ['my-record', memberNumber, 'closing'],
    queryFn: () => seeClosing({ params }),
    staleTime: 0,
  });
  const sent = useSend(
    () => closeLogin({ params, body: { currentPassword: password.typed, agreed: true } }).catch(password.takeUp),
    () => {
      endSession();
      window.location.assign(addressOf('home'));
    },
  );
  const send = (): void => {
    if (closing.data === undefined || closing.data.blockedBy !== null) return;
    setMissing(isRead ? undefined : text('myRecord.close.agree.needed'));
    if (isRead && password.check()) void sent.send(undefined);
  };
  return (
    <ConfirmDialog
      title={text('myRecord.close')}
      no={text('myRecord.close.no')}
      yes={text('myRecord.close.yes')}
      busyLabel={sent.isPending ? text('myRecord.close.busy') : undefined}
      failure={password.isRefused ? undefined : sent.error?.message}
      onNo={onClose}
      onYes={send}
    >
      <Loaded query={closing} skeleton={<Skeleton height={320} />}>
        {(data) =>
          data.blockedBy === null ? (
            <>
              <WhatEnds closing={data} kept={kept.data?.kinds ?? []} />
              <Checkbox
                label={text('myRecord.close.agree')}
                checked={isRead}
                error={missing}
                onChange={(event) => setRead(event.target.checked)}
              />
              {password.field}
            </>
          ) : (
            <Alert kind="warning">{text('myRecord.close.underWay')}</Alert>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}

function WhatEnds({ closing: { ends, officeDrafts }, kept }: { closing: Closing; kept: readonly Kept[] }) {
  const text = useText();
  const some = endedByClosing.filter((one) => ends[one] > 0);
  return (
    <div className="prose my-record__ends">
      <p>{text('myRecord.close.lead')}</p>
      <p>{text('myRecord.close.now')}</p>
      {some.length > 0 && (
        <>
          <p>{text('myRecord.close.ends')}</p>
          <ul>
            {some.map((one) => (
              <li key={one}>{text(`myRecord.close.ends.${one}`, { count: ends[one] })}</li>
            ))}
          </ul>
        </>
      )}
      {officeDrafts > 0 && <p>{text('myRecord.close.officeDrafts', { count: officeDrafts })}</p>}
      <p>{text('myRecord.close.kept')}</p>
      <ul>
        {kept
          .filter(({ afterClosing }) => afterClosing)
          .map((one) => (
            <li key={one.kind}>
              {text(`myRecord.keep.${one.kind}`)}: {keptFor(one, text)}
            </li>
          ))}
      </ul>
    </div>
  );
}
