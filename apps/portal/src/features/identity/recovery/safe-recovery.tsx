import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { knowsPasskeys } from '../../../lib/device/passkeys.ts';
import { useSite } from '../../../lib/site.tsx';
import { beginSession, signInByPasskey } from '../sign-in/public.ts';
import { enterLogin, type FoundLink, waitForLogin } from './recovery-calls.ts';
import { RecoveryCard } from './recovery-card.tsx';

interface SafeRecoveryProps {
  readonly otc: string;
  readonly found: FoundLink;
  readonly onInvalid: () => void;
}

/** Back into a login without a password (identity-86): with one more thing at once, with the e-mail alone after a day. */
export default function SafeRecovery({ otc, found, onInvalid }: SafeRecoveryProps) {
  const [waitsUntil, setWaitsUntil] = useState(found.waitsUntil);
  if (found.kind === 'waited') return <Waited otc={otc} found={found} onInvalid={onInvalid} />;
  if (waitsUntil !== null && waitsUntil !== found.waitsUntil) return <Waits until={waitsUntil} />;
  return (
    <OneMoreThing
      otc={otc}
      found={found}
      onInvalid={onInvalid}
      waitsUntil={waitsUntil}
      onWaiting={({ dueAt }) => setWaitsUntil(dueAt)}
    />
  );
}

/** Enters with a link, and a code where the link alone is not enough; what it opens is My Profile. */
function useEntry(otc: string, onInvalid: () => void) {
  const goTo = useGoTo();
  return useSend(async (code: string) => {
    try {
      const answer = await enterLogin({ body: { otc, code } });
      if (await beginSession(answer)) goTo('my-profile');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) onInvalid();
      throw error;
    }
  });
}

interface OneMoreThingProps extends SafeRecoveryProps {
  readonly waitsUntil: string | null;
  readonly onWaiting: (answer: { dueAt: string }) => void;
}

function OneMoreThing({ otc, found, waitsUntil, onInvalid, onWaiting }: OneMoreThingProps) {
  const text = useText();
  const { settings } = useSite();
  const entry = useEntry(otc, onInvalid);
  const waiting = useSend(() => waitForLogin({ body: { otc } }), onWaiting);
  const [code, setCode] = useState('');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    void entry.send(code);
  };
  return (
    <RecoveryCard title={text('safeRecovery.title')}>
      <p className="form-lead">{text('safeRecovery.lead', { member: found.memberName })}</p>
      <div className="stack">
        {found.hasAuthenticator && (
          <form className="form" method="post" noValidate onSubmit={enter}>
            <TextField
              label={text('safeRecovery.code')}
              value={code}
              error={entry.error?.message}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" busyLabel={entry.isPending ? text('safeRecovery.entering') : undefined}>
              {text('safeRecovery.enter')}
            </Button>
          </form>
        )}
        <ByPasskey />
        <h2 className="h3">{text('safeRecovery.wait.title')}</h2>
        {found.mustComeIn ? (
          <Alert kind="warning">{text('safeRecovery.comeIn', { phone: settings.phoneNumber })}</Alert>
        ) : waitsUntil === null ? (
          <>
            <p>{text('safeRecovery.wait.lead')}</p>
            {waiting.error && <Alert kind="danger">{waiting.error.message}</Alert>}
            <div className="actions">
              <Button
                kind="secondary"
                busyLabel={waiting.isPending ? text('safeRecovery.wait.asking') : undefined}
                onClick={() => void waiting.send(undefined)}
              >
                {text('safeRecovery.wait')}
              </Button>
            </div>
          </>
        ) : (
          <WaitingWords until={waitsUntil} />
        )}
      </div>
    </RecoveryCard>
  );
}

/** Another passkey, on another device or this one: with it there is nothing to recover. */
function ByPasskey() {
  const text = useText();
  const goTo = useGoTo();
  const sent = useSend(async () => {
    await signInByPasskey();
    goTo('my-profile');
  });
  if (!knowsPasskeys()) return null;
  return (
    <div className="stack">
      <p>{text('safeRecovery.passkey')}</p>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <div className="actions">
        <Button
          kind="secondary"
          busyLabel={sent.isPending ? text('passkeys.signIn.busy') : undefined}
          onClick={() => void sent.send(undefined)}
        >
          {text('passkeys.signIn')}
        </Button>
      </div>
    </div>
  );
}

function WaitingWords({ until }: { until: string }) {
  const text = useText();
  const { timeZone } = useSite();
  const time = pageFormats().instant(new Date(until), timeZone);
  return (
    <Alert kind="info" title={text('safeRecovery.waits.title', { time })}>
      {text('safeRecovery.waits')}
    </Alert>
  );
}

/** It has just been asked for: the link is used up. */
function Waits({ until }: { until: string }) {
  const text = useText();
  return (
    <RecoveryCard title={text('safeRecovery.title')} isNews>
      <WaitingWords until={until} />
      <div className="actions">
        <ScreenLink className={buttonClass({ kind: 'secondary' })} to="login">
          {text('safeRecovery.backToLogin')}
        </ScreenLink>
      </div>
    </RecoveryCard>
  );
}

/** The link that came after a day: a press enters, since mail programs follow links by themselves. */
function Waited({ otc, found, onInvalid }: SafeRecoveryProps) {
  const text = useText();
  const entry = useEntry(otc, onInvalid);
  return (
    <RecoveryCard title={text('safeRecovery.title')}>
      <p className="form-lead">{text('safeRecovery.waited.lead', { member: found.memberName })}</p>
      {entry.error && <Alert kind="danger">{entry.error.message}</Alert>}
      <div className="actions">
        <Button
          busyLabel={entry.isPending ? text('safeRecovery.entering') : undefined}
          onClick={() => void entry.send('')}
        >
          {text('safeRecovery.enter')}
        </Button>
      </div>
    </RecoveryCard>
  );
}
