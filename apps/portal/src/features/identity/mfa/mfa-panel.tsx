import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { readSession, useSession } from '../../../lib/session/session.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { mfaStatus, removeMfa } from './mfa-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SetUp } from './set-up.tsx';
import './mfa.css';

/** Multi-factor authentication (identity-36): the mode list, and the set-up view. */
export function MfaPanel() {
  const text = useText();
  const session = useSession();
  const memberNumber = useOwnNumber();
  const queries = useQueryClient();
  const status = useQuery({
    queryKey: ['mfa', memberNumber],
    queryFn: () => mfaStatus({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const [view, setView] = useState<'modes' | 'set-up' | 'remove'>('modes');
  const [isCanceled, setCanceled] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState<string>();
  const password = useCurrentPassword();
  const remove = useMutation({
    mutationFn: () => removeMfa({ params: { memberNumber }, body: { currentPassword: password.typed } }),
    onError: (error) => password.takesUp(error),
    onSuccess: async ({ message }) => {
      password.forget();
      setSaid(message);
      setView('modes');
      await queries.invalidateQueries({ queryKey: ['mfa'] });
    },
  });

  const shown = ({ mfaEnabled }: ResponseOf<'mfa.status'>) => (
    <div className="stack">
      <p className="muted">{text('mfa.lead')}</p>
      {session?.mustSetUpMfa && <Alert kind="warning">{text('mfa.required')}</Alert>}
      {said !== undefined && <FocusedAlert kind="success">{said}</FocusedAlert>}
      {view === 'set-up' ? (
        <SetUp
          heading={<NewHeading>{text('mfa.setUp.title')}</NewHeading>}
          memberNumber={memberNumber}
          onCancel={() => {
            setCanceled(true);
            setView('modes');
          }}
          onDone={(recoveryCodes) => {
            setSaid(undefined);
            setCodes(recoveryCodes);
            setView('modes');
            void queries.invalidateQueries({ queryKey: ['mfa'] });
          }}
        />
      ) : (
        <Modes
          isOn={mfaEnabled}
          isNews={isCanceled}
          onSetUp={() => setView('set-up')}
          onRemove={() => setView('remove')}
        />
      )}
      {view === 'remove' && (
        <RemoveDialog
          isBusy={remove.isPending}
          failure={password.isRefused ? undefined : remove.error?.message}
          password={password.field}
          onNo={() => {
            password.forget();
            remove.reset();
            setView('modes');
          }}
          onYes={() => readSession() && password.check() && remove.mutate()}
        />
      )}
    </div>
  );
  return (
    <Loaded query={status} skeleton={<Skeleton height={160} />}>
      {(found) =>
        codes ? (
          <RecoveryCodes codes={codes} message={text('mfa.verified')} onDone={() => setCodes(undefined)} />
        ) : (
          shown(found)
        )
      }
    </Loaded>
  );
}

/** Heads what came in place of something else, and takes focus with it. */
function NewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="h3" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface ModesProps {
  readonly isOn: boolean;
  readonly isNews: boolean;
  readonly onSetUp: () => void;
  readonly onRemove: () => void;
}

function Modes({ isOn, isNews, onSetUp, onRemove }: ModesProps) {
  const text = useText();
  const title = text(isOn ? 'mfa.app' : 'mfa.useApp');
  return (
    <div className="mfa-modes">
      <div>
        {isNews ? <NewHeading>{title}</NewHeading> : <h2 className="h3">{title}</h2>}
        <Tag kind={isOn ? 'success' : 'neutral'}>{text(isOn ? 'mfa.on' : 'mfa.off')}</Tag>
      </div>
      <div className="actions">
        {isOn && (
          <Button kind="danger" onClick={onRemove}>
            {text('mfa.remove')}
          </Button>
        )}
        <Button kind={isOn ? 'secondary' : 'primary'} onClick={onSetUp}>
          {text(isOn ? 'mfa.change' : 'mfa.setUp')}
        </Button>
      </div>
    </div>
  );
}
