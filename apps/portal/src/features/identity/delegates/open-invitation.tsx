import {
  confirmPasswordViolation,
  newPasswordViolation,
  newUsernameViolation,
} from '@rochdale/domain/identity/sign-in/new-credentials';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { NewPasswordFields } from '../registration/public.ts';
import { acceptInvitation, type Invitation, joinByInvitation } from './delegates-calls.ts';

interface OpenInvitationProps {
  readonly code: string;
  readonly invitation: Invitation;
}

/** What is opened, and the ways in: with the login that has signed in, with one that there is, or with a new one. */
export function OpenInvitation({ code, invitation }: OpenInvitationProps) {
  const text = useText();
  const session = useSession();
  const { holder, email, scope, accountCount, endsOn } = invitation;
  return (
    <>
      <p>
        {text(`delegates.invitation.${scope}`, { holder, count: accountCount })}{' '}
        {endsOn === null ? text('delegates.noEnd') : text('delegates.until', { day: pageFormats().letterDay(endsOn) })}
      </p>
      <p className="hint">{text('delegates.invitation.for', { email })}</p>
      {session ? <Accept code={code} /> : <Join code={code} />}
    </>
  );
}

function Accept({ code }: { code: string }) {
  const text = useText();
  const sent = useSend(() => acceptInvitation({ body: { code } }));
  if (sent.data)
    return (
      <>
        <FocusedAlert kind="success">{text('delegates.invitation.accepted')}</FocusedAlert>
        <ScreenLink className={buttonClass({ kind: 'secondary' })} to="delegates">
          {text('screen.delegates')}
        </ScreenLink>
      </>
    );
  return (
    <>
      {sent.error && <FocusedAlert kind="danger">{sent.error.message}</FocusedAlert>}
      <div className="actions">
        <Button
          busyLabel={sent.isPending ? text('delegates.invitation.accepting') : undefined}
          onClick={() => void sent.send(undefined)}
        >
          {text('delegates.invitation.accept')}
        </Button>
      </div>
    </>
  );
}

function Join({ code }: { code: string }) {
  const text = useText();
  const { security } = useSite().config;
  const fields = useFields(
    {
      loginId: newUsernameViolation,
      password: (typed) => newPasswordViolation(typed, security),
      cnfpassword: (typed, { password }) => confirmPasswordViolation(typed, password),
    },
    { loginId: '', password: '', cnfpassword: '' },
  );
  const { bind, problems, refusals } = fields;
  const sent = useSend((values: { loginId: string; password: string; cnfpassword: string }) =>
    joinByInvitation({ body: { code, ...values } }),
  );
  if (sent.data)
    return (
      <>
        <FocusedAlert kind="success">{text('delegates.invitation.done')}</FocusedAlert>
        <ScreenLink className={buttonClass({})} to="login">
          {text('shell.signIn')}
        </ScreenLink>
      </>
    );
  return (
    <>
      <h2>{text('delegates.invitation.have')}</h2>
      <p>{text('delegates.invitation.signIn')}</p>
      <ScreenLink className={buttonClass({ kind: 'secondary' })} to="login">
        {text('shell.signIn')}
      </ScreenLink>
      <h2>{text('delegates.invitation.make')}</h2>
      <form className="form" noValidate onSubmit={fields.submit((values) => void sent.send(values))}>
        {problems.length > 1 && <ErrorSummary key={refusals} items={problems} />}
        {sent.error && (
          <FocusedAlert key={sent.count} kind="danger">
            {sent.error.message}
          </FocusedAlert>
        )}
        <TextField
          {...bind('loginId')}
          label={text('registration.username')}
          hint={text('registration.username.hint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <NewPasswordFields password={bind('password')} again={bind('cnfpassword')} />
        <Button type="submit" busyLabel={sent.isPending ? text('delegates.invitation.making') : undefined}>
          {text('delegates.invitation.make')}
        </Button>
      </form>
    </>
  );
}
