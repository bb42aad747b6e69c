import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { DetailsForm } from './details-step.tsx';
import type { useUsernameCheck } from './use-username-check.ts';
import './registration.css';

/** The username, looked up when its field loses focus: a spinner, then a tick or a cross (S0 §4). */
export function UsernameField({
  form,
  username,
}: {
  form: DetailsForm;
  username: ReturnType<typeof useUsernameCheck>;
}) {
  const text = useText();
  const { error, ...binding } = form.bind('loginId', (value) => {
    username.forget();
    return value;
  });
  const taken = username.check === 'taken' ? text('registration.username.taken') : undefined;
  return (
    <TextField
      {...binding}
      error={error ?? taken}
      label={text('registration.username')}
      hint={text('registration.username.hint')}
      aside={<CheckMark check={username.check} />}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      onBlur={(event) => void username.ask(event.target.value)}
    />
  );
}

function CheckMark({ check }: { check: ReturnType<typeof useUsernameCheck>['check'] }) {
  const text = useText();
  return (
    <span className="username-check small" role="status">
      {check === 'checking' && (
        <>
          <span className="username-check__spinner" aria-hidden="true" />
          {text('registration.username.checking')}
        </>
      )}
      {check === 'free' && (
        <span className="username-check__free">
          <Icon drawing={circleCheck} size="s" />
          {text('registration.username.free')}
        </span>
      )}
      {check === 'taken' && (
        <span className="username-check__taken">
          <Icon drawing={x} size="s" />
          <span className="vh">{text('registration.username.taken')}</span>
        </span>
      )}
    </span>
  );
}

/** The e-mail address, and again where the site asks for it (S0 §5). */
export function EmailFields({ form, isTwice }: { form: DetailsForm; isTwice: boolean }) {
  const text = useText();
  return (
    <>
      <TextField
        {...form.bind('email')}
        label={text('registration.email')}
        type="email"
        autoComplete="email"
        maxLength={60}
      />
      {isTwice && (
        <TextField
          {...form.bind('cnfemail')}
          label={text('registration.email.again')}
          type="email"
          autoComplete="email"
          maxLength={60}
        />
      )}
    </>
  );
}
