import { Icon } from '@rochdale/ui/art/icon.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import type { useUsernameCheck } from './use-username-check.ts';
import './username-check.css';

interface UsernameFieldProps {
  readonly binding: FieldBinding;
  readonly username: ReturnType<typeof useUsernameCheck>;
}

/** The username, looked up when its field loses focus: a spinner, then a tick or a cross (identity-43). */
export function UsernameField({ binding: { error, onChange, ...binding }, username }: UsernameFieldProps) {
  const text = useText();
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
      onChange={(event) => {
        username.forget();
        onChange(event);
      }}
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
